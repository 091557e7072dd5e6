import type { DeskTexts } from '../../ru/desk';
import { audit } from './audit';
import { bookings } from './bookings';
import { enquiry, reviews } from './enquiries';
import { frame, notifications, todo } from './frame';
import { pictures } from './pictures';
import { signIn, staff } from './staff';

import { stock } from './stock';
import { visit, visits } from './visits';

export const deskTexts: DeskTexts = {
  ...frame,
  ...signIn,
  ...enquiry,
  ...staff,
  ...audit,
  ...pictures,
  ...stock,
  ...visits,
  ...bookings,
  ...notifications,
  ...todo,
  ...visit,
  ...reviews,
};

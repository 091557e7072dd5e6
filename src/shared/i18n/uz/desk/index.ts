import type { DeskTexts } from '../../ru/desk';
import { bookings } from './bookings';
import { enquiry } from './enquiry';
import { house } from './house';
import { notifications } from './notifications';
import { people } from './people';
import { pictures } from './pictures';
import { reviews } from './reviews';
import { shell } from './shell';
import { signIn } from './signIn';
import { stock } from './stock';
import { visit } from './visit';
import { visits } from './visits';

export const deskTexts: DeskTexts = {
  ...shell,
  ...signIn,
  ...enquiry,
  ...people,
  ...house,
  ...pictures,
  ...stock,
  ...visits,
  ...bookings,
  ...notifications,
  ...visit,
  ...reviews,
};

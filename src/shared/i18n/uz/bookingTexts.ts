import type { BookingTexts } from '../ru/bookingTexts';
import { booking } from './booking';
import { signIn } from './signIn';

export const bookingTexts: BookingTexts = { booking, signIn };

import { booking } from './booking';
import { signIn } from './signIn';

/** What booking says, and how a phone is proven there: a chunk of its own, so that no other page carries it. */
export const bookingTexts = { booking, signIn };

export type BookingTexts = typeof bookingTexts;

import { createContext, useContext } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import type { NoRoom } from './lib/bookingWords';

/** A conflicting change, with its base and the current booking. */
export interface Overtaken {
  before: DeskBooking;
  now: DeskBooking;
  mine: DeskBooking;
}

/** Questions to the user about a change that cannot be saved directly. */
export interface BookingQuestions {
  /** Returns the reason for overbooking, or null to cancel. */
  askReason: (noRoom: NoRoom) => Promise<string | null>;
  /** Returns whether to overwrite another person's change. */
  askOver: (overtaken: Overtaken) => Promise<boolean>;
}

export const BookingQuestionsContext = createContext<BookingQuestions | null>(null);

export const useBookingQuestions = (): BookingQuestions => {
  const questions = useContext(BookingQuestionsContext);
  if (!questions) throw new Error('useBookingQuestions needs the questions above it');
  return questions;
};

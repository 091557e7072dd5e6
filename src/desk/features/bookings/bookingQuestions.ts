import { createContext, useContext } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import type { NoRoom } from './lib/bookingWords';

/** Somebody else has changed the same: as it was, as it is, as it would be. */
export interface Overtaken {
  before: DeskBooking;
  now: DeskBooking;
  mine: DeskBooking;
}

/** What is asked of whoever has made a change that cannot just be made. */
export interface BookingQuestions {
  /** Why it is to stand there all the same; null: it is not. */
  askReason: (noRoom: NoRoom) => Promise<string | null>;
  /** Whether it is to be made over what somebody else has made. */
  askOver: (overtaken: Overtaken) => Promise<boolean>;
}

export const BookingQuestionsContext = createContext<BookingQuestions | null>(null);

export const useBookingQuestions = (): BookingQuestions => {
  const questions = useContext(BookingQuestionsContext);
  if (!questions) throw new Error('useBookingQuestions needs the questions above it');
  return questions;
};

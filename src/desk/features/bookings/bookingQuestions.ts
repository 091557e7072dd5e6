import { createContext, useContext } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import type { NoRoom } from './lib/bookingWords';

export interface Overtaken {
  before: DeskBooking;
  now: DeskBooking;
  mine: DeskBooking;
}

export interface BookingQuestions {
  /** Returns the reason for overbooking, or null to cancel. */
  askReason: (noRoom: NoRoom) => Promise<string | null>;
  askOver: (overtaken: Overtaken) => Promise<boolean>;
}

export const BookingQuestionsContext = createContext<BookingQuestions | null>(null);

export const useBookingQuestions = (): BookingQuestions => {
  const questions = useContext(BookingQuestionsContext);
  if (!questions) throw new Error('useBookingQuestions needs the questions above it');
  return questions;
};

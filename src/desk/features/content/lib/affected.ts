import { isApiProblem } from '#api/problem';
import type { AffectedBooking, BookingsAffected } from '#contract/bookingsDesk';

export interface Affected {
  count: number;
  seen: string;
  bookings: readonly AffectedBooking[];
}

export const affectedOf = (error: unknown): Affected | null => {
  if (!isApiProblem(error) || error.code !== 'bookings_affected' || !error.reply) return null;
  const { count, seen, bookings } = error.reply as BookingsAffected;
  return { count, seen, bookings };
};

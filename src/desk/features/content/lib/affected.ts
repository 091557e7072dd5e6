import { isApiProblem } from '#api/problem';
import type { AffectedBooking, BookingsAffected } from '#contract/bookingsDesk';

/** Bookings that a refused change would leave without a place. */
export interface Affected {
  count: number;
  /** Identifies the set of them. */
  seen: string;
  bookings: readonly AffectedBooking[];
}

/** Null: it was refused for something else. */
export const affectedOf = (error: unknown): Affected | null => {
  if (!isApiProblem(error) || error.code !== 'bookings_affected' || !error.reply) return null;
  const { count, seen, bookings } = error.reply as BookingsAffected;
  return { count, seen, bookings };
};

import { isApiProblem } from '#api/problem';
import type { AffectedBooking, BookingsAffected } from '#contract/bookingsDesk';

/** Bookings that a refused change would displace. */
export interface Affected {
  count: number;
  /** Identifies this set of bookings. */
  seen: string;
  bookings: readonly AffectedBooking[];
}

/** Returns null if the refusal has another cause. */
export const affectedOf = (error: unknown): Affected | null => {
  if (!isApiProblem(error) || error.code !== 'bookings_affected' || !error.reply) return null;
  const { count, seen, bookings } = error.reply as BookingsAffected;
  return { count, seen, bookings };
};

import type { AffectedBooking, BookingsAffected } from '../../../../../contract/desk/bookingTasks';
import { isApiProblem } from '../../../../api/problem';

/** Bookings that a refused change would leave without a place. */
export interface Affected {
  count: number;
  /** The first ones. */
  bookings: readonly AffectedBooking[];
}

/** Null: it was refused for something else. */
export const affectedOf = (error: unknown): Affected | null => {
  if (!isApiProblem(error) || error.code !== 'bookings_affected' || !error.reply) return null;
  const { count, bookings } = error.reply as BookingsAffected;
  return { count, bookings };
};

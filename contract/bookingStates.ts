import type { BOOKING_STATES } from './bookingLimits';
import { dayNumberAt } from './rules/clock';

export type BookingState = (typeof BOOKING_STATES)[number];
/** What the staff sets by hand; `in_work` comes of beginning the visit, which also takes it out of there. */
export type SetBookingState = 'booked' | 'arrived' | 'done' | 'no_show' | 'cancelled';

/** One step back is among them: what was pressed by mistake is taken back. A cancelled one is free for others, and is booked anew. */
const next: Partial<Record<BookingState, readonly SetBookingState[]>> = {
  booked: ['arrived', 'no_show', 'cancelled'],
  arrived: ['done', 'booked', 'cancelled'],
  done: ['arrived'],
  no_show: ['booked', 'arrived'],
};

/** What somebody of the staff may make of it. `startsAt`: nobody comes on a day before it, and nobody has missed what has not begun. */
export const bookingFollowers = (
  from: BookingState,
  { startsAt, now }: { startsAt: number; now: number },
): readonly SetBookingState[] =>
  (next[from] ?? []).filter((to) => {
    if (to === 'no_show') return startsAt <= now;
    return to === 'booked' || to === 'cancelled' || dayNumberAt(startsAt) <= dayNumberAt(now);
  });

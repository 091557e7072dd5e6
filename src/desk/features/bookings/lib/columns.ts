import type { Calendar, CalendarBay, CalendarDay, DeskBooking } from '#contract/bookingsDesk';
import { MINUTE_MS } from '#contract/rules/clock';
import { takenOf } from './frame';
import { type Laid, layOut, type Span } from './lanes';
import type { Column, Place } from './place';

/** Listed aside: they take no time any more. */
export const isGone = ({ state }: DeskBooking): boolean => state === 'cancelled' || state === 'no_show';

/** Somebody else has the place to which it is carried. */
export const isTaken = (
  items: readonly DeskBooking[],
  { booking, place: { bay, start, minutes } }: { booking: DeskBooking; place: Place },
): boolean =>
  items.some(
    (item) =>
      item.id !== booking.id &&
      item.bay === bay &&
      !isGone(item) &&
      Date.parse(item.starts_at) < start + minutes * MINUTE_MS &&
      Date.parse(item.free_at) > start,
  );

/** Something in its column: the minutes of the day, and the lane. */
export interface Placed extends Span, Laid {
  item: DeskBooking;
}

/** The bays that are drawn: the chosen one, or all; a hidden one for what it still has. */
export const baysShown = ({ bays, items }: Calendar, bay: number): readonly CalendarBay[] => {
  const chosen = bays.filter(({ id }) => id === bay);
  if (chosen.length > 0) return chosen;
  return bays.filter(({ id, hidden }) => !hidden || items.some((item) => item.bay === id && !isGone(item)));
};

export const columnsOf = (days: readonly CalendarDay[], bays: readonly CalendarBay[]): Column[] =>
  days.flatMap(({ day }) => bays.map(({ id }) => ({ day, bay: id })));

/** What stands in a column, by its beginning. */
export const placedIn = (items: readonly DeskBooking[], { day, bay }: Column, now = 0): Placed[] => {
  const there = items.flatMap((item) => {
    const span = item.bay === bay && !isGone(item) ? takenOf(day, item, now) : null;
    return span ? [{ item, ...span }] : [];
  });
  const laid = layOut(there);
  return there
    .map((one, index) => ({ ...one, ...(laid[index] ?? { lane: 0, lanes: 1 }) }))
    .toSorted((a, b) => a.from - b.from || a.lane - b.lane);
};

import type { CalendarDay, DeskBooking } from '#contract/bookingsDesk';
import { DAY_MINUTES, MINUTE_MS, midnightOf } from '#contract/rules/clock';
import { isoAt } from './days';
import type { Span } from './lanes';
import { endOf } from './work';

/** Where nothing is open and nobody booked. */
const USUAL: Span = { from: 9 * 60, to: 18 * 60 };
const HOUR = 60;

const within = (day: string, { from, to }: { from: string; to: string }): Span => {
  const midnight = midnightOf(day);
  return {
    from: Math.max((Date.parse(from) - midnight) / MINUTE_MS, 0),
    to: Math.min((Date.parse(to) - midnight) / MINUTE_MS, DAY_MINUTES),
  };
};
const isSome = ({ from, to }: Span): boolean => to > from;

/** The minutes of a day in which it is open. */
export const openOf = ({ day, open }: CalendarDay): Span[] => open.map((span) => within(day, span)).filter(isSome);

/** The minutes of a day that something takes of it, its buffer left out; null: none. `now`: a car in work takes its bay until then at least. */
export const takenOf = (day: string, booking: DeskBooking, now = 0): Span | null => {
  const span = within(day, { from: booking.starts_at, to: isoAt(endOf(booking, now)) });
  return isSome(span) ? span : null;
};

/** From and to when the columns are drawn: whole hours round all that is open or taken. */
export const frameOf = (days: readonly CalendarDay[], items: readonly DeskBooking[], now = 0): Span => {
  const spans = days.flatMap((day) => [...openOf(day), ...items.flatMap((item) => takenOf(day.day, item, now) ?? [])]);
  if (spans.length === 0) return USUAL;
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / HOUR) * HOUR,
    to: Math.ceil(Math.max(...spans.map(({ to }) => to)) / HOUR) * HOUR,
  };
};

/** Half of the label of the current time, which stands around its minute, and all of an hour's, which stands below its line. */
const LABEL = { half: 7, whole: 14 };

/** The hours that are written beside the frame; `now` null: it is another day. One that the current time would cover is left out. */
export const hoursOf = ({ from, to }: Span, now: number | null): number[] =>
  Array.from({ length: (to - from) / HOUR }, (_, index) => from + index * HOUR).filter(
    (hour) => now === null || now <= hour - LABEL.half || now >= hour + LABEL.whole + LABEL.half,
  );

/** What of the frame is closed, breaks included. */
export const closedOf = (day: CalendarDay, frame: Span): Span[] => {
  const edges = [...openOf(day).toSorted((a, b) => a.from - b.from), { from: frame.to, to: frame.to }];
  let at = frame.from;
  return edges.flatMap(({ from, to }) => {
    const closed = { from: at, to: Math.min(from, frame.to) };
    at = Math.max(at, to);
    return isSome(closed) ? [closed] : [];
  });
};

import { type Day, minuteOf, type Week } from '../../contract/content/hours';
import { DAY_MINUTES, merged, midnightOf, type Span, weekdayOf } from '../platform/minutes';

/** Hours of their own from one day to another, both included. */
type SpecialHours = { from: number; to: number; day: Day };
/** `special`: the first of a day counts. */
export type Hours = { week: Week; special: readonly SpecialHours[] };

const hoursOf = (day: number, { week, special }: Hours): Day =>
  special.find(({ from, to }) => from <= day && day <= to)?.day ?? week[weekdayOf(day)] ?? [];

/**
 * When it is open from the first day to the last, and in the nights before and after them. A day's last interval may end on the next one, and whoever is
 * open round the clock is not closed at midnight.
 */
export function openSpans(hours: Hours, first: number, last: number): Span[] {
  const spans: Span[] = [];
  for (let day = first - 1; day <= last; day++)
    for (const [opens, closes] of hoursOf(day, hours)) {
      const [from, to] = [minuteOf(opens), minuteOf(closes)];
      const midnight = midnightOf(day);
      spans.push({ from: midnight + from, to: midnight + to + (to <= from ? DAY_MINUTES : 0) });
    }
  return merged(spans);
}

import { dayNumberAt, MINUTE_MS, midnightOfDayNumber, zonedAt } from '#contract/rules/clock';

/** The clock in whole minutes since 1970, which booking counts in; a day is a day number. */

/** `from` belongs to it, `to` does not. */
export type Span = { from: number; to: number };

export const dayOf = (minute: number): number => dayNumberAt(minute * MINUTE_MS);
/** When a day begins. */
export const midnightOf = (day: number): number => midnightOfDayNumber(day) / MINUTE_MS;

export const minuteAt = (time: Date): number => time.getTime() / MINUTE_MS;
export const timeAt = (minute: number): Date => new Date(minute * MINUTE_MS);
/** Farther away nobody books, whatever the rules say, and no calendar is asked. */
const FARTHEST_DAYS = 400;
export const isNear = (day: number, now = Date.now()): boolean =>
  Math.abs(day - dayOf(minuteAt(new Date(now)))) <= FARTHEST_DAYS;

/** `2026-02-28T09:30:00+05:00` */
export const isoOf = (minute: number): string => zonedAt(minute * MINUTE_MS);

/** In order, those that touch or overlap as one. */
export function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

/** How many minutes of `span` the others take, which are merged. */
export const minutesWithin = (spans: readonly Span[], { from, to }: Span): number =>
  spans.reduce((sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)), 0);

/**
 * Times of booking are whole minutes since 1970, days are days since then; of Tashkent, which is five hours ahead all year, whatever the
 * zone of visitor or server.
 */

/** `from` belongs to it, `to` does not. */
export type Span = { from: number; to: number };

export const DAY_MINUTES = 1_440;
const AHEAD_MINUTES = 300;
const MINUTE_MS = 60_000;

export const dayOf = (minute: number): number => Math.floor((minute + AHEAD_MINUTES) / DAY_MINUTES);
/** When a day begins. */
export const midnightOf = (day: number): number => day * DAY_MINUTES - AHEAD_MINUTES;
/** 0: Monday. The first day of 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

export const minuteAt = (time: Date): number => time.getTime() / MINUTE_MS;
export const timeAt = (minute: number): Date => new Date(minute * MINUTE_MS);
/** Farther away nobody books, whatever the rules say, and no calendar is asked. */
const FARTHEST_DAYS = 400;
export const isNear = (day: number, now = Date.now()): boolean =>
  Math.abs(day - dayOf(minuteAt(new Date(now)))) <= FARTHEST_DAYS;

/** `2026-02-28T09:30:00+05:00` */
export const isoOf = (minute: number): string =>
  `${timeAt(minute + AHEAD_MINUTES)
    .toISOString()
    .slice(0, 19)}+05:00`;

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

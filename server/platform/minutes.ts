import { dayNumberAt, MINUTE_MS, midnightOfDayNumber, zonedAt } from '#contract/rules/clock';

/** Booking times are whole minutes since 1970, days are numbers of days since 1970. */

/** Half-open interval in minutes: `to` is excluded. */
export type Span = { from: number; to: number };

export const dayOf = (minute: number): number => dayNumberAt(minute * MINUTE_MS);
export const midnightOf = (day: number): number => midnightOfDayNumber(day) / MINUTE_MS;

export const minuteAt = (time: Date): number => time.getTime() / MINUTE_MS;
export const timeAt = (minute: number): Date => new Date(minute * MINUTE_MS);
const FARTHEST_DAYS = 400;
export const isNear = (day: number, now = Date.now()): boolean =>
  Math.abs(day - dayOf(minuteAt(new Date(now)))) <= FARTHEST_DAYS;

export const isoOf = (minute: number): string => zonedAt(minute * MINUTE_MS);

export function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

export const minutesWithin = (spans: readonly Span[], { from, to }: Span): number =>
  spans.reduce((sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)), 0);

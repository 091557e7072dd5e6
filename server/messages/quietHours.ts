import { DAY_MS, dateAt, HOUR_MS, midnightOf } from '#contract/rules/clock';

/**
 * Returns the seconds until quiet hours end, 0 outside of them. `from`, `to`: full hours in Tashkent; equal hours
 * disable them. `now`: Unix milliseconds.
 */
export function secondsUntilQuietEnds(now: number, from: number, to: number): number {
  const begins = midnightOf(dateAt(now)) + from * HOUR_MS;
  const since = (now - begins + DAY_MS) % DAY_MS;
  const asleep = ((to - from) * HOUR_MS + DAY_MS) % DAY_MS;
  return since < asleep ? Math.ceil((asleep - since) / 1_000) : 0;
}

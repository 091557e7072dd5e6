import { DAY_MS, dateAt, HOUR_MS, midnightOf } from '#contract/rules/clock';

/**
 * Seconds until the quiet hours end, which last from the whole hour `from` to the whole hour `to` in Tashkent; 0 outside them. The same
 * hour twice means no quiet hours. `now`: milliseconds since 1970.
 */
export function secondsOfQuiet(now: number, from: number, to: number): number {
  const begins = midnightOf(dateAt(now)) + from * HOUR_MS;
  const since = (now - begins + DAY_MS) % DAY_MS;
  const asleep = ((to - from) * HOUR_MS + DAY_MS) % DAY_MS;
  return since < asleep ? Math.ceil((asleep - since) / 1_000) : 0;
}

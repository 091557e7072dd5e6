const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Tashkent is that far ahead, all year. */
const OFFSET_MS = 5 * HOUR_MS;

/** Seconds until somebody may be woken, who sleeps `from` one whole hour `to` another in Tashkent; 0: now. The same hour twice: never asleep. */
export function secondsOfQuiet(now: number, from: number, to: number): number {
  const hours = ((now + OFFSET_MS) / HOUR_MS) % DAY_HOURS;
  const since = (hours - from + DAY_HOURS) % DAY_HOURS;
  const asleep = (to - from + DAY_HOURS) % DAY_HOURS;
  return since < asleep ? Math.ceil((asleep - since) * 3_600) : 0;
}

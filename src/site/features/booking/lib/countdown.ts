/** Seconds before the end at which what is left is said aloud. */
const MOMENTS = [300, 120, 60] as const;

/** The moment that was passed last, in seconds before the end: it changes three times in ten minutes. Null before the first and after the end. */
export const momentOf = (seconds: number): number | null =>
  seconds === 0 ? null : (MOMENTS.toReversed().find((moment) => seconds <= moment) ?? null);

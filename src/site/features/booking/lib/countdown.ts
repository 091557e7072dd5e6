import type { Hold } from '#contract/bookings';

/** Seconds before the end at which what is left is said aloud. */
const MOMENTS = [300, 120, 60] as const;

/** The moment that was passed last, in seconds before the end: it changes three times in ten minutes. Null before the first and after the end. */
export const momentOf = (seconds: number): number | null =>
  seconds === 0 ? null : (MOMENTS.toReversed().find((moment) => seconds <= moment) ?? null);

const ends = new WeakMap<Partial<Hold>, number>();

/**
 * When a hold ends by the visitor's clock, which may be minutes wrong: counted from when its answer was seen first, however often it is shown again.
 * Of a server that does not say how long is left, the moment that it names.
 */
export const endOf = (held: Pick<Hold, 'expires_at' | 'seconds_left'>, now = Date.now()): number => {
  const { expires_at: until, seconds_left: left } = held;
  const end = ends.get(held) ?? (left === undefined ? Date.parse(until) : now + left * 1000);
  ends.set(held, end);
  return end;
};

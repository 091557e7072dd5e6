/** Eased progress of a movement from 0 to 1. */
export function progress(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

export const between = (start: number, end: number, share: number): number => start + (end - start) * share;

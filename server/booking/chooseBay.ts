import type { Span } from '../platform/minutes';
import type { Bay, Taken } from './availability';

/** What it can do; whoever can do everything, last. */
const breadth = ({ does }: Bay): number => (does.length === 0 ? Number.POSITIVE_INFINITY : does.length);

function gapAround(taken: readonly Taken[], bay: number, { from, to }: Span): number {
  const own = taken.filter((one) => one.bay === bay);
  const before = Math.max(...own.map((one) => one.to).filter((end) => end <= from), Number.NEGATIVE_INFINITY);
  const after = Math.min(...own.map((one) => one.from).filter((start) => start >= to), Number.POSITIVE_INFINITY);
  return after - before;
}

/** Of the free bays the one that can do least, then the one whose gap is filled best: what is left serves most wishes. */
export function baysInOrder(
  bays: readonly Bay[],
  taken: readonly Taken[],
  free: readonly number[],
  span: Span,
): number[] {
  return bays
    .filter(({ id }) => free.includes(id))
    .map((bay) => ({ id: bay.id, breadth: breadth(bay), gap: gapAround(taken, bay.id, span) }))
    .toSorted((one, other) => less(one.breadth, other.breadth) || less(one.gap, other.gap) || one.id - other.id)
    .map(({ id }) => id);
}

export const chooseBay = (...asked: Parameters<typeof baysInOrder>): number | null => baysInOrder(...asked)[0] ?? null;

/** Infinite ones are equal: their difference is no number. */
const less = (one: number, other: number): number => (one === other ? 0 : one - other);

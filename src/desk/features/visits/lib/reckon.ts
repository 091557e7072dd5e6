import { QUANTITY_UNIT, sumsOfLine, sumsOfVisit } from '#contract/rules/visits';
import type { Visit } from '#contract/visitsDesk';

type Line = Visit['lines'][number];

/** Whoever declines a line pays nothing for it. */
export const isTaken = ({ decision }: Pick<Line, 'decision'>): boolean => decision !== 'declined';

/** It changes no more. */
export const isOver = ({ state }: Pick<Visit, 'state'>): boolean => state === 'closed' || state === 'cancelled';

/** The sums of what is on the screen, until the server says them. To whom they are empty they stay so. */
export const reckon = (visit: Visit): void => {
  if (visit.sums === null) return;
  for (const line of visit.lines) line.sums = sumsOfLine(line);
  visit.sums = sumsOfVisit(visit.lines.filter(isTaken), visit.discount);
  visit.total = visit.sums.total;
};

/** Parts are sold by the piece. */
const piecesOf = ({ quantity }: Line): number => Math.ceil(quantity / QUANTITY_UNIT);

/** By how many pieces a part is short, with what other lines take of it. */
export const shortBy = (visit: Visit, line: Line): number => {
  if (line.part === null || line.in_stock === null || !isTaken(line)) return 0;
  const wanted = visit.lines
    .filter((other) => other.part === line.part && isTaken(other))
    .reduce((sum, other) => sum + piecesOf(other), 0);
  return Math.max(0, wanted - line.in_stock);
};

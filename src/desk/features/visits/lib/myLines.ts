import type { Visit, VisitLine } from '#contract/visitsDesk';
import { isTaken } from './reckon';

/** What somebody has to do on a visit: their own lines, and nobody's where the whole visit is theirs. Parts are no work. */
export const linesOf = (visit: Visit, me: number): VisitLine[] =>
  visit.lines.filter(
    (line) =>
      line.kind !== 'part' &&
      isTaken(line) &&
      (line.worker ? line.worker.id === me : visit.worker === null || visit.worker.id === me),
  );

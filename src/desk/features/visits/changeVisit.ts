import { readUncached } from '#api/desk/deskApi';
import { readVisit } from '#api/desk/generated/visits';
import { visitListsUtil, visitTurns } from '#api/desk/visits';
import { type ApiProblem, isApiProblem } from '#api/problem';
import { QUANTITY_UNIT, sumsOfLine, sumsOfVisit } from '#contract/rules/visits';
import type { Visit } from '#contract/visitsDesk';
import type { DeskDispatch, DeskState } from '../../common/store';

type Line = Visit['lines'][number];

/** Whoever declines a line pays nothing for it. */
export const isTaken = ({ decision }: Pick<Line, 'decision'>): boolean => decision !== 'declined';

/** It changes no more. */
export const isOver = ({ state }: Pick<Visit, 'state'>): boolean => state === 'closed' || state === 'cancelled';

/** The sums of what is on the screen, until the server says them. To whom they are empty they stay so. */
const reckon = (visit: Visit): void => {
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

export interface Answer {
  data?: Visit | undefined;
  error?: unknown;
}

/** One change of a visit. */
export interface VisitEdit {
  /** What it is made of as it stood on the screen. The same on the server means that nobody has touched it, whatever else they have changed. */
  over: (visit: Visit) => unknown;
  send: (dispatch: DeskDispatch, ifMatch: string) => PromiseLike<Answer>;
  /** Shows it ahead of the answer. */
  show?: ((visit: Visit) => void) | undefined;
  /** Hears why it was refused; true: it says so itself. */
  refused?: ((problem: ApiProblem) => boolean) | undefined;
}

export type Outcome =
  | { kind: 'done'; visit: Visit }
  /** Somebody else has changed the same: as it was and as it is. */
  | { kind: 'conflict'; before: Visit; now: Visit }
  | { kind: 'failed'; problem: ApiProblem };

type Thunk<Result> = (dispatch: DeskDispatch, getState: () => DeskState) => Promise<Result>;

const quoted = (version: number): string => `"${version}"`;
const isStale = (error: unknown): boolean => isApiProblem(error) && error.status === 412;
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Somebody has changed the same since. */
export const isOvertaken = ({ over }: VisitEdit, before: Visit, now: Visit): boolean =>
  !isSame(over(before), over(now));

/** The visit as a change would make it. */
export const withEdit = ({ show }: VisitEdit, visit: Visit): Visit => {
  const changed = structuredClone(visit);
  show?.(changed);
  reckon(changed);
  return changed;
};

/** Changes of one visit go out one after the other. What somebody else has changed beside it is no conflict: it is made again over that. */
export const changeVisitBy =
  (visit: Visit, edit: VisitEdit): Thunk<Outcome> =>
  async (dispatch) => {
    const { id } = visit;
    const shown = dispatch(
      visitListsUtil.updateQueryData('visitDetail', { id }, (draft) => {
        edit.show?.(draft);
        reckon(draft);
      }),
    );
    let isReadAnew = false;
    const send = (version: number) => edit.send(dispatch, quoted(version));
    const outcome = await visitTurns.inTurn([id], async (): Promise<Outcome> => {
      let { data, error } = await send(visitTurns.latest(visit).version);
      if (isStale(error)) {
        const { data: now } = await readUncached(dispatch(readVisit.initiate({ id }, { forceRefetch: true })));
        isReadAnew = now !== undefined;
        if (now) dispatch(visitListsUtil.updateQueryData('visitDetail', { id }, () => now));
        // Of what is over the server says so.
        if (now && !isOver(now) && isOvertaken(edit, visit, now)) return { kind: 'conflict', before: visit, now };
        if (now) ({ data, error } = await send(now.version));
      }
      if (data) {
        visitTurns.note(data);
        return { kind: 'done', visit: data };
      }
      return { kind: 'failed', problem: isApiProblem(error) ? error : { kind: 'server' } };
    });
    // Another change of one's own may have been shown since.
    if (outcome.kind === 'done') {
      if (visitTurns.isAtRest(id)) dispatch(visitListsUtil.updateQueryData('visitDetail', { id }, () => outcome.visit));
    } else if (outcome.kind === 'failed' && !isReadAnew) shown.undo();
    return outcome;
  };

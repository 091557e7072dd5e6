import { readUncached } from '#api/desk/deskApi';
import { readVisit } from '#api/desk/generated/visits';
import { visitListsUtil, visitQueues } from '#api/desk/visits';
import { type ApiProblem, isApiProblem } from '#api/problem';
import { QUANTITY_UNIT, sumsOfLine, sumsOfVisit } from '#contract/rules/visits';
import type { Visit } from '#contract/visitsDesk';
import type { DeskDispatch, DeskState } from '../../common/store';

type Line = Visit['lines'][number];

export const isCharged = ({ decision }: Pick<Line, 'decision'>): boolean => decision !== 'declined';

export const isOver = ({ state }: Pick<Visit, 'state'>): boolean => state === 'closed' || state === 'cancelled';

/** Recalculates the totals of an optimistic update, except for roles that see no prices. */
const recalculate = (visit: Visit): void => {
  if (visit.sums === null) return;
  for (const line of visit.lines) line.sums = sumsOfLine(line);
  visit.sums = sumsOfVisit(visit.lines.filter(isCharged), visit.discount);
  visit.total = visit.sums.total;
};

const piecesOf = ({ quantity }: Line): number => Math.ceil(quantity / QUANTITY_UNIT);

export const shortBy = (visit: Visit, line: Line): number => {
  if (line.part === null || line.in_stock === null || !isCharged(line)) return 0;
  const wanted = visit.lines
    .filter((other) => other.part === line.part && isCharged(other))
    .reduce((sum, other) => sum + piecesOf(other), 0);
  return Math.max(0, wanted - line.in_stock);
};

export interface Answer {
  data?: Visit | undefined;
  error?: unknown;
}

export interface VisitEdit {
  /** Returns the values that the change overwrites. If the server has other values, the change is a conflict. */
  over: (visit: Visit) => unknown;
  send: (dispatch: DeskDispatch, ifMatch: string) => PromiseLike<Answer>;
  show?: ((visit: Visit) => void) | undefined;
  refused?: ((problem: ApiProblem) => boolean) | undefined;
}

export type Outcome =
  | { kind: 'done'; visit: Visit }
  | { kind: 'conflict'; before: Visit; now: Visit }
  | { kind: 'failed'; problem: ApiProblem };

type Thunk<Result> = (dispatch: DeskDispatch, getState: () => DeskState) => Promise<Result>;

const quoted = (version: number): string => `"${version}"`;
const isStale = (error: unknown): boolean => isApiProblem(error) && error.status === 412;
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isOvertaken = ({ over }: VisitEdit, before: Visit, now: Visit): boolean =>
  !isSame(over(before), over(now));

export const withEdit = ({ show }: VisitEdit, visit: Visit): Visit => {
  const changed = structuredClone(visit);
  show?.(changed);
  recalculate(changed);
  return changed;
};

/** Changes a visit optimistically. Rebases the change on other people's changes of other fields. */
export const changeVisitBy =
  (visit: Visit, edit: VisitEdit): Thunk<Outcome> =>
  async (dispatch) => {
    const { id } = visit;
    const shown = dispatch(
      visitListsUtil.updateQueryData('visitDetail', { id }, (draft) => {
        edit.show?.(draft);
        recalculate(draft);
      }),
    );
    let isReloaded = false;
    const send = (version: number) => edit.send(dispatch, quoted(version));
    const outcome = await visitQueues.enqueue([id], async (): Promise<Outcome> => {
      let { data, error } = await send(visitQueues.latest(visit).version);
      if (isStale(error)) {
        const { data: now } = await readUncached(dispatch(readVisit.initiate({ id }, { forceRefetch: true })));
        isReloaded = now !== undefined;
        if (now) dispatch(visitListsUtil.updateQueryData('visitDetail', { id }, () => now));
        // For a finished visit no conflict is shown, because the server rejects the change.
        if (now && !isOver(now) && isOvertaken(edit, visit, now)) return { kind: 'conflict', before: visit, now };
        if (now) ({ data, error } = await send(now.version));
      }
      if (data) {
        visitQueues.note(data);
        return { kind: 'done', visit: data };
      }
      return { kind: 'failed', problem: isApiProblem(error) ? error : { kind: 'server' } };
    });
    // The optimistic values of a pending change stay visible.
    if (outcome.kind === 'done') {
      if (visitQueues.isIdle(id)) dispatch(visitListsUtil.updateQueryData('visitDetail', { id }, () => outcome.visit));
    } else if (outcome.kind === 'failed' && !isReloaded) shown.undo();
    return outcome;
  };

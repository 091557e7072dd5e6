import { useEffect, useRef } from 'react';
import { changeVisit } from '#api/desk/generated/visits';
import { type VisitFilter, visitListsUtil, visitQueues } from '#api/desk/visits';
import { isApiProblem } from '#api/problem';
import { stageOf } from '#contract/rules/visitStages';
import type { VisitRow } from '#contract/visitsDesk';
import { useDeskTexts, useProblemText } from '#desk/common/hooks/useDeskTexts';

import { useMay } from '#desk/common/hooks/useSession';
import { useDeskDispatch } from '#desk/common/store';
import { changedAgain, registerUndo, type Thunk, toastShown } from '#desk/common/toastSlice';

import type { Answer } from '../changeVisit';
import { type Target, targetsFrom } from '../lib/board';

const aboutOf = (id: number): string => `visit-${id}`;

export interface MoveOptions {
  visits: readonly VisitRow[];
  asked: VisitFilter;
  onBack: (id: number, state: Target) => void;
}

export const useMoveVisit = ({ visits, asked, onBack }: MoveOptions) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const may = useMay();
  const problemText = useProblemText();
  const moved = useRef(new Map<number, Target>());
  // Another person has moved the card, so this user's move can no longer be undone.
  useEffect(() => {
    for (const { id, state } of visits) {
      const own = moved.current.get(id);
      if (own === undefined || own === state) continue;
      moved.current.delete(id);
      dispatch(changedAgain(aboutOf(id)));
    }
  }, [visits, dispatch]);
  const move = async (visit: VisitRow, state: Target, canUndo = true): Promise<void> => {
    const { id } = visit;
    moved.current.delete(id);
    dispatch(changedAgain(aboutOf(id)));
    const stopShowing = visitQueues.showOptimistically(
      id,
      (row) => void Object.assign(row, { state, is_approved: false }),
    );
    const show = (change: (row: VisitRow) => void) =>
      dispatch(
        visitListsUtil.updateQueryData('visits', asked, ({ pages }) => {
          for (const row of pages.flatMap(({ items }) => items)) if (row.id === id) change(row);
        }),
      );
    show((row) => void Object.assign(row, { state, is_approved: false }));
    const { data, error } = await visitQueues
      .enqueue([id], async (): Promise<Answer> => {
        const ifMatch = `"${visitQueues.latest(visit).version}"`;
        const answer = await dispatch(changeVisit.initiate({ id, ifMatch, body: { state } }));
        if (answer.data) visitQueues.note(answer.data);
        return answer;
      })
      .finally(stopShowing);
    if (data) {
      const back = canUndo
        ? targetsFrom(state, may('change visits')).find((target) => target === stageOf(visit))
        : undefined;
      const way = (): Thunk => async () => {
        if (!back) return;
        onBack(id, back);
        await move({ ...visit, state, version: data.version }, back, false);
      };
      const text = t('board.movedTo', { name: visit.plate || visit.car, state: t(`visitState.${state}`) });
      moved.current.set(id, state);
      dispatch(toastShown({ tone: 'done', text, about: aboutOf(id), ...(back && { undo: registerUndo(way) }) }));
      return;
    }
    show((row) => {
      if (row.version > visit.version) return;
      const { state: former, is_approved: wasApproved } = visitQueues.withOwnChanges(visit);
      Object.assign(row, { state: former, is_approved: wasApproved });
    });
    const isLate = isApiProblem(error) && error.status === 412;
    dispatch(
      toastShown({
        tone: 'failed',
        text: isLate ? t('board.late', { name: visit.plate || visit.car }) : problemText(error),
      }),
    );
  };
  return move;
};

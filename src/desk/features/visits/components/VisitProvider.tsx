import { type ReactNode, useState } from 'react';
import type { Visit } from '../../../../../contract/desk/visit';
import { useProblemText } from '../../../common/hooks/useProblemText';
import { useMay } from '../../../common/hooks/useSession';
import { useDeskDispatch } from '../../../common/store';
import { toastShown } from '../../../common/toastSlice';
import { changeVisitBy, isOvertaken, type Outcome, type VisitEdit, withEdit } from '../changeVisit';
import { VisitContext } from '../hooks/useVisit';
import { isOver } from '../lib/reckon';
import { ConflictModal } from './ConflictModal';

interface Conflict {
  edit: VisitEdit;
  before: Visit;
  now: Visit;
  settle: (answered: Answered) => void;
}

/** The visit as it is saved, or theirs that stays; null: it was not saved. */
type Answered = Visit | 'theirs' | null;

/** One visit for everything below, and the question where two people have changed the same of it. */
export const VisitProvider = ({ visit, children }: { visit: Visit; children: ReactNode }) => {
  const dispatch = useDeskDispatch();
  const may = useMay();
  const problemText = useProblemText();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = async (edit: VisitEdit, over: Visit): Promise<Answered> => {
    const outcome: Outcome = isOvertaken(edit, over, visit)
      ? { kind: 'conflict', before: over, now: visit }
      : await dispatch(changeVisitBy(over, edit));
    if (outcome.kind === 'done') return outcome.visit;
    if (outcome.kind === 'conflict') {
      const { before, now } = outcome;
      return new Promise((settle) => {
        setConflict({ edit, before, now, settle });
        setAsking(true);
      });
    }
    if (edit.refused?.(outcome.problem)) return null;
    dispatch(toastShown({ tone: 'failed', text: problemText(outcome.problem) }));
    return null;
  };
  const change = async (edit: VisitEdit, over = visit): Promise<Visit | null> => {
    const answered = await ask(edit, over);
    return answered === 'theirs' ? null : answered;
  };
  const settle = () => {
    conflict?.settle('theirs');
    setAsking(false);
  };
  const insist = async () => {
    if (!conflict) return;
    setAsking(false);
    conflict.settle(await ask(conflict.edit, conflict.now));
  };
  const isOpen = !isOver(visit);
  return (
    <VisitContext
      value={{
        visit,
        change,
        save: async (editOf, value, begun) => (await ask(editOf(value), withEdit(editOf(begun), visit))) !== null,
        hasPrices: visit.sums !== null,
        canWrite: isOpen && may('change visits'),
        canWork: isOpen && may('work on visits'),
      }}
    >
      {children}
      {conflict && (
        <ConflictModal open={isAsking && isOpen} {...conflict} onKeep={settle} onInsist={() => void insist()} />
      )}
    </VisitContext>
  );
};

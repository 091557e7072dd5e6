import { type ReactNode, useState } from 'react';
import type { Visit } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useProblemText } from '#desk/common/hooks/useProblemText';
import { useMay, useSession } from '#desk/common/hooks/useSession';
import { draftsOf } from '#desk/common/lib/drafts';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { changeVisitBy, isOvertaken, type Outcome, type VisitEdit, withEdit } from '../changeVisit';
import { UnsavedContext, type UnsavedFields } from '../hooks/useUnsavedField';
import { VisitContext } from '../hooks/useVisit';
import { draftOfVisit } from '../lib/drafts';
import { isOver } from '../lib/reckon';
import { unsavedName } from '../lib/unsaved';
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
  const t = useDeskTexts();
  const language = useLanguage();
  const { id: me } = useSession();
  const [unsaved] = useState<UnsavedFields>(() => new Map());
  /** `isTyped`: a field keeps what was typed, which is said where it was not saved. */
  const ask = async (edit: VisitEdit, over: Visit, isTyped = false): Promise<Answered> => {
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
    const isLost = outcome.problem.kind === 'offline' && !isTyped;
    dispatch(toastShown({ tone: 'failed', text: isLost ? t('visit.offlineChange') : problemText(outcome.problem) }));
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
  const saveUnsaved = async (): Promise<string[]> => {
    const left: string[] = [];
    for (const [draft, settle] of Array.from(unsaved)) if ((await settle()) !== 'saved') left.push(draft);
    // Drafts of fields that are not on the screen now, such as those of a closed dialog, count too.
    const drafts = new Set([...left, ...draftsOf(me, `${draftOfVisit(visit)}-`)]);
    const names = [...drafts].map((draft) => unsavedName(visit, draft, { t, language }));
    return [...new Set(names.filter((name) => name !== null))];
  };
  const isOpen = !isOver(visit);
  return (
    <VisitContext
      value={{
        visit,
        change,
        save: async (editOf, value, begun) => (await ask(editOf(value), withEdit(editOf(begun), visit), true)) !== null,
        saveUnsaved,
        hasPrices: visit.sums !== null,
        canWrite: isOpen && may('change visits'),
        canWork: isOpen && may('work on visits'),
      }}
    >
      <UnsavedContext value={unsaved}>{children}</UnsavedContext>
      {conflict && (
        <ConflictModal open={isAsking && isOpen} {...conflict} onKeep={settle} onInsist={() => void insist()} />
      )}
    </VisitContext>
  );
};

import { type ReactNode, useState } from 'react';
import type { Visit } from '#contract/visitsDesk';
import { type DeskT, useDeskTexts, useProblemText } from '#desk/common/hooks/useDeskTexts';

import { useMay, useSession } from '#desk/common/hooks/useSession';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { VersionsTable } from '#desk/common/ui/VersionsTable';
import { draftsOf } from '#shared/drafts/tabDrafts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import { changeVisitBy, isOver, isOvertaken, type Outcome, type VisitEdit, withEdit } from '../changeVisit';
import { UnsavedContext, type UnsavedFields, VisitContext } from '../hooks/useVisit';

import { differences } from '../lib/differences';
import { draftOfVisit } from '../lib/edits';
import { nameIn } from '../lib/names';
import styles from './ConflictModal.module.css';

interface ConflictModalProps {
  open: boolean;
  edit: VisitEdit;
  before: Visit;
  now: Visit;
  onKeep: () => void;
  onInsist: () => void;
}

const ConflictModal = ({ open, edit, before, now, onKeep, onInsist }: ConflictModalProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const versions = edit.show ? [before, now, withEdit(edit, now)] : [before, now];
  const rows = differences(versions, { t, language });
  return (
    <Modal open={open} onClose={onKeep} title={t('visit.conflict')} roomy>
      <p className={styles.text}>{t('visit.conflictText')}</p>
      {now.changed && (
        <p className={styles.text}>
          {t('enquiry.conflictBy', {
            name: now.changed.by.name,
            moment: formatDayAndTime(now.changed.at, language),
          })}
        </p>
      )}
      {rows.length > 0 && <VersionsTable rows={rows} />}
      <div className={styles.answers}>
        <Button onClick={onKeep}>{t('enquiry.keepTheirs')}</Button>
        <Button variant="primary" onClick={onInsist}>
          {t('enquiry.keepOurs')}
        </Button>
      </div>
    </Modal>
  );
};

const LINE = /^line-(\d+)-(quantity|price|discount)/;
const FINDING = /^finding-(\d+)(-due|-day)?$/;

const unsavedName = (visit: Visit, draft: string, { t, language }: { t: DeskT; language: Language }): string | null => {
  const end = draft.slice(draftOfVisit(visit).length + 1);
  if (end === 'mileage' || end === 'complaint' || end === 'note') return t(`visit.${end}`);
  if (end.startsWith('discount-')) return t('visit.discount');
  const [, lineId, field] = LINE.exec(end) ?? [];
  const line = visit.lines.find(({ id }) => id === Number(lineId));
  if (line) {
    const what = field === 'discount' ? 'visit.discount' : field === 'price' ? 'line.price' : 'line.quantity';
    return `${nameIn(line.name, language)}: ${t(what)}`;
  }
  const [, findingId, part] = FINDING.exec(end) ?? [];
  const finding = visit.findings.find(({ id }) => id === Number(findingId));
  if (!finding) return null;
  const what = part === '-due' ? 'finding.dueMileage' : part === '-day' ? 'finding.dueDate' : 'finding.note';
  return `${nameIn(finding.title, language)}: ${t(what)}`;
};

interface Conflict {
  edit: VisitEdit;
  before: Visit;
  now: Visit;
  settle: (answered: Answered) => void;
}

/** Result of a change: the saved visit, 'theirs' if the user chose the other version, or null after a failure. */
type Answered = Visit | 'theirs' | null;

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
  /** @param isTyped whether a field keeps the input after a failure */
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
    const unsavedFields: string[] = [];
    for (const [draft, settle] of Array.from(unsaved)) if ((await settle()) !== 'saved') unsavedFields.push(draft);
    // Includes drafts of fields that are not rendered, such as those of a closed dialog.
    const drafts = new Set([...unsavedFields, ...draftsOf(me, `${draftOfVisit(visit)}-`)]);
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

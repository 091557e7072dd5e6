import { type ReactNode, useState } from 'react';
import type { Visit } from '../../../../../contract/desk/visits';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { Button } from '../../../../shared/ui/actions/Button';
import { Modal } from '../../../../shared/ui/overlays/Modal';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useMay } from '../../../common/hooks/useSession';
import { useDeskDispatch } from '../../../common/store';
import { toastShown } from '../../../common/toastSlice';
import { changeVisitBy, type VisitEdit } from '../changeVisit';
import { useProblemText } from '../hooks/useProblemText';
import { VisitContext } from '../hooks/useVisit';
import { differences } from '../lib/differences';
import { isOver } from '../lib/reckon';
import styles from './VisitProvider.module.css';

interface Conflict {
  edit: VisitEdit;
  before: Visit;
  now: Visit;
  settle: (visit: Visit | null) => void;
}

/** One visit for everything below, and the question where two people have changed the same of it. */
export const VisitProvider = ({ visit, children }: { visit: Visit; children: ReactNode }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const may = useMay();
  const problemText = useProblemText();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isAsking, setAsking] = useState(false);
  const change = async (edit: VisitEdit, over = visit): Promise<Visit | null> => {
    const outcome = await dispatch(changeVisitBy(over, edit));
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
  const settle = () => {
    conflict?.settle(null);
    setAsking(false);
  };
  const insist = async () => {
    if (!conflict) return;
    setAsking(false);
    conflict.settle(await change(conflict.edit, conflict.now));
  };
  const isOpen = !isOver(visit);
  const rows = conflict ? differences(conflict.before, conflict.now, t, language) : [];
  return (
    <VisitContext
      value={{
        visit,
        change,
        hasPrices: visit.sums !== null,
        canWrite: isOpen && may('change visits'),
        canWork: isOpen && may('work on visits'),
      }}
    >
      {children}
      {conflict && (
        <Modal open={isAsking} onClose={settle} title={t('visit.conflict')} roomy>
          <p className={styles.text}>{t('visit.conflictText')}</p>
          {rows.length > 0 && (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('visit.what')}</th>
                  <th scope="col">{t('visit.before')}</th>
                  <th scope="col">{t('visit.now')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, before, now }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{before}</td>
                    <td>{now}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <div className={styles.answers}>
            <Button onClick={settle}>{t('enquiry.keepTheirs')}</Button>
            <Button variant="primary" onClick={() => void insist()}>
              {t('enquiry.keepOurs')}
            </Button>
          </div>
        </Modal>
      )}
    </VisitContext>
  );
};

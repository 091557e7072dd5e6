import type { Visit } from '../../../../../contract/desk/visit';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { Button } from '../../../../shared/ui/actions/Button';
import { Modal } from '../../../../shared/ui/overlays/Modal';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { type VisitEdit, withEdit } from '../changeVisit';
import { differences } from '../lib/differences';
import styles from './ConflictModal.module.css';

export interface ConflictModalProps {
  open: boolean;
  edit: VisitEdit;
  before: Visit;
  now: Visit;
  onKeep: () => void;
  onInsist: () => void;
}

/** Two people have changed the same of a visit: what it was, is, and would be; either stays. */
export const ConflictModal = ({ open, edit, before, now, onKeep, onInsist }: ConflictModalProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const versions = edit.show ? [before, now, withEdit(edit, now)] : [before, now];
  const rows = differences(versions, { t, language });
  return (
    <Modal open={open} onClose={onKeep} title={t('visit.conflict')} roomy>
      <p className={styles.text}>{t('visit.conflictText')}</p>
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('visit.what')}</th>
              <th scope="col">{t('visit.before')}</th>
              <th scope="col">{t('visit.now')}</th>
              {edit.show && <th scope="col">{t('visit.mine')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
                  <td key={index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.answers}>
        <Button onClick={onKeep}>{t('enquiry.keepTheirs')}</Button>
        <Button variant="primary" onClick={onInsist}>
          {t('enquiry.keepOurs')}
        </Button>
      </div>
    </Modal>
  );
};

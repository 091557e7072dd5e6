import type { Visit } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { VersionsTable } from '#desk/common/ui/VersionsTable';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
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

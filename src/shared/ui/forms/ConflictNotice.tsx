import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import styles from './ConflictNotice.module.css';

export interface ConflictRow {
  label: string;
  stored: string;
  mine: string;
  onStored: () => void;
  onMine: () => void;
}

/**
 * Alert of edit conflicts: for each field the user chooses the stored value or their own. Renders nothing without
 * conflicts.
 */
export const ConflictNotice = ({ rows }: { rows: readonly ConflictRow[] }) => {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <div role="alert">
      <Notice
        title={t('personal.conflictTitle')}
        action={
          <ul className={styles.rows}>
            {rows.map(({ label, stored, mine, onStored, onMine }) => (
              <li key={label} className={styles.row}>
                <strong>{label}</strong>
                <span>{t('personal.conflictStored', { value: stored })}</span>
                <span>{t('personal.conflictMine', { value: mine })}</span>
                <span className={styles.answers}>
                  <Button aria-label={t('personal.takeStoredOf', { field: label })} onClick={onStored}>
                    {t('personal.takeStored')}
                  </Button>
                  <Button aria-label={t('personal.takeMineOf', { field: label })} onClick={onMine}>
                    {t('personal.takeMine')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        }
      >
        {t('personal.conflictText')}
      </Notice>
    </div>
  );
};

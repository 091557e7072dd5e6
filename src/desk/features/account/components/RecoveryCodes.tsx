import { useCopy } from '#desk/common/hooks/useCopy';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { Button } from '#shared/ui/actions/Button';
import styles from './Account.module.css';

/** Shown once: the server keeps only their hashes. */
export const RecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => {
  const t = useDeskTexts();
  const copy = useCopy();
  return (
    <div className={styles.setUp}>
      <h3>{t('factor.recoveryTitle')}</h3>
      <p>{t('factor.recoveryText')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy(codes.join('\n'))}>{t('factor.copyAll')}</Button>
        <Button variant="primary" onClick={onSaved}>
          {t('factor.saved')}
        </Button>
      </div>
    </div>
  );
};

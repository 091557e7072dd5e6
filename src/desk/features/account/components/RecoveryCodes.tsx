import { Button } from '../../../../shared/ui/actions/Button';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useDeskDispatch } from '../../../common/store';
import { toastShown } from '../../../common/toastSlice';
import styles from './Account.module.css';

/** Shown once: the server keeps only their hashes. */
export const RecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      dispatch(toastShown({ tone: 'done', text: t('frame.copied') }));
    } catch {
      dispatch(toastShown({ tone: 'failed', text: t('frame.failed') }));
    }
  };
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
        <Button onClick={() => void copy()}>{t('factor.copyAll')}</Button>
        <Button variant="primary" onClick={onSaved}>
          {t('factor.saved')}
        </Button>
      </div>
    </div>
  );
};

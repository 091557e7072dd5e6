import { useId } from 'react';
import { Button } from '../../../shared/ui/actions/Button';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { useDeskDispatch } from '../store';
import { toastShown } from '../toastSlice';
import styles from './CopyField.module.css';

/** A text to be handed over: shown whole, and copied by a press. */
export const CopyField = ({ label, text }: { label: string; text: string }) => {
  const t = useDeskTexts();
  const id = useId();
  const dispatch = useDeskDispatch();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(toastShown({ tone: 'done', text: t('frame.copied') }));
    } catch {
      dispatch(toastShown({ tone: 'failed', text: t('frame.failed') }));
    }
  };
  return (
    <div className={styles.copy}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input id={id} className={styles.text} readOnly value={text} onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy()}>{t('frame.copy')}</Button>
    </div>
  );
};

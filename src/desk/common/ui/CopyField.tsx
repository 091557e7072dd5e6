import { useId } from 'react';
import { Button } from '#shared/ui/actions/Button';
import { useCopy } from '../hooks/useCopy';
import { useDeskTexts } from '../hooks/useDeskTexts';
import styles from './CopyField.module.css';

/** A text to be handed over: shown whole, and copied by a press. */
export const CopyField = ({ label, text }: { label: string; text: string }) => {
  const t = useDeskTexts();
  const id = useId();
  const copy = useCopy();
  return (
    <div className={styles.copy}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input id={id} className={styles.text} readOnly value={text} onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy(text)}>{t('frame.copy')}</Button>
    </div>
  );
};

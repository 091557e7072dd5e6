import { useId } from 'react';
import { copyText } from '#shared/lib/copyText';
import { Button } from '#shared/ui/actions/Button';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { useDeskDispatch } from '../store';
import { toastShown } from '../toastSlice';
import styles from './CopyField.module.css';

export const useCopy = () => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  return async (text: string): Promise<boolean> => {
    const isCopied = await copyText(text);
    dispatch(
      toastShown(isCopied ? { tone: 'done', text: t('frame.copied') } : { tone: 'failed', text: t('frame.notCopied') }),
    );
    return isCopied;
  };
};

export const CopyField = ({ label, text }: { label: string; text: string }) => {
  const t = useDeskTexts();
  const id = useId();
  const copy = useCopy();
  return (
    <div className={styles.copy} data-no-print="">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input id={id} className={styles.text} readOnly value={text} onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy(text)}>{t('frame.copy')}</Button>
    </div>
  );
};

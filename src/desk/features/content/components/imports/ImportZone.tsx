import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../../../shared/ui/actions/Button';
import { classNames } from '../../../../../shared/ui/lib/classNames';
import { useDeskTexts } from '../../../../common/hooks/useDeskTexts';
import { useContentTexts } from '../../hooks/useContentTexts';
import type { ImportUpload } from '../../hooks/useImportUpload';
import styles from './imports.module.css';

/** Takes a spreadsheet that is dropped or chosen, and shows how far it has come. */
export const ImportZone = ({ upload }: { upload: ImportUpload }) => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { share, problem, send, cancel } = upload;
  const take = (list: FileList | null) => {
    const file = list?.[0];
    if (file) void send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is another way to what its button does
    <div
      role="group"
      aria-label={t('imports.upload')}
      aria-describedby={`${id}hint`}
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={files}
        hidden
        type="file"
        accept=".csv,.xlsx,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ target }) => {
          take(target.files);
          // The same file once more is a change again.
          target.value = '';
        }}
      />
      <div className={styles.actions}>
        <Button variant="primary" aria-describedby={`${id}problem`} onClick={() => files.current?.click()}>
          {t('imports.choose')}
        </Button>
        {share !== null && <Button onClick={cancel}>{desk('frame.cancel')}</Button>}
      </div>
      <p className={styles.hint} id={`${id}hint`}>
        {t('imports.drop')}
      </p>
      {share !== null && (
        <div className={styles.progressLine} role="status">
          <progress
            className={styles.progress}
            aria-label={t('imports.sending')}
            max={1}
            {...(share < 1 && { value: share })}
          />
          <span>{share < 1 ? t('imports.sent', { percent: Math.round(share * 100) }) : t('imports.reading')}</span>
        </div>
      )}
      <p role="alert" className={styles.problem} id={`${id}problem`}>
        {problem}
      </p>
    </div>
  );
};

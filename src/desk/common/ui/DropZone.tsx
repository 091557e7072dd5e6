import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/actions/Button';
import { classNames } from '../../../shared/ui/lib/classNames';
import { useDeskTexts } from '../hooks/useDeskTexts';
import type { Upload } from '../hooks/useUpload';
import styles from './DropZone.module.css';

export interface DropZoneProps {
  label: string;
  hint: string;
  /** What the button says. */
  choose: string;
  isPrimary?: boolean;
  /** Types of files, as an input has them. */
  accept: string;
  /** What the button of a phone's camera says; without it files of `accept` alone are taken. */
  camera?: string;
  upload: Upload<File>;
  /** What the bar shows. */
  sending: string;
  sent: string;
}

/** Takes a file that is dropped, pasted or chosen, and shows how far it has come. */
export const DropZone = ({ label, hint, choose, isPrimary, accept, camera, upload, sending, sent }: DropZoneProps) => {
  const t = useDeskTexts();
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const pictures = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { share, problem, send, cancel } = upload;
  const take = (list: FileList | null): boolean => {
    const file = list?.[0];
    if (file) void send(file);
    return file !== undefined;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  const input = (ref: typeof files, types: string, capture?: 'environment') => (
    <input
      ref={ref}
      hidden
      type="file"
      accept={types}
      capture={capture}
      onChange={({ target }) => {
        take(target.files);
        // The same file once more is a change again.
        target.value = '';
      }}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping and pasting are other ways to what its button does
    <div
      role="group"
      aria-label={label}
      aria-describedby={`${id}hint`}
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {input(files, accept)}
      {camera && input(pictures, 'image/*', 'environment')}
      <div className={styles.actions}>
        <Button
          {...(isPrimary && { variant: 'primary' as const })}
          aria-describedby={`${id}problem`}
          onClick={() => files.current?.click()}
        >
          {choose}
        </Button>
        {camera && (
          <Button className={styles.camera} onClick={() => pictures.current?.click()}>
            {camera}
          </Button>
        )}
        {share !== null && <Button onClick={cancel}>{t('frame.cancel')}</Button>}
      </div>
      <p className={styles.hint} id={`${id}hint`}>
        {hint}
      </p>
      {share !== null && (
        <div className={styles.sending} role="status">
          <progress className={styles.progress} aria-label={sending} max={1} {...(share < 1 && { value: share })} />
          <span>{sent}</span>
        </div>
      )}
      <p role="alert" className={styles.problem} id={`${id}problem`}>
        {problem}
      </p>
    </div>
  );
};

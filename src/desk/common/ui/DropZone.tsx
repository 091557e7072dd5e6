import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '#shared/ui/actions/Button';
import { classNames } from '#shared/ui/lib/classNames';
import { useDeskTexts } from '../hooks/useDeskTexts';
import type { Upload } from '../hooks/useUpload';
import { keepFilesOut } from '../lib/keepFilesOut';
import styles from './DropZone.module.css';
import { ProgressLine } from './ProgressLine';

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

type FileButtonProps = ButtonProps & {
  accept: string;
  capture?: 'environment';
  onTake: (files: FileList | null) => void;
};

const FileButton = ({ accept, capture, onTake, ...button }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        capture={capture}
        onChange={({ target }) => {
          onTake(target.files);
          // The same file once more is a change again.
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
};

/** Takes a file that is dropped, pasted or chosen, and shows how far it has come. */
export const DropZone = ({ label, hint, choose, isPrimary, accept, camera, upload, sending, sent }: DropZoneProps) => {
  const t = useDeskTexts();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { share, problem, send, cancel } = upload;
  useEffect(() => keepFilesOut(), []);
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
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping and pasting are other ways to what its button does
    <div
      role="group"
      aria-label={label}
      aria-describedby={`${id}hint`}
      // Pressed, it has the focus, and is pasted into.
      tabIndex={-1}
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <div className={styles.actions}>
        <FileButton
          {...(isPrimary && { variant: 'primary' as const })}
          aria-describedby={`${id}problem`}
          accept={accept}
          onTake={take}
        >
          {choose}
        </FileButton>
        {camera && (
          <FileButton className={styles.camera} accept="image/*" capture="environment" onTake={take}>
            {camera}
          </FileButton>
        )}
        {share !== null && <Button onClick={cancel}>{t('frame.cancel')}</Button>}
      </div>
      <p className={styles.hint} id={`${id}hint`}>
        {hint}
      </p>
      {share !== null && (
        <div role="status">
          <ProgressLine label={sending} {...(share < 1 && { share })}>
            {sent}
          </ProgressLine>
        </div>
      )}
      <p role="alert" className={styles.problem} id={`${id}problem`}>
        {problem}
      </p>
    </div>
  );
};

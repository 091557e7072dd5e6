import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { PICTURE_TYPES } from '../../../../../contract/desk/limits';
import { Button } from '../../../../shared/ui/actions/Button';
import { classNames } from '../../../../shared/ui/lib/classNames';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import type { Upload } from '../hooks/useUpload';
import styles from './UploadZone.module.css';

export interface UploadZoneProps {
  label: string;
  upload: Upload;
  /** What the button says: another picture takes the place of one that is there. */
  choose: string;
}

/** Takes a picture that is dropped, pasted or chosen, or one of the phone's camera, and shows how far it has come. */
export const UploadZone = ({ label, upload, choose }: UploadZoneProps) => {
  const t = useDeskTexts();
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { share, problem, send, cancel } = upload;
  const take = (list: FileList | null | undefined): boolean => {
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
  const percent = Math.round((share ?? 0) * 100);
  const input = (ref: typeof files, capture?: 'environment') => (
    <input
      ref={ref}
      hidden
      type="file"
      accept={capture ? 'image/*' : PICTURE_TYPES.join()}
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
      {input(files)}
      {input(camera, 'environment')}
      <div className={styles.actions}>
        <Button aria-describedby={`${id}problem`} onClick={() => files.current?.click()}>
          {choose}
        </Button>
        <Button className={styles.camera} onClick={() => camera.current?.click()}>
          {t('pictures.take')}
        </Button>
        {share !== null && <Button onClick={cancel}>{t('frame.cancel')}</Button>}
      </div>
      <p className={styles.hint} id={`${id}hint`}>
        {t('pictures.drop')}
      </p>
      {share !== null && (
        <div className={styles.sending}>
          <progress className={styles.progress} aria-label={t('pictures.sending')} max={1} value={share} />
          <span aria-hidden="true">{t('pictures.sent', { percent })}</span>
        </div>
      )}
      <p role="alert" className={styles.problem} id={`${id}problem`}>
        {problem}
      </p>
    </div>
  );
};

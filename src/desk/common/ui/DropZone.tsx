import { type ClipboardEvent, type DragEvent as ReactDragEvent, useEffect, useId, useRef, useState } from 'react';
import { deskApi } from '#api/desk/deskApi';
import { isApiProblem } from '#api/problem';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { Button, type ButtonProps } from '#shared/ui/actions/Button';
import { classNames } from '#shared/ui/lib/classNames';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { useDeskDispatch } from '../store';
import styles from './DropZone.module.css';
import progressLineStyles from './ProgressLine.module.css';

export interface Upload<File extends Blob> {
  /** Uploaded fraction, 0 to 1. It is 1 while the server processes the file, null without an upload. */
  share: number | null;
  problem: string | null;
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

interface UploadRules<File extends Blob, Taken> {
  maxBytes: number;
  tooHeavy: string;
  give: (
    file: File,
    options: { language: Language; onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<Taken>;
  changes: Parameters<typeof deskApi.util.invalidateTags>[0];
  onTaken: (taken: Taken) => void;
  problemText: (error: unknown) => string;
}

export const useUpload = <File extends Blob, Taken>(rules: UploadRules<File, Taken>): Upload<File> => {
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    sending.current?.abort();
    setProblem(null);
    if (file.size > rules.maxBytes) {
      setProblem(rules.tooHeavy);
      return;
    }
    const own = new AbortController();
    sending.current = own;
    const isCurrent = () => sending.current === own;
    setShare(0);
    try {
      const onProgress = (sent: number) => isCurrent() && setShare(sent);
      const taken = await rules.give(file, { language, onProgress, signal: own.signal });
      dispatch(deskApi.util.invalidateTags(rules.changes));
      if (isCurrent()) rules.onTaken(taken);
    } catch (error) {
      const { kind, status } = isApiProblem(error) ? error : { kind: 'server', status: undefined };
      if (status === 401) dispatch(deskApi.util.invalidateTags(['Me']));
      if (isCurrent() && kind !== 'cancelled') setProblem(rules.problemText(error));
    } finally {
      if (isCurrent()) setShare(null);
    }
  };
  return { share, problem, send, cancel: () => sending.current?.abort() };
};

const preventDrop = (event: DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

let users = 0;

/** Prevents the browser from opening a file dropped outside the zone. Returns the cleanup function. */
export function preventFileDrops(): () => void {
  users += 1;
  if (users === 1) for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, preventDrop);
  return () => {
    users -= 1;
    if (users === 0) for (const type of ['dragover', 'drop'] as const) window.removeEventListener(type, preventDrop);
  };
}

interface ProgressLineProps {
  label: string;
  share?: number;
  children: string;
}

export const ProgressLine = ({ label, share, children }: ProgressLineProps) => (
  <div className={progressLineStyles.line}>
    <progress className={progressLineStyles.bar} aria-label={label} max={1} value={share} />
    <span aria-hidden={share !== undefined}>{children}</span>
  </div>
);

interface DropZoneProps {
  label: string;
  hint: string;
  choose: string;
  isPrimary?: boolean;
  accept: string;
  /** Label of the camera button, which accepts any picture. Without it only files of `accept` are accepted. */
  camera?: string;
  upload: Upload<File>;
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
          // Without this, choosing the same file again would fire no event.
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
};

export const DropZone = ({ label, hint, choose, isPrimary, accept, camera, upload, sending, sent }: DropZoneProps) => {
  const t = useDeskTexts();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { share, problem, send, cancel } = upload;
  useEffect(() => preventFileDrops(), []);
  const take = (list: FileList | null): boolean => {
    const file = list?.[0];
    if (file) void send(file);
    return file !== undefined;
  };
  const drop = (event: ReactDragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button is the accessible alternative to dropping and pasting
    <div
      role="group"
      aria-label={label}
      aria-describedby={`${id}hint`}
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

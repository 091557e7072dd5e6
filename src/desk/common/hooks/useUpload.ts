import { useEffect, useRef, useState } from 'react';
import { deskApi } from '#api/desk/deskApi';
import { isApiProblem } from '#api/problem';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { useDeskDispatch } from '../store';

export interface Upload<File extends Blob> {
  /** From 0 to 1 while it is being sent; 1 while the server reads it. */
  share: number | null;
  /** Why the last one was not taken. */
  problem: string | null;
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

export interface UploadRules<File extends Blob, Taken> {
  maxBytes: number;
  tooHeavy: string;
  /** Sends one file. */
  give: (
    file: File,
    options: { language: Language; onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<Taken>;
  /** Whose answers are old after it. */
  changes: Parameters<typeof deskApi.util.invalidateTags>[0];
  onTaken: (taken: Taken) => void;
  problemText: (error: unknown) => string;
}

/** One file after the other on its way to the server; another one takes the place of what is not there yet. */
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

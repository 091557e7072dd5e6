import { useEffect, useRef, useState } from 'react';
import type { Import } from '../../../../../contract/desk/imports';
import { IMPORT_MAX_BYTES } from '../../../../../contract/desk/limits';
import { deskApi } from '../../../../api/desk/deskApi';
import { sendImport } from '../../../../api/desk/importLists';
import { isApiProblem } from '../../../../api/problem';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useDeskDispatch } from '../../../common/store';
import { useContentTexts } from './useContentTexts';

export interface ImportUpload {
  /** From 0 to 1 while it is being sent; 1 while its rows are read. */
  share: number | null;
  problem: string | null;
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

/** One spreadsheet on its way; another one takes its place. */
export const useImportUpload = (onRead: (read: Import) => void): ImportUpload => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    sending.current?.abort();
    setProblem(null);
    if (file.size > IMPORT_MAX_BYTES) {
      setProblem(t('imports.tooHeavy'));
      return;
    }
    const own = new AbortController();
    sending.current = own;
    const isCurrent = () => sending.current === own;
    setShare(0);
    try {
      const onProgress = (sent: number) => isCurrent() && setShare(sent);
      const read = await sendImport(file.name.slice(-200), { file, language, onProgress, signal: own.signal });
      dispatch(deskApi.util.invalidateTags(['Import']));
      if (isCurrent()) onRead(read);
    } catch (error) {
      const { kind, status, detail } = isApiProblem(error) ? error : { kind: 'server', status: undefined };
      if (status === 401) dispatch(deskApi.util.invalidateTags(['Me']));
      if (isCurrent() && kind !== 'cancelled') setProblem(detail ?? desk('frame.failed'));
    } finally {
      if (isCurrent()) setShare(null);
    }
  };
  return { share, problem, send, cancel: () => sending.current?.abort() };
};

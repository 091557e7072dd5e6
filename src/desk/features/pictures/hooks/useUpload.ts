import { useEffect, useRef, useState } from 'react';
import { PICTURE_MAX_BYTES } from '../../../../../contract/desk/limits';
import type { StoredPicture } from '../../../../../contract/desk/pictures';
import type { PictureSize } from '../../../../../contract/pictures';
import { deskApi } from '../../../../api/desk/deskApi';
import { sendPicture } from '../../../../api/desk/sendPicture';
import { isApiProblem } from '../../../../api/problem';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useDeskDispatch } from '../../../common/store';
import { problemText } from '../lib/problemText';

export interface Upload {
  /** From 0 to 1 while it is being sent. */
  share: number | null;
  /** Why the last one was not taken. */
  problem: string | null;
  send: (file: Blob) => Promise<void>;
  cancel: () => void;
}

/** One picture after the other on its way to the server; another one takes the place of what is not there yet. */
export const useUpload = (place: PictureSize | null, onStored: (picture: StoredPicture) => void): Upload => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: Blob) => {
    sending.current?.abort();
    setProblem(null);
    if (file.size > PICTURE_MAX_BYTES) {
      setProblem(t('pictures.tooHeavy'));
      return;
    }
    const own = new AbortController();
    sending.current = own;
    const isCurrent = () => sending.current === own;
    setShare(0);
    try {
      const onProgress = (sent: number) => isCurrent() && setShare(sent);
      const picture = await sendPicture({ file, place, language, onProgress, signal: own.signal });
      dispatch(deskApi.util.invalidateTags(['Picture', 'Audit']));
      if (isCurrent()) onStored(picture);
    } catch (error) {
      const { kind, status } = isApiProblem(error) ? error : { kind: 'server', status: undefined };
      if (status === 401) dispatch(deskApi.util.invalidateTags(['Me']));
      if (isCurrent() && kind !== 'cancelled') setProblem(problemText(error, t));
    } finally {
      if (isCurrent()) setShare(null);
    }
  };
  return { share, problem, send, cancel: () => sending.current?.abort() };
};

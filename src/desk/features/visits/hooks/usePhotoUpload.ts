import { useEffect, useRef, useState } from 'react';
import { sendVisitPhoto } from '#api/desk/visitLists';
import { PHOTO_MAX_BYTES } from '#contract/rules/visits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useProblemText } from '#desk/common/hooks/useProblemText';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Answer } from '../changeVisit';
import { useVisit } from './useVisit';

/** One photograph on its way. */
export interface SendingPhoto {
  id: number;
  file: File;
  /** From 0 to 1. */
  share: number;
  /** Why it did not arrive, beside its name. */
  problem: string | null;
  /** The same file would be refused again. */
  isRefused: boolean;
}

let numbered = 0;
const named = ({ name }: File, problem: string): string => `${name}: ${problem}`;

/** Photographs go out one after the other, as all changes of a visit do; one that did not arrive stays to be sent again. */
export const usePhotoUpload = (finding: number | undefined) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const problemText = useProblemText();
  const { visit, change } = useVisit();
  const [photos, setPhotos] = useState<readonly SendingPhoto[]>([]);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const own = new AbortController();
    leaving.current = own;
    return () => own.abort();
  }, []);
  const patch = (id: number, part: Partial<SendingPhoto>) =>
    setPhotos((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: number) => setPhotos((all) => all.filter((one) => one.id !== id));

  const send = async ({ id, file }: SendingPhoto) => {
    const signal = leaving.current?.signal ?? new AbortController().signal;
    patch(id, { share: 0, problem: null, isRefused: false });
    const arrived = await change({
      over: () => null,
      send: async (_dispatch, ifMatch): Promise<Answer> => {
        const onProgress = (share: number) => patch(id, { share });
        try {
          return { data: await sendVisitPhoto({ id: visit.id, ifMatch, finding, file, language, onProgress, signal }) };
        } catch (error) {
          return { error };
        }
      },
      refused: (problem) => {
        // 409 and 412 are of the visit, and not of the file.
        const isRefused = [400, 413, 415, 422].includes(problem.status ?? 0);
        patch(id, { problem: named(file, problemText(problem)), isRefused });
        return true;
      },
    });
    if (arrived) drop(id);
  };
  const add = (files: readonly File[]) => {
    const fresh = files.map((file): SendingPhoto => {
      numbered += 1;
      const isRefused = file.size > PHOTO_MAX_BYTES;
      return { id: numbered, file, share: 0, problem: isRefused ? named(file, t('photo.tooHeavy')) : null, isRefused };
    });
    setPhotos((all) => [...all, ...fresh]);
    for (const photo of fresh) if (photo.problem === null) void send(photo);
  };
  return { photos, add, again: (photo: SendingPhoto) => void send(photo), drop };
};

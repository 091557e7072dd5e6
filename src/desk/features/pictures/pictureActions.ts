import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadPictureAddress, useChangePictureMutation } from '#api/desk/generated/pictures';
import { sendFile } from '#api/desk/sendFile';
import { type ApiProblem, isApiProblem } from '#api/problem';
import type { PictureChange, PicturePlace, StoredPicture } from '#contract/pictures';
import { PICTURE_MAX_BYTES } from '#contract/rules/deskLimits';
import type { FocusPoint } from '#contract/rules/pictures';
import { type DeskT, useDeskTexts } from '../../common/hooks/useDeskTexts';
import { type Upload, useUpload } from '../../common/ui/DropZone';

export const problemText = (error: unknown, t: DeskT): string => {
  const problem: Partial<ApiProblem> = isApiProblem(error) ? error : {};
  return problem.fields?.['picture']?.[0] ?? problem.detail ?? t('frame.failed');
};

const DEBOUNCE_MS = 400;

export const useMovedFocus = (saved: FocusPoint, onRest: (focus: FocusPoint) => void) => {
  const [moved, setMoved] = useState<FocusPoint | null>(null);
  const [rested, setRested] = useState<FocusPoint | null>(null);
  const rest = useEffectEvent(() => {
    if (moved && moved !== rested) onRest(moved);
  });
  useEffect(() => {
    if (moved === rested) return undefined;
    const timer = setTimeout(() => {
      rest();
      setRested(moved);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [moved, rested]);
  useEffect(() => () => rest(), []);
  return { focus: moved ?? saved, move: setMoved };
};

/** Queues changes of one picture, because each needs the version of the previous one. */
export const usePictureChange = ({ id, version }: Pick<StoredPicture, 'id' | 'version'>) => {
  const t = useDeskTexts();
  const [change] = useChangePictureMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef(0);
  const before = useRef<Promise<unknown>>(Promise.resolve());

  const save = (body: PictureChange): Promise<boolean> => {
    const send = async () => {
      newest.current = Math.max(newest.current, version);
      const { data, error } = await change({ id, ifMatch: `"${newest.current}"`, body });
      if (data) newest.current = data.version;
      setProblem(error ? problemText(error, t) : null);
      return data !== undefined;
    };
    const turn = before.current.then(send);
    before.current = turn;
    return turn;
  };
  return { save, problem };
};

export const usePictureUpload = (
  place: PicturePlace | null,
  onTaken: (picture: StoredPicture) => void,
): Upload<Blob> => {
  const t = useDeskTexts();
  return useUpload({
    maxBytes: PICTURE_MAX_BYTES,
    tooHeavy: t('pictures.tooHeavy'),
    give: (file: Blob, options) =>
      sendFile(uploadPictureAddress(place ?? {}), { file, ...options }) as Promise<StoredPicture>,
    changes: ['Picture', 'Audit'],
    onTaken,
    problemText: (error) => problemText(error, t),
  });
};

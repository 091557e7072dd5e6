import { useRef, useState } from 'react';
import { useChangePictureMutation } from '#api/desk/generated/pictures';
import type { PictureChange, StoredPicture } from '#contract/pictures';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { problemText } from './problemText';

/** Changes of one picture, sent one after the other: each is made from the version of the one before. */
export const usePictureChange = ({ id, version }: Pick<StoredPicture, 'id' | 'version'>) => {
  const t = useDeskTexts();
  const [change] = useChangePictureMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef(0);
  const before = useRef<Promise<unknown>>(Promise.resolve());

  /** Whether it was saved. */
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

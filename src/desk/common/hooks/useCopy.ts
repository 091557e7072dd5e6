import { copyText } from '#shared/lib/copyText';
import { useDeskDispatch } from '../store';
import { toastShown } from '../toastSlice';
import { useDeskTexts } from './useDeskTexts';

/** Copies a text that is on the screen, and says whether it was copied or has to be selected by hand. */
export const useCopy = () => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  return async (text: string): Promise<boolean> => {
    const isCopied = await copyText(text);
    dispatch(
      toastShown(isCopied ? { tone: 'done', text: t('frame.copied') } : { tone: 'failed', text: t('frame.notCopied') }),
    );
    return isCopied;
  };
};

import { createContext, useContext } from 'react';
import type { ContentWords } from '../texts/loadContentTexts';

export const ContentTextsContext = createContext<ContentWords | null>(null);

/** What the screens of the content say, and what its kinds and fields are called. */
export const useContentTexts = (): ContentWords => {
  const words = useContext(ContentTextsContext);
  if (!words) throw new Error('useContentTexts needs the frame of the content above it');
  return words;
};

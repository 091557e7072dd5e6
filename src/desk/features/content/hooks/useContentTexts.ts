import { createContext, useContext } from 'react';
import type { ContentWords } from '../texts/loadContentTexts';

export const ContentTextsContext = createContext<ContentWords | null>(null);

export const useContentTexts = (): ContentWords => {
  const words = useContext(ContentTextsContext);
  if (!words) throw new Error('useContentTexts needs the frame of the content above it');
  return words;
};

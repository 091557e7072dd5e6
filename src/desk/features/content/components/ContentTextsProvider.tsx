import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { ContentTextsContext } from '../hooks/useContentTexts';
import { type ContentWords, loadContentTexts } from '../texts/loadContentTexts';

export const ContentTextsProvider = ({ children }: { children: ReactNode }) => {
  const language = useLanguage();
  const [words, setWords] = useState<ContentWords | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let current = true;
    loadContentTexts(language).then(
      (loaded) => current && setWords(loaded),
      (error: Error) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [language]);
  if (!words) {
    if (failure) throw failure;
    return null;
  }
  return <ContentTextsContext value={words}>{children}</ContentTextsContext>;
};

import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LanguageContext } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { TextsProvider } from '#shared/i18n/TextsProvider';
import { DeskTextsContext } from '../common/hooks/useDeskTexts';
import { selectLanguage } from '../common/settingsSlice';
import { useDeskSelector } from '../common/store';
import { loadTexts } from './texts/loadTexts';

export interface Shown {
  language: Language;
  i18n: I18n;
}

/** Language and texts for everything below. Another language is waited for with the present one on the screen. */
export const Frame = ({ first, children }: { first: Shown; children: ReactNode }) => {
  const wanted = useDeskSelector(selectLanguage);
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown.language === wanted) return undefined;
    let current = true;
    loadTexts(wanted).then(
      (i18n) => current && setShown({ language: wanted, i18n }),
      () => undefined, // offline: the language on the screen stays
    );
    return () => {
      current = false;
    };
  }, [shown.language, wanted]);
  const t = useMemo(() => shown.i18n.getFixedT(shown.language, 'desk'), [shown]);
  return (
    <LanguageContext value={shown.language}>
      <TextsProvider i18n={shown.i18n}>
        <DeskTextsContext value={t}>{children}</DeskTextsContext>
      </TextsProvider>
    </LanguageContext>
  );
};

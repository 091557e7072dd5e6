import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createI18n } from '../../i18n/createI18n';
import { LanguageContext } from '../../i18n/hooks/useLanguage';
import type { Language } from '../../i18n/languages';
import { texts as ru } from '../../i18n/ru';
import { TextsProvider } from '../../i18n/TextsProvider';
import { texts as uz } from '../../i18n/uz';

const TEXTS = { ru, uz };

export const withTexts = (element: ReactNode, language: Language = 'ru') => (
  <LanguageContext value={language}>
    <TextsProvider i18n={createI18n(language, TEXTS[language])}>{element}</TextsProvider>
  </LanguageContext>
);

export const renderWithTexts = (element: ReactNode, language: Language = 'ru') => render(withTexts(element, language));

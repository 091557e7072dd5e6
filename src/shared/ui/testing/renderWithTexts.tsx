import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../i18n/createI18n';
import type { Language } from '../../i18n/languages';
import { texts as ru } from '../../i18n/ru';
import { LanguageContext } from '../../i18n/useLanguage';
import { texts as uz } from '../../i18n/uz';

const TEXTS = { ru, uz };

/** The texts of one language around an element, for primitives that need no store. */
export const withTexts = (element: ReactNode, language: Language = 'ru') => (
  <LanguageContext value={language}>
    <I18nextProvider i18n={createI18n(language, TEXTS[language])}>{element}</I18nextProvider>
  </LanguageContext>
);

export const renderWithTexts = (element: ReactNode, language: Language = 'ru') => render(withTexts(element, language));

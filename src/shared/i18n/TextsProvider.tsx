import type { i18n as I18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { TranslationContext } from './hooks/useTranslation';

const Translated = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return <TranslationContext value={useMemo(() => ({ t }), [t])}>{children}</TranslationContext>;
};

/** Provides i18next and `useTranslation`, with one react-i18next subscription for the whole tree. */
export const TextsProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>
    <Translated>{children}</Translated>
  </I18nextProvider>
);

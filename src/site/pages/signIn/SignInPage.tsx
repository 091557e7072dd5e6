import { useState } from 'react';
import { useLocation } from 'react-router';
import { HOME_PREFIX, pageOf } from '#contract/rules/pages';
import { BOOKING_ID } from '#shared/config/anchors';
import { usePaths } from '#shared/config/hooks/usePaths';
import { pathInLanguage } from '#shared/config/paths';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { Language } from '#shared/i18n/languages';
import { readReturn } from '#shared/lib/returnAddress';
import { AuthScreen } from '../../features/auth/AuthScreen';

const inLanguage = (address: string, language: Language): string => {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return pathInLanguage(pathname, language) + rest;
};

export const Component = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: HOME_PREFIX });
  const about = `${usePaths({ home: '' }).about()}#${BOOKING_ID}`;
  const { pathname, state } = useLocation();
  const mode = pageOf(pathname) === 'signUp' ? 'signUp' : 'signIn';
  const fromAbout = (state as { from?: unknown } | null)?.from === 'about';
  const language = useLanguage();
  const [returnTo] = useState(readReturn);
  const targets = { home: returnTo === null ? paths.home() : inLanguage(returnTo, language), about };
  return (
    <>
      <Head
        noindex
        title={mode === 'signIn' ? t('signIn.signInTitle') : t('signIn.signUpTitle')}
        description={mode === 'signIn' ? t('signIn.signInDescription') : t('signIn.signUpDescription')}
      />
      <AuthScreen mode={mode} fromAbout={fromAbout} targets={targets} />
    </>
  );
};

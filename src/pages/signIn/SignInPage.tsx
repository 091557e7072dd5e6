import { useLocation } from 'react-router';
import { AuthScreen } from '../../features/auth/components/AuthScreen';
import { HOME_PREFIX, splitPath } from '../../shared/config/paths';
import { usePaths } from '../../shared/config/usePaths';
import { Head } from '../../shared/head/Head';
import { useTranslation } from '../../shared/i18n/useTranslation';

/** /sign-in and /sign-up: the same screen (specification, section 2). */
export const Component = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: HOME_PREFIX });
  const about = usePaths({ home: '' }).about();
  const { pathname, state } = useLocation();
  const mode = splitPath(pathname).rest === '/sign-up' ? 'signUp' : 'signIn';
  const fromAbout = (state as { from?: unknown } | null)?.from === 'about';
  const targets = { home: paths.home(), about };
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

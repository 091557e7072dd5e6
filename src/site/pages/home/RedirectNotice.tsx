import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { selectIsSignedIn } from '#api/authSlice';
import { usePaths } from '#shared/config/hooks/usePaths';
import { TextSourceContext } from '#shared/i18n/createI18n';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { redirectReasonOf } from '#shared/lib/redirectReason';
import { useAppSelector } from '#shared/store/appStore';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import styles from './RedirectNotice.module.css';

const RedirectMessage = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const reason = redirectReasonOf(useLocation().state);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [why, setWhy] = useState(reason);
  if (reason && reason !== why) setWhy(reason);
  const language = useLanguage();
  const texts = use(TextSourceContext);
  const [isReady, setIsReady] = useState(!texts);
  useEffect(() => {
    texts?.load(language).then(
      () => setIsReady(true),
      () => {},
    );
  }, [texts, language]);
  if (isSignedIn || !isReady) return null;
  return (
    <div className={styles.place} role="alert">
      <Notice
        title={t(why === 'ended' ? 'turnedAway.sessionEnded' : 'turnedAway.signInFirst')}
        action={<ButtonLink to={paths.signIn()}>{t('header.signIn')}</ButtonLink>}
      />
    </div>
  );
};

export default RedirectMessage;

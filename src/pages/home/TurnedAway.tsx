import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { selectIsSignedIn } from '../../features/auth/authSlice';
import { usePaths } from '../../shared/config/usePaths';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { turnedAwayOf } from '../../shared/lib/turnedAway';
import { ButtonLink } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import styles from './TurnedAway.module.css';

/** Why somebody was sent here from a page that wants a customer, and the way back to it. */
export const TurnedAway = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const { state } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // Not while rendering: after a reload the browser's entry still says so, and the server's page does not.
  const [why, setWhy] = useState(turnedAwayOf(null));
  useEffect(() => setWhy((before) => turnedAwayOf(state) ?? before), [state]);
  return (
    <div role="alert">
      {why && !isSignedIn && (
        <div className={styles.place}>
          <Notice
            title={t(why === 'ended' ? 'home.sessionEnded' : 'home.signInFirst')}
            action={<ButtonLink to={paths.signIn()}>{t('header.signIn')}</ButtonLink>}
          >
            {t('home.signInReturns')}
          </Notice>
        </div>
      )}
    </div>
  );
};

import { useState } from 'react';
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
  // After a reload the browser's entry still says so, and the server's page, which the first frame must be like, does not.
  const isKnown = useAppSelector(({ _persist }) => _persist?.rehydrated ?? false);
  // Another language takes the entry's place, and what it said with it.
  const [why, setWhy] = useState(turnedAwayOf(state));
  const said = turnedAwayOf(state);
  if (said && said !== why) setWhy(said);
  return (
    <div role="alert">
      {why && isKnown && !isSignedIn && (
        <div className={styles.place}>
          <Notice
            title={t(why === 'ended' ? 'home.sessionEnded' : 'home.signInFirst')}
            action={<ButtonLink to={paths.signIn()}>{t('header.signIn')}</ButtonLink>}
          />
        </div>
      )}
    </div>
  );
};

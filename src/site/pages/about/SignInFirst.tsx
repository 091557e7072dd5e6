import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { APPOINTMENT_ID } from '../../features/enquiries/components/AppointmentSection';
import styles from './SignInFirst.module.css';

/** Whoever signs in from here comes back here. */
const FROM_ABOUT = { from: 'about' };

export const SignInFirst = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <>
      <p>{t('about.not_register_login')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={paths.signIn()} state={FROM_ABOUT}>
          {t('about.signIn')}
        </ButtonLink>
        <ButtonLink to={paths.signUp()} state={FROM_ABOUT}>
          {t('about.signUp')}
        </ButtonLink>
      </div>
      <p className={styles.open}>{t('about.noSignIn')}</p>
      <p className={styles.ways}>
        <Link className={styles.way} to={paths.booking()}>
          {t('common.book')}
        </Link>
        <Link className={styles.way} to={`${paths.home()}#${APPOINTMENT_ID}`}>
          {t('about.homeForm')}
        </Link>
      </p>
    </>
  );
};

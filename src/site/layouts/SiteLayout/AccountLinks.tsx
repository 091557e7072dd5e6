import { selectIsSignedIn } from '#api/authSlice';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppSelector } from '#shared/store/appStore';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import styles from './AccountLinks.module.css';
import { DropDown } from './DropDown';
import { PersonalLinks } from './PersonalLinks';

/** Sign in and sign up for visitors; the garage and the person's drop-down for customers. */
export const AccountLinks = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn) {
    return (
      <div className={styles.account}>
        <ButtonLink variant="quiet" to={paths.signIn()}>
          {t('header.signIn')}
        </ButtonLink>
        <ButtonLink className={styles.signUp} to={paths.signUp()}>
          {t('header.signUp')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <Link className={styles.icon} to={paths.garage()} aria-label={t('header.garage')} title={t('header.garage')}>
        <Icon name="garage" />
      </Link>
      <DropDown icon="user" label={t('header.account')} align="end">
        <PersonalLinks />
      </DropDown>
    </div>
  );
};

import { useTranslation } from 'react-i18next';
import { usePaths } from '../../shared/config/usePaths';
import { ButtonLink } from '../../shared/ui/Button';
import styles from './SignInFirst.module.css';

export const SignInFirst = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <>
      <p>{t('about.not_register_login')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={paths.signIn()}>
          {t('about.signIn')}
        </ButtonLink>
        <ButtonLink to={paths.signUp()}>{t('about.signUp')}</ButtonLink>
      </div>
    </>
  );
};

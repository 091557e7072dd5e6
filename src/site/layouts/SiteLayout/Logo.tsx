import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import styles from './Logo.module.css';

export const Logo = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  return (
    <Link className={styles.logo} to={paths.home()} aria-label={t('header.logo')}>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
        <rect className={styles.plate} width="34" height="34" rx="9" />
        <path className={styles.road} d="M10 9.5 17 18v7M24 9.5 17 18" />
        <path className={styles.line} d="M17 25.5v.1" />
      </svg>
      <span className={styles.name}>{t('common.brand')}</span>
    </Link>
  );
};

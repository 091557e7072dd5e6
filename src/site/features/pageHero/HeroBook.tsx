import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import styles from './HeroBook.module.css';

export const HeroBook = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <ButtonLink className={styles.book ?? ''} variant="primary" to={paths.booking()} data-no-print="">
      {t('common.book')}
    </ButtonLink>
  );
};

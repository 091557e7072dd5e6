import { useBookingPath } from '#shared/config/hooks/useBookingPath';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import styles from './HeroBook.module.css';

export const HeroBook = () => {
  const { t } = useTranslation();
  const bookingPath = useBookingPath();
  return (
    <ButtonLink className={styles.book ?? ''} variant="primary" to={bookingPath} data-no-print="">
      {t('common.book')}
    </ButtonLink>
  );
};

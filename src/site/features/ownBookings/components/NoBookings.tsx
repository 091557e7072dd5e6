import { bookingAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import styles from './NoBookings.module.css';

/** What an empty list says, with the way to the first booking. */
export const NoBookings = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <div className={styles.none}>
      <Icon name="calendar" size={32} />
      <strong>{t('ownBookings.none')}</strong>
      <p>{t('ownBookings.noneText')}</p>
      <Link className={styles.way} to={paths.inLanguage(bookingAddress())}>
        {t('common.book')}
      </Link>
    </div>
  );
};

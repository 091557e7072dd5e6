import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import styles from './Actions.module.css';

/** Shown in each time zone, because a note that only the browser can add would shift the page. */
export const ZoneNote = () => {
  const { t } = useTranslation();
  return <p className={styles.until}>{t('booking.zone')}</p>;
};

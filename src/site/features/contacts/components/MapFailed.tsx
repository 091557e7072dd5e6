import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import styles from './MapPanel.module.css';

/** Stands in the map's place when its script could not be loaded. */
export const MapFailed = () => {
  const { t } = useTranslation();
  return <p className={styles.message}>{t('contacts.mapFailed')}</p>;
};

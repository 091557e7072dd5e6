import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useIsHydrated } from '../hooks/useForms';
import { isInTashkent } from '../lib/days';
import styles from './Actions.module.css';

export const ZoneNote = () => {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  return isHydrated && !isInTashkent() ? <p className={styles.until}>{t('booking.zone')}</p> : null;
};

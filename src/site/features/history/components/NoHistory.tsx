import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Icon } from '#shared/ui/media/Icon';
import styles from './NoHistory.module.css';

/** What an empty history says. */
export const NoHistory = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.none}>
      <Icon name="history" size={32} />
      <strong>{t('personal.noHistory')}</strong>
      <p>{t('personal.noHistoryText')}</p>
    </div>
  );
};

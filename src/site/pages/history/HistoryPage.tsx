import { Head } from '../../../shared/head/Head';
import { useTranslation } from '../../../shared/i18n/hooks/useTranslation';
import { ScreenHeader } from '../../../shared/ui/layout/ScreenHeader';
import { Icon } from '../../../shared/ui/media/Icon';
import styles from './HistoryPage.module.css';

/** Always empty: there is no call that would fill it (docs/spec/decisions.md#history-is-empty). */
export const Component = () => {
  const { t } = useTranslation();
  return (
    <>
      <Head noindex title={t('personal.historyTitle')} />
      <ScreenHeader title={t('personal.historyTitle')} />
      <div className={styles.none}>
        <Icon name="history" size={32} />
        <strong>{t('personal.noHistory')}</strong>
        <p>{t('personal.noHistoryText')}</p>
      </div>
    </>
  );
};

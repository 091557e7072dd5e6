import { useParams } from 'react-router';
import { getSharedHistory } from '#api/generated/sharing';
import { isNotFound } from '#api/problem';
import type { Load } from '#shared/config/page';
import { Head } from '#shared/head/Head';
import { formatDay } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { SharedHistory } from '../../features/history/SharedHistory';
import styles from '../../layouts/LinkPage.module.css';

export const load: Load = ({ language: lang }, { params: { token = '' } }) => [
  getSharedHistory.initiate({ lang, token }, { subscribe: false }),
];

export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { token = '' } = useParams();
  const query = getSharedHistory.useQuery({ lang, token });
  const isOver = isNotFound(query.error);
  return (
    <div className={styles.page}>
      <Head noindex title={t('visitForms.history')} status={isOver ? 404 : undefined} />
      <h1 className={styles.title} tabIndex={-1}>
        {t('visitForms.history')}
      </h1>
      {isOver ? (
        <Notice>{t('visitForms.historyOver')}</Notice>
      ) : (
        <QueryBlock query={query} placeholder={<Skeleton className={styles.waiting} />} className={styles.content}>
          {(history) => (
            <>
              <p className={styles.lead}>
                {[
                  history.car && `${history.car}, ${history.year}`,
                  history.plate,
                  t('visitForms.openUntil', { day: formatDay(history.expires_at, lang) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <SharedHistory history={history} />
            </>
          )}
        </QueryBlock>
      )}
    </div>
  );
};

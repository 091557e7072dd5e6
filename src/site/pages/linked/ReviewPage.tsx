import { use } from 'react';
import { useLocation, useParams } from 'react-router';
import { getReviewQuestion } from '#api/generated/reviews';
import { isNotFound } from '#api/problem';
import { usePaths } from '#shared/config/hooks/usePaths';
import type { Load } from '#shared/config/page';
import { Head } from '#shared/head/Head';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { FallbackFormContext } from '../../fallback/fallbackForm';
import { ReviewForm } from '../../features/reviews/ReviewForm';
import styles from '../../layouts/LinkPage.module.css';

export const load: Load = ({ language: lang }, { params: { token = '' } }) => [
  getReviewQuestion.initiate({ lang, token }, { subscribe: false }),
];

export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const story = usePaths().story();
  const posted = use(FallbackFormContext);
  const query = getReviewQuestion.useQuery({ lang, token });
  const isOver = isNotFound(query.error);
  return (
    <div className={styles.page}>
      <Head noindex title={t('visitForms.review')} status={isOver ? 404 : undefined} />
      <h1 className={styles.title} tabIndex={-1}>
        {t('visitForms.review')}
      </h1>
      {isOver ? (
        <Notice>{t('visitForms.reviewOver')}</Notice>
      ) : (
        <QueryBlock query={query} placeholder={<Skeleton className={styles.waiting} />} className={styles.content}>
          {({ car, branch, day, works, stars }) => (
            <>
              <p className={styles.lead}>{[car, branch, formatDate(day, lang)].join(' · ')}</p>
              {works.length > 0 && <p className={styles.lead}>{works.join(', ')}</p>}
              <div role="status" className={styles.said}>
                {posted?.visit?.problem && <Notice tone="danger">{posted.visit.problem}</Notice>}
                {stars !== null && (
                  <Notice tone="success" title={t('visitForms.thanks')}>
                    {t('visitForms.thanksText', { stars })}
                  </Notice>
                )}
              </div>
              {stars === null && (
                <ReviewForm
                  action={pathname}
                  typed={posted?.visit?.fields ?? {}}
                  errors={posted?.visit?.errors ?? {}}
                  trap={posted?.trap}
                />
              )}
              <p>
                <a href={story}>{t('visitForms.toHistory')}</a>
              </p>
            </>
          )}
        </QueryBlock>
      )}
    </div>
  );
};

import {
  getBranchReviews,
  getServiceReviews,
  useGetBranchReviewsQuery,
  useGetServiceReviewsQuery,
} from '#api/generated/reviews';
import type { Reviews } from '#contract/reviews';
import { REVIEW_MAX_STARS } from '#contract/rules/visits';
import type { Load } from '#shared/config/page';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { pathId, queryNumber } from '#shared/lib/address';

import { Section } from '#shared/ui/layout/Section';
import styles from './PublicReviews.module.css';

const average = (tenths: number) => `${Math.floor(tenths / 10)},${tenths % 10}`;

const PublicReviews = ({ reviews }: { reviews: Reviews | undefined }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (!reviews || reviews.items.length === 0) return null;
  return (
    <Section
      title={t('reviews.title')}
      lead={t('reviews.average', { average: average(reviews.average), count: reviews.count })}
    >
      <ul className={styles.list}>
        {reviews.items.map(({ id, name, stars, text, day, answer }) => (
          <li key={id} className={styles.review}>
            <p className={styles.head}>
              <strong>{name || t('reviews.nameless')}</strong>
              <span className={styles.quiet}>{formatDate(day, lang)}</span>
            </p>
            <p className={styles.stars} role="img" aria-label={t('reviews.stars', { stars })}>
              <span className={styles.given}>{'★'.repeat(stars)}</span>
              <span>{'☆'.repeat(REVIEW_MAX_STARS - stars)}</span>
            </p>
            {text && <p className={styles.text}>{text}</p>}
            {answer && (
              <div className={styles.answer}>
                <p className={styles.quiet}>{t('reviews.answer')}</p>
                <p className={styles.text}>{answer}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};

export const serviceReviewQueries: Load = ({ language: lang }, { params }) => {
  const id = pathId(params.id);
  return id === null ? [] : [getServiceReviews.initiate({ lang, id }, { subscribe: false })];
};

export const ServiceReviews = ({ id }: { id: number }) => (
  <PublicReviews reviews={useGetServiceReviewsQuery({ lang: useLanguage(), id }).currentData} />
);

/** Reads the branch from the address: the contacts slice is updated only after the page has loaded. */
export const branchReviewQueries: Load = ({ language: lang }, { url }) => {
  const id = queryNumber(url.searchParams, 'branch', 0);
  return id === 0 ? [] : [getBranchReviews.initiate({ lang, id }, { subscribe: false })];
};

export const BranchReviews = ({ id }: { id: number }) => (
  <PublicReviews reviews={useGetBranchReviewsQuery({ lang: useLanguage(), id }).currentData} />
);

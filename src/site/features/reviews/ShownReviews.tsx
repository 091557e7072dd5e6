import type { Reviews } from '#contract/reviews';
import { REVIEW_MAX_STARS } from '#contract/rules/visits';
import { formatDate } from '#shared/i18n/formats/date';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Section } from '#shared/ui/layout/Section';
import styles from './ShownReviews.module.css';

/** Tenths: 48 → '4,8'. */
const average = (tenths: number) => `${Math.floor(tenths / 10)},${tenths % 10}`;

/** What customers say; nothing as long as nobody has said anything. */
export const ShownReviews = ({ reviews }: { reviews: Reviews | undefined }) => {
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
              {'★'.repeat(stars) + '☆'.repeat(REVIEW_MAX_STARS - stars)}
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

import { useId } from 'react';
import type { CarCare, Due } from '../../../../../contract/care';
import { BOOKING_ID } from '../../../../shared/config/anchors';
import { bookingAddress } from '../../../../shared/config/bookingPaths';
import { usePaths } from '../../../../shared/config/hooks/usePaths';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Link } from '../../../../shared/ui/actions/Link';
import { reasonText, whenText } from '../lib/careWords';
import styles from './CarCare.module.css';

/** What stands in sight; the rest opens. */
const AT_FIRST = 3;

/** What is due of a car, with why, and the ways to a time of its service and to its form. */
export const NextWorks = ({ care: { car, due, km_per_month }, carTitleId }: { care: CarCare; carTitleId: string }) => {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={`${titleId} ${carTitleId}`}>
      <h3 id={titleId} className={styles.title}>
        {t('care.next')}
      </h3>
      {due.length === 0 ? (
        <p className={styles.quiet}>{t('care.nothing')}</p>
      ) : (
        <>
          <Works car={car} due={due.slice(0, AT_FIRST)} kmPerMonth={km_per_month} />
          {due.length > AT_FIRST && (
            <details>
              <summary className={styles.more}>{t('care.more', { number: due.length - AT_FIRST })}</summary>
              <Works car={car} due={due.slice(AT_FIRST)} kmPerMonth={km_per_month} />
            </details>
          )}
        </>
      )}
    </section>
  );
};

interface WorksProps {
  car: number;
  due: readonly Due[];
  kmPerMonth: number | undefined;
}

const Works = ({ car, due, kmPerMonth }: WorksProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  return (
    <ul className={styles.list}>
      {due.map((one) => (
        <li key={one.fact} className={styles.work}>
          <p className={styles.name}>
            <span>{one.title}</span>
            {(one.is_overdue || one.level === 'red') && (
              <strong className={styles.overdue}>{t(one.is_overdue ? 'care.overdue' : 'care.urgent')}</strong>
            )}
          </p>
          <p className={styles.when}>{whenText(t, lang, one)}</p>
          <p className={styles.quiet}>{reasonText(t, lang, one, kmPerMonth)}</p>
          {one.service !== undefined && (
            <p className={styles.ways}>
              {one.is_bookable && (
                <Link
                  className={styles.book}
                  to={paths.inLanguage(bookingAddress({ services: [one.service], car }))}
                  aria-label={t('care.chooseTime', { work: one.title })}
                >
                  {t('common.chooseTime')}
                </Link>
              )}
              <Link
                className={styles.book}
                to={`${paths.service(one.service)}#${BOOKING_ID}`}
                aria-label={t('care.book', { work: one.title })}
              >
                {t('care.bookShort')}
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};

import { useId } from 'react';
import type { CarMaintenance, Due } from '#contract/cars';
import { BOOKING_ID } from '#shared/config/anchors';
import { bookingAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import styles from './CarMaintenance.module.css';
import { alarmText, reasonText, whenText } from './maintenanceWords';

const MAX_COLLAPSED = 3;

export interface NextWorksProps {
  care: CarMaintenance;
  carName: string;
  carTitleId: string;
}

export const NextWorks = ({ care: { car, due, km_per_month }, carName, carTitleId }: NextWorksProps) => {
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
          <Works car={car} carName={carName} due={due.slice(0, MAX_COLLAPSED)} kmPerMonth={km_per_month} />
          {due.length > MAX_COLLAPSED && (
            <details>
              <summary className={styles.more}>{t('care.more', { number: due.length - MAX_COLLAPSED })}</summary>
              <Works car={car} carName={carName} due={due.slice(MAX_COLLAPSED)} kmPerMonth={km_per_month} />
            </details>
          )}
        </>
      )}
    </section>
  );
};

interface WorksProps {
  car: number;
  carName: string;
  due: readonly Due[];
  kmPerMonth: number | undefined;
}

const Works = ({ car, carName, due, kmPerMonth }: WorksProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  return (
    <ul className={styles.list}>
      {due.map((one) => (
        <li key={one.fact} className={styles.work}>
          <p className={styles.name}>
            <span>{one.title}</span>
            {alarmText(t, one) && <strong className={styles.overdue}>{alarmText(t, one)}</strong>}
          </p>
          <p className={styles.when}>{whenText(t, lang, one)}</p>
          <p className={styles.quiet}>{reasonText(t, lang, one, kmPerMonth)}</p>
          {one.service !== undefined && (
            <Link
              className={styles.book}
              to={
                one.is_bookable
                  ? paths.inLanguage(bookingAddress({ services: [one.service], car }))
                  : `${paths.service(one.service)}#${BOOKING_ID}`
              }
              aria-label={t(one.is_bookable ? 'care.book' : 'care.enquire', { work: one.title, car: carName })}
            >
              {t(one.is_bookable ? 'care.bookShort' : 'care.enquireShort')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
};

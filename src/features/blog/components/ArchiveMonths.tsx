import { MONTHS } from '../../../shared/i18n/formats/calendarNames';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { Link } from '../../../shared/ui/Link';
import type { DayFilter } from '../lib/useCalendarView';
import styles from './Archive.module.css';

export interface ArchiveMonthsProps {
  chosen: DayFilter;
  hrefOf: (chosen: DayFilter) => string;
}

/** The archive as plain links; the chosen month again clears it. */
export const ArchiveMonths = ({ chosen, hrefOf }: ArchiveMonthsProps) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.months}>
      {MONTHS[useLanguage()].map((name, place) => {
        const month = place + 1;
        const isChosen = month === chosen.month;
        return (
          <li key={name}>
            <Link
              className={styles.month}
              to={hrefOf({ month: isChosen ? 0 : month, date: 0 })}
              aria-label={t('blog.wholeMonth', { month: name })}
              aria-current={isChosen ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

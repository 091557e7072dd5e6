import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { MONTHS } from '#shared/i18n/formats/calendarNames';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import type { DayFilter } from '../hooks/useCalendarView';
import styles from './Archive.module.css';

export interface ArchiveMonthsProps {
  chosen: DayFilter;
  toDay: (chosen: DayFilter) => AddressFrom;
  /** Months that lead to something; all where nobody knows. */
  leading?: readonly number[] | undefined;
}

/** The archive as plain links; the chosen month again clears it. */
export const ArchiveMonths = ({ chosen, toDay, leading }: ArchiveMonthsProps) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.months}>
      {MONTHS[useLanguage()].map((name, place) => {
        const month = place + 1;
        return (
          <li key={name}>
            <FilterLink
              className={styles.month}
              to={toDay({ month, date: 0 })}
              isEmpty={month !== chosen.month && leading?.includes(month) === false}
              aria-label={t('blog.wholeMonth', { month: name })}
              aria-current={month === chosen.month ? 'true' : undefined}
            >
              {name}
            </FilterLink>
          </li>
        );
      })}
    </ul>
  );
};

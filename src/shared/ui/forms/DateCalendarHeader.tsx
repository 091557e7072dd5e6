import { MONTHS } from '../../i18n/formats/calendarNames';
import { useLanguage } from '../../i18n/hooks/useLanguage';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import type { YearMonth } from '../../lib/calendarDay';
import type { CalendarHeaderProps } from './Calendar';
import { CalendarTurn } from './CalendarTurn';
import styles from './DateField.module.css';
import { FIRST_YEAR } from './typedDate';

export interface DateCalendarHeaderProps extends CalendarHeaderProps {
  /** Default: any of this age of the world. */
  firstYear?: number | undefined;
  /** No later month can be chosen. */
  last: YearMonth;
  onView: (view: YearMonth) => void;
}

export const DateCalendarHeader = ({
  view,
  firstYear = FIRST_YEAR,
  last,
  onView,
  onPrevious,
  onNext,
}: DateCalendarHeaderProps) => {
  const { t } = useTranslation();
  const months = MONTHS[useLanguage()];
  const lastMonthOf = (year: number) => (year === last.year ? last.month : months.length);
  const years = Array.from({ length: last.year - firstYear + 1 }, (_, before) => last.year - before);
  const show = (year: number, month: number) => onView({ year, month: Math.min(month, lastMonthOf(year)) });
  const labels = { previous: t('dates.previousMonth'), next: t('dates.nextMonth') };
  return (
    <CalendarTurn labels={labels} onPrevious={onPrevious} onNext={onNext}>
      <div className={styles.heading}>
        <select
          className={styles.select}
          aria-label={t('dates.month')}
          value={view.month}
          onChange={(event) => show(view.year, Number(event.currentTarget.value))}
        >
          {months.slice(0, lastMonthOf(view.year)).map((name, place) => (
            <option key={name} value={place + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          className={styles.select}
          aria-label={t('dates.year')}
          value={view.year}
          onChange={(event) => show(Number(event.currentTarget.value), view.month)}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </div>
    </CalendarTurn>
  );
};

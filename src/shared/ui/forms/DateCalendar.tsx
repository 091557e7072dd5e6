import { useEffect, useRef, useState } from 'react';
import { MONTHS } from '../../i18n/formats/calendar';
import { useLanguage } from '../../i18n/hooks/useLanguage';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { calendarDayAt, dayOfIso, isoOfDay, type YearMonth } from '../../lib/calendarDay';
import { Calendar, type CalendarHeaderProps, CalendarTurn } from './Calendar';
import styles from './DateField.module.css';
import { FIRST_YEAR, isDayUpTo } from './typedDate';

export interface DateCalendarHeaderProps extends CalendarHeaderProps {
  firstYear?: number | undefined;
  last: YearMonth;
  onView: (view: YearMonth) => void;
}

/** Calendar header with select fields for month and year, from `firstYear` to the month `last`. */
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
          {months.slice(0, lastMonthOf(view.year)).map((name, index) => (
            <option key={name} value={index + 1}>
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

export interface DateCalendarProps {
  value: string;
  max: string;
  min?: string | undefined;
  onChoose: (value: string) => void;
}

const USUAL_AGE = 30;

/**
 * Calendar with select fields for month and year, because a birth date is hundreds of months away. Default export, for
 * a lazy chunk.
 */
const DateCalendar = ({ value, max, min, onChoose }: DateCalendarProps) => {
  const { t } = useTranslation();
  const last = dayOfIso(max) ?? calendarDayAt();
  const first = dayOfIso(min ?? '');
  const selected = isDayUpTo(value, max) && value >= (min ?? '') ? dayOfIso(value) : null;
  const [view, setView] = useState<YearMonth>(
    () => selected ?? (first ? calendarDayAt() : { year: last.year - USUAL_AGE, month: 1 }),
  );
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Runs after the dialog has focused its first control.
    const frame = requestAnimationFrame(() => {
      container.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    // The library handles Escape for its own popup and would prevent the dialog from closing.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stops a key from reaching the calendar
    <div ref={container} onKeyDownCapture={(event) => event.key === 'Escape' && event.stopPropagation()}>
      <Calendar
        selected={selected}
        view={view}
        min={first ?? { year: FIRST_YEAR, month: 1, day: 1 }}
        max={last}
        labels={{ chooseDay: t('dates.chooseDay'), disabledDay: t('dates.dayToCome'), days: t('dates.days') }}
        onView={setView}
        onChoose={(day) => onChoose(isoOfDay(day))}
        renderHeader={(turn) => <DateCalendarHeader {...turn} firstYear={first?.year} last={last} onView={setView} />}
      />
    </div>
  );
};

export default DateCalendar;

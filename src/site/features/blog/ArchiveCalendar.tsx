import { useState } from 'react';
import { useGetArticleDaysQuery } from '#api/generated/blog';
import { MONTHS } from '#shared/i18n/formats/calendar';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { calendarDayAt, isoOfDay } from '#shared/lib/calendarDay';
import { Calendar, CalendarTurn, type CalendarHeaderProps as Turn } from '#shared/ui/forms/Calendar';

import styles from './ArchiveCalendar.module.css';
import { type DayFilter, useCalendarView } from './useCalendarView';

export interface CalendarHeaderProps extends Turn {
  isPressed: boolean;
  onMonth: (month: number) => void;
}

export const CalendarHeader = ({ view, isPressed, onMonth, onPrevious, onNext }: CalendarHeaderProps) => {
  const { t } = useTranslation();
  const month = MONTHS[useLanguage()][view.month - 1] ?? '';
  const labels = { previous: t('blog.previousMonth'), next: t('blog.nextMonth') };
  return (
    <CalendarTurn labels={labels} onPrevious={onPrevious} onNext={onNext}>
      <p className={styles.heading}>
        <button
          type="button"
          className={styles.month}
          aria-pressed={isPressed}
          aria-label={t('blog.wholeMonth', { month })}
          title={t('blog.wholeMonth', { month })}
          onClick={() => onMonth(view.month)}
        >
          {month}
        </button>{' '}
        <span className={styles.year}>{view.year}</span>
      </p>
    </CalendarTurn>
  );
};

export interface ArchiveCalendarProps {
  chosen: DayFilter;
  category: number;
  tag: number;
  onChoose: (chosen: DayFilter) => void;
}

/** Earliest day of the calendar (docs/spec/limits.md#other). */
const FIRST_DAY = { year: 1, month: 1, day: 1 };

const ArchiveCalendar = ({ chosen, category, tag, onChoose }: ArchiveCalendarProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { currentData: days } = useGetArticleDaysQuery({
    lang,
    category: category || undefined,
    tag: tag || undefined,
  });
  const [today] = useState(() => calendarDayAt());
  const { view, setView, selected } = useCalendarView(chosen, today);
  const leading = days
    ?.filter(({ month }) => month === view.month)
    .map(({ date }) => ({ year: view.year, month: view.month, day: date }))
    .filter((day) => isoOfDay(day) <= isoOfDay(today));
  const isWholeMonth = chosen.month === view.month && chosen.date === 0;

  return (
    <Calendar
      className={isWholeMonth ? styles.whole : undefined}
      selected={selected}
      view={view}
      min={FIRST_DAY}
      max={today}
      marked={leading && { days: leading, label: t('blog.hasArticles') }}
      labels={{ chooseDay: t('blog.chooseDay'), disabledDay: t('blog.dayToCome'), days: t('blog.days') }}
      onView={setView}
      onChoose={({ month, day }) => onChoose({ month, date: day })}
      renderHeader={(turn) => (
        <CalendarHeader {...turn} isPressed={isWholeMonth} onMonth={(month) => onChoose({ month, date: 0 })} />
      )}
    />
  );
};

export default ArchiveCalendar;

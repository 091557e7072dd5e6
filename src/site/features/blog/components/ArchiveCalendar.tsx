import { useState } from 'react';
import { useGetArticleDaysQuery } from '#api/endpoints/blog';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { calendarDayAt, isoOfDay } from '#shared/lib/calendarDay';
import { Calendar } from '#shared/ui/forms/Calendar';
import { type DayFilter, useCalendarView } from '../hooks/useCalendarView';
import styles from './ArchiveCalendar.module.css';
import { CalendarHeader } from './CalendarHeader';

export interface ArchiveCalendarProps {
  chosen: DayFilter;
  /** The other filters, which stay; 0 is 'not set'. */
  category: number;
  tag: number;
  /** The chosen one again clears it. */
  onChoose: (chosen: DayFilter) => void;
}

/** The calendar goes back to this year (docs/spec/limits.md#other). */
const FIRST_DAY = { year: 1, month: 1, day: 1 };

/**
 * Shows the archive by month and day. A day filters by day and month, the month's name by the month alone; turning the pages filters nothing. Default export: it is a late chunk.
 */
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

import { useMemo, useState } from 'react';
import DatePicker from 'react-datepicker';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { classNames } from '../../../shared/ui/classNames';
import { dayOf, localDate, todayInTashkent } from '../lib/archiveDates';
import { calendarLocale } from '../lib/calendarLocale';
import { type DayFilter, useCalendarView } from '../lib/useCalendarView';
import styles from './ArchiveCalendar.module.css';
import { CalendarHeader } from './CalendarHeader';

export interface ArchiveCalendarProps {
  chosen: DayFilter;
  onChoose: (chosen: DayFilter) => void;
}

/** Specification, section 9: the calendar's earliest year. */
const FIRST_DAY = localDate({ year: 1, month: 1, day: 1 });

/**
 * The archive by month and day. A day filters by day and month, the month's name by the month alone, the chosen one again clears both;
 * turning the pages filters nothing. Default export: it is a late chunk.
 */
const ArchiveCalendar = ({ chosen, onChoose }: ArchiveCalendarProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [today] = useState(() => todayInTashkent());
  const { view, setView, selected } = useCalendarView(chosen, today);
  const locale = useMemo(() => calendarLocale(language), [language]);
  const openTo = useMemo(() => localDate({ ...view, day: 1 }), [view]);
  const isWholeMonth = chosen.month === view.month && chosen.date === 0;

  const choose = (next: DayFilter) => {
    const again = next.month === chosen.month && next.date === chosen.date;
    onChoose(again ? { month: 0, date: 0 } : next);
  };
  const isToday = (date: Date) => date.getTime() === localDate(today).getTime();

  return (
    <div className={classNames(styles.calendar, isWholeMonth && styles.whole)}>
      <DatePicker
        inline
        locale={locale}
        calendarStartDay={1}
        selected={selected && localDate(selected)}
        openToDate={openTo}
        minDate={FIRST_DAY}
        maxDate={localDate(today)}
        shouldCloseOnSelect={false}
        dayClassName={(date) => (isToday(date) ? (styles.today ?? '') : '')}
        chooseDayAriaLabelPrefix={t('blog.chooseDay')}
        disabledDayAriaLabelPrefix={t('blog.dayToCome')}
        monthAriaLabelPrefix={t('blog.days')}
        onMonthChange={(date) => setView(dayOf(date))}
        onYearChange={(date) => setView(dayOf(date))}
        // Not onChange, which says nothing when the selected day is pressed again.
        onSelect={(date) => {
          if (!date) return;
          const { month, day } = dayOf(date);
          choose({ month, date: day });
        }}
        renderCustomHeader={(header) => (
          <CalendarHeader
            view={dayOf(header.monthDate)}
            isPressed={isWholeMonth}
            onMonth={(month) => choose({ month, date: 0 })}
            onPrevious={header.prevMonthButtonDisabled ? undefined : header.decreaseMonth}
            onNext={header.nextMonthButtonDisabled ? undefined : header.increaseMonth}
          />
        )}
      />
    </div>
  );
};

export default ArchiveCalendar;

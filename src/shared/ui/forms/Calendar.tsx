import { setDefaultOptions } from 'date-fns';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import DatePicker from 'react-datepicker';
import { calendarLocale } from '../../i18n/formats/calendarLocale';
import { useLanguage } from '../../i18n/hooks/useLanguage';
import {
  type CalendarDay,
  calendarDayAt,
  dayOfLocalDate,
  isoOfDay,
  localDate,
  type YearMonth,
} from '../../lib/calendarDay';
import { classNames } from '../lib/classNames';
import styles from './Calendar.module.css';

export interface CalendarHeaderProps {
  view: CalendarDay;
  /** Undefined where there is no further page. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export interface CalendarProps {
  selected: CalendarDay | null;
  /** The month that it shows; turning the pages is reported by `onView`. */
  view: YearMonth;
  min: CalendarDay;
  max: CalendarDay;
  /** Days that have something, and what is said of them. */
  marked?: { days: readonly CalendarDay[]; label: string } | undefined;
  /** What a day is said to be, before its date; and the name of the month's table. */
  labels: { chooseDay: string; disabledDay: string; days: string };
  className?: string | undefined;
  onView: (view: YearMonth) => void;
  /** Also when the selected day is pressed again. */
  onChoose: (day: CalendarDay) => void;
  renderHeader: (props: CalendarHeaderProps) => ReactElement;
}

/** In place of the library's own, which says 'Choose Date' in every language. */
const Container = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={className} translate="no">
    {children}
  </div>
);

// The key End of the library knows neither locale nor prop, and would lead to Saturday.
setDefaultOptions({ weekStartsOn: 1 });

/** A month of days in the languages and colours of the site. Its library is heavy: whoever shows it loads it late. */
export const Calendar = ({
  selected,
  view,
  min,
  max,
  marked,
  labels,
  className,
  onView,
  onChoose,
  renderHeader,
}: CalendarProps) => {
  const language = useLanguage();
  const [today] = useState(() => calendarDayAt());
  const locale = useMemo(() => calendarLocale(language), [language]);
  const openTo = useMemo(() => localDate({ year: view.year, month: view.month, day: 1 }), [view.year, view.month]);
  const isToday = (date: Date) => date.getTime() === localDate(today).getTime();
  return (
    <div className={classNames(styles.calendar, className)}>
      <DatePicker
        inline
        calendarContainer={Container}
        locale={locale}
        calendarStartDay={1}
        selected={selected && localDate(selected)}
        openToDate={openTo}
        minDate={localDate(min)}
        maxDate={localDate(max)}
        shouldCloseOnSelect={false}
        holidays={marked?.days.map((day) => ({ date: isoOfDay(day), holidayName: marked.label })) ?? []}
        renderDayContents={(day) => <span>{day}</span>}
        dayClassName={(date) => (isToday(date) ? (styles.today ?? '') : '')}
        chooseDayAriaLabelPrefix={labels.chooseDay}
        disabledDayAriaLabelPrefix={labels.disabledDay}
        monthAriaLabelPrefix={labels.days}
        onMonthChange={(date) => onView(dayOfLocalDate(date))}
        onYearChange={(date) => onView(dayOfLocalDate(date))}
        // Not onChange, which says nothing when the selected day is pressed again.
        onSelect={(date) => date && onChoose(dayOfLocalDate(date))}
        renderCustomHeader={({ monthDate, ...turn }) =>
          renderHeader({
            view: dayOfLocalDate(monthDate),
            onPrevious: turn.prevMonthButtonDisabled ? undefined : turn.decreaseMonth,
            onNext: turn.nextMonthButtonDisabled ? undefined : turn.increaseMonth,
          })
        }
      />
    </div>
  );
};

import { setDefaultOptions } from 'date-fns';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import DatePicker, { type DatePickerProps } from 'react-datepicker';
import { MONTHS, WEEKDAYS, WEEKDAYS_SHORT } from '../../i18n/formats/calendar';
import { MONTHS_IN_DATES } from '../../i18n/formats/dates';
import { useLanguage } from '../../i18n/hooks/useLanguage';
import type { Language } from '../../i18n/languages';
import {
  type CalendarDay,
  calendarDayAt,
  dayOfLocalDate,
  isoOfDay,
  localDate,
  type YearMonth,
} from '../../lib/calendarDay';
import { IconButton } from '../actions/IconButton';
import { classNames } from '../lib/classNames';
import styles from './Calendar.module.css';

/** As date-fns, which the calendar's library works with, has it. */
type Locale = Exclude<NonNullable<DatePickerProps['locale']>, string>;

/** In date-fns' letters; the day of the week stands first: 'четверг, 7 мая 2026', 'payshanba, 7-may, 2026-yil'. */
const DATES: Record<Language, string> = { ru: 'EEEE, d MMMM yyyy', uz: "EEEE, d-MMMM, yyyy-'yil'" };

const unread = () => null;

/** Our own tables as a locale: date-fns' bundles weigh more, and its Uzbek is not in the letters of the site. */
export const calendarLocale = (language: Language): Locale => ({
  options: { weekStartsOn: 1, firstWeekContainsDate: 4 },
  formatLong: { date: () => DATES[language], time: () => 'HH:mm', dateTime: () => DATES[language] },
  localize: {
    month: (month, options) => (options?.context === 'standalone' ? MONTHS : MONTHS_IN_DATES)[language][month] ?? '',
    day: (day, options) => {
      // Sunday is the first of date-fns' week and the last of ours.
      const place = (day + 6) % 7;
      const names = options?.width === 'wide' ? WEEKDAYS : WEEKDAYS_SHORT;
      return (names[language][place] ?? '').toLowerCase();
    },
    ordinalNumber: String,
    era: () => '',
    quarter: String,
    dayPeriod: () => '',
  },
  // Nothing is typed into the calendar, so nothing is read.
  match: { ordinalNumber: unread, era: unread, quarter: unread, month: unread, day: unread, dayPeriod: unread },
});

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

export interface CalendarTurnProps {
  labels: { previous: string; next: string };
  /** Undefined where there is no further page. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Which month it is. */
  children: ReactNode;
}

/** The header of a calendar: the month between the buttons that turn its pages. */
export const CalendarTurn = ({ labels, onPrevious, onNext, children }: CalendarTurnProps) => (
  <div className={styles.header}>
    <IconButton
      className={styles.previous}
      icon="chevron"
      label={labels.previous}
      aria-disabled={!onPrevious}
      onClick={onPrevious}
    />
    {children}
    <IconButton className={styles.next} icon="chevron" label={labels.next} aria-disabled={!onNext} onClick={onNext} />
  </div>
);

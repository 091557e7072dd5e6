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

type Locale = Exclude<NonNullable<DatePickerProps['locale']>, string>;

const DATES: Record<Language, string> = { ru: 'EEEE, d MMMM yyyy', uz: "EEEE, d-MMMM, yyyy-'yil'" };

const unread = () => null;

/** Returns a date-fns locale from our tables: the locales of date-fns are larger and spell Uzbek differently. */
export const calendarLocale = (language: Language): Locale => ({
  options: { weekStartsOn: 1, firstWeekContainsDate: 4 },
  formatLong: { date: () => DATES[language], time: () => 'HH:mm', dateTime: () => DATES[language] },
  localize: {
    month: (month, options) => (options?.context === 'standalone' ? MONTHS : MONTHS_IN_DATES)[language][month] ?? '',
    day: (day, options) => {
      // date-fns counts weekdays from Sunday, our tables from Monday.
      const place = (day + 6) % 7;
      const names = options?.width === 'wide' ? WEEKDAYS : WEEKDAYS_SHORT;
      return (names[language][place] ?? '').toLowerCase();
    },
    ordinalNumber: String,
    era: () => '',
    quarter: String,
    dayPeriod: () => '',
  },
  match: { ordinalNumber: unread, era: unread, quarter: unread, month: unread, day: unread, dayPeriod: unread },
});

export interface CalendarHeaderProps {
  view: CalendarDay;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export interface CalendarProps {
  selected: CalendarDay | null;
  view: YearMonth;
  min: CalendarDay;
  max: CalendarDay;
  marked?: { days: readonly CalendarDay[]; label: string } | undefined;
  labels: { chooseDay: string; disabledDay: string; days: string };
  className?: string | undefined;
  onView: (view: YearMonth) => void;
  onChoose: (day: CalendarDay) => void;
  renderHeader: (props: CalendarHeaderProps) => ReactElement;
}

/** Replaces the calendar container of the library, which is labelled 'Choose Date' in every language. */
const Container = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={className} translate="no">
    {children}
  </div>
);

// Without this default the End key moves focus to Saturday: its handler ignores locale and props.
setDefaultOptions({ weekStartsOn: 1 });

/** Load this component lazily, because its library is large. */
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
        // `onChange` does not fire when the selected day is clicked again.
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
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Calendar header with buttons for the previous and next month. Without a handler the button is `aria-disabled` and
 * keeps focus.
 */
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

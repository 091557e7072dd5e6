import type { DatePickerProps } from 'react-datepicker';
import type { Language } from '../languages';
import { MONTHS, WEEKDAYS, WEEKDAYS_SHORT } from './calendarNames';
import { MONTHS_IN_DATES } from './monthsInDates';

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

import type { CalendarBay, DeskBooking } from '#contract/bookingsDesk';
import { dateAt, MINUTE_MS, midnightOf, weekdayOf } from '#contract/rules/clock';
import type { DeskT } from '#desk/common/hooks/useDeskTexts';
import { WEEKDAYS_SHORT } from '#shared/i18n/formats/calendarNames';
import { formatDayOfMonth } from '#shared/i18n/formats/dayOfMonth';
import type { Language } from '#shared/i18n/languages';
import { calendarDayAt } from '#shared/lib/calendarDay';
import { spanText } from './days';
import type { Place } from './place';

/** What it is called in one word or two: who comes, else with which car, else why the bay is taken. */
export const nameOf = ({ state, name, car, note, reference }: DeskBooking, t: DeskT): string => {
  if (state === 'blocked') return note || t('bookingState.blocked');
  if (state === 'held') return t('bookingState.held');
  return name || car || reference || t('calendar.nobody');
};

export const servicesOf = ({ services }: DeskBooking): string => services.map(({ name }) => name).join(', ');

export const bayName = (bays: readonly CalendarBay[], bay: number): string =>
  bays.find(({ id }) => id === bay)?.name ?? '';

export const dayText = (day: string, language: Language): string => {
  const { month, day: date } = calendarDayAt(midnightOf(day));
  return formatDayOfMonth(month, date, language);
};

/** `10:30–11:30, Пост 2`, with its day where the screen has more than one. */
export const placeText = (
  { start, minutes, bay }: Place,
  bays: readonly CalendarBay[],
  language: Language | null,
): string =>
  [language && dayText(dateAt(start), language), spanText(start, start + minutes * MINUTE_MS), bayName(bays, bay)]
    .filter(Boolean)
    .join(', ');

/** All of it in one line, for those who listen. */
export const spokenOf = (
  booking: DeskBooking,
  bays: readonly CalendarBay[],
  t: DeskT,
  marks: readonly string[] = booking.overbooking ? [t('calendar.overbooked')] : [],
): string => {
  const { state, car, confirmed, source } = booking;
  const isSomeones = state !== 'held' && state !== 'blocked';
  return [
    spanText(Date.parse(booking.starts_at), Date.parse(booking.ends_at)),
    isSomeones && booking.name && booking.name,
    isSomeones ? car : nameOf(booking, t),
    isSomeones && (servicesOf(booking) || t('calendar.noServices')),
    bayName(bays, booking.bay),
    t(`bookingState.${state}`),
    isSomeones && t(`bookingSource.${source}`),
    isSomeones && confirmed && t('calendar.confirmed'),
    ...marks,
  ]
    .filter((part, index, all) => Boolean(part) && all.indexOf(part) === index)
    .join(', ');
};

/** `Чт, 26 ноября`. */
export const dayName = (day: string, language: Language): string =>
  `${WEEKDAYS_SHORT[language][weekdayOf(day)]}, ${dayText(day, language)}`;

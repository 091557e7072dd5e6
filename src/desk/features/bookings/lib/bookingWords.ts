import { isApiProblem } from '#api/problem';
import type { CalendarBay, DeskBooking } from '#contract/bookingsDesk';
import { dateAt, MINUTE_MS, midnightOf, weekdayOf } from '#contract/rules/clock';
import type { DeskT } from '#desk/common/hooks/useDeskTexts';
import { WEEKDAYS_SHORT } from '#shared/i18n/formats/calendar';
import { formatDayOfMonth } from '#shared/i18n/formats/dates';
import { formatMoney } from '#shared/i18n/formats/numbers';
import type { Language } from '#shared/i18n/languages';
import { calendarDayAt } from '#shared/lib/calendarDay';
import { overrunMinutes, spanText } from './days';
import type { Place } from './grid';

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

export const placeText = (
  { start, minutes, bay }: Place,
  bays: readonly CalendarBay[],
  language: Language | null,
): string =>
  [language && dayText(dateAt(start), language), spanText(start, start + minutes * MINUTE_MS), bayName(bays, bay)]
    .filter(Boolean)
    .join(', ');

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

export const dayName = (day: string, language: Language): string =>
  `${WEEKDAYS_SHORT[language][weekdayOf(day)]}, ${dayText(day, language)}`;

const REASONS = ['taken', 'closed', 'bay', 'hidden', 'shut'] as const;
type WhyNoRoom = (typeof REASONS)[number];

export interface NoRoom {
  why: WhyNoRoom[];
  taken: number[];
  isNew?: boolean;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const noRoomOf = (error: unknown): NoRoom | null => {
  if (!isApiProblem(error) || error.code !== 'no_room') return null;
  const why = listOf(error.reply?.why);
  return {
    why: REASONS.filter((reason) => why.includes(reason)),
    taken: listOf(error.reply?.taken).filter((id) => typeof id === 'number'),
  };
};

const MIN_DIGITS = 3;

/** Minimum length of a reason, as on the server. */
export const isReason = (text: string): boolean => text.trim().length >= MIN_DIGITS;

export const durationText = (minutes: number, t: DeskT): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 && t('time.hours', { count: hours }),
    (rest > 0 || hours === 0) && t('time.minutes', { count: rest }),
  ]
    .filter(Boolean)
    .join(' ');
};

export const priceText = (price: DeskBooking['price'], language: Language, t: DeskT): string => {
  if (!price || price.from === null) return '';
  const least = formatMoney(String(price.from), language);
  if (price.to === null) return t('booking.priceFrom', { price: least });
  return price.to === price.from ? least : `${least} – ${formatMoney(String(price.to), language)}`;
};

const LATE_MINUTES = 15;
const AHEAD_MINUTES = 30;

export const isLate = ({ state, starts_at: from }: DeskBooking, now: number): boolean =>
  state === 'booked' && now - Date.parse(from) > LATE_MINUTES * MINUTE_MS;

export const blockingBooking = (
  booking: DeskBooking,
  items: readonly DeskBooking[],
  now: number,
): DeskBooking | undefined => {
  const { id, bay, state, starts_at: from, ends_at: to } = booking;
  const isNext =
    (state === 'booked' || state === 'arrived') &&
    Date.parse(from) <= now + AHEAD_MINUTES * MINUTE_MS &&
    Date.parse(to) > now;
  return isNext ? items.find((item) => item.id !== id && item.bay === bay && overrunMinutes(item, now) > 0) : undefined;
};

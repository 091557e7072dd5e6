import type { TFunction } from 'i18next';
import type { BookingDay, BookingPrice, NextTimes } from '#contract/bookings';
import { REMINDERS } from '#contract/rules/bookings';
import { clockAt, dateAt, weekdayOf } from '#contract/rules/clock';
import { WEEKDAYS } from '#shared/i18n/formats/calendar';
import { formatDayOfMonth } from '#shared/i18n/formats/dates';
import { formatMoney, formatNumber } from '#shared/i18n/formats/numbers';

import type { Language } from '#shared/i18n/languages';
import { dayOfIso } from '#shared/lib/calendarDay';
import { serverNow } from '#shared/lib/serverClock';

export const WEEK = 7;

export const today = (): string => dateAt(serverNow());

export const dayWords = (iso: string, language: Language): string => {
  const date = dayOfIso(iso);
  if (!date) return iso;
  const weekday = WEEKDAYS[language][weekdayOf(iso)]?.toLowerCase() ?? '';
  return `${weekday}, ${formatDayOfMonth(date.month, date.day, language)}`;
};

export const startWords = (time: string, language: Language): string =>
  `${dayWords(dateAt(time), language)}, ${clockAt(time)}`;

const firstBranch = ({ branches }: NextTimes): number | undefined =>
  branches
    .filter(({ starts_at: start }) => start !== null)
    .toSorted((one, other) => Date.parse(one.starts_at ?? '') - Date.parse(other.starts_at ?? ''))[0]?.branch;

export const branchOf = (next: NextTimes, requested: number | undefined, usual?: number): number | undefined => {
  if (next.branches.some(({ branch }) => branch === requested)) return requested;
  const isFree = next.branches.some(({ branch, starts_at: start }) => branch === usual && start !== null);
  return isFree && requested === undefined ? usual : firstBranch(next);
};

export const weekStart = (from: string | undefined, day: string | undefined, next: string | null): string => {
  const start = from ?? day ?? (next === null ? today() : dateAt(next));
  return start < today() ? today() : start;
};

export const visibleDay = (days: readonly BookingDay[], requested: string | undefined): BookingDay | undefined =>
  days.find(({ day }) => day === requested) ?? days.find(({ starts }) => starts.length > 0) ?? days[0];

export const isBeyond = (days: readonly BookingDay[], until: string): boolean => days.every(({ day }) => day > until);

type PartOfDay = 'night' | 'morning' | 'day' | 'evening';
const PARTS: readonly PartOfDay[] = ['night', 'morning', 'day', 'evening'];

export const byPartOfDay = (starts: readonly string[]): { part: PartOfDay; starts: string[] }[] =>
  PARTS.map((part, place) => ({
    part,
    starts: starts.filter((start) => Math.floor(Number(clockAt(start).slice(0, 2)) / 6) === place),
  })).filter(({ starts: own }) => own.length > 0);

export const priceWords = ({ from, to }: Pick<BookingPrice, 'from' | 'to'>, lang: Language, t: TFunction): string => {
  if (from === null) return t('booking.priceUnknown');
  return to === null
    ? t('common.priceFrom', { price: formatMoney(String(from), lang) })
    : `${formatNumber(String(from), lang)} – ${formatMoney(String(to), lang)}`;
};

const MINUTE_MS = 60_000;

const isReminderPending = ({ to, settled }: { to: number; settled: number }, startsAt: string, now: number): boolean =>
  Date.parse(startsAt) - now >= (to + settled) * MINUTE_MS;

export const bookedWords = (t: TFunction, startsAt: string, now: number): string => {
  const isSoon = isReminderPending(REMINDERS.soon, startsAt, now);
  const isBoth = isSoon && isReminderPending(REMINDERS.tomorrow, startsAt, now);
  const reminders = isBoth ? t('booking.remindBoth') : isSoon && t('booking.remindSoon');
  return [t('booking.bookedText'), reminders].filter(Boolean).join(' ');
};

/** Whether the last minute for online changes is over. False if the server sends no such time. */
export const isPastCutOff = (until: string | undefined, now: number): boolean =>
  until !== undefined && now >= Date.parse(until) + MINUTE_MS;

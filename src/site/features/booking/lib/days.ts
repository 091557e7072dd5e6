import type { BookingDay, NextTimes } from '../../../../../contract/bookings';
import { WEEKDAYS } from '../../../../shared/i18n/formats/calendarNames';
import { formatDayOfMonth } from '../../../../shared/i18n/formats/dayOfMonth';
import type { Language } from '../../../../shared/i18n/languages';
import { dayOfIso, isoOfDay, todayInTashkent } from '../../../../shared/lib/calendarDay';
import { serverNow } from '../../../../shared/lib/serverClock';

/** So many days are shown together. */
export const WEEK = 7;

const TASHKENT_MS = 5 * 3_600_000;
const DAY_MS = 86_400_000;

export const today = (): string => isoOfDay(todayInTashkent(serverNow()));

export const addDays = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** A time as Tashkent has it, whatever the zone that it is written in: '2026-12-01T09:30'. */
const there = (time: string): string => new Date(Date.parse(time) + TASHKENT_MS).toISOString().slice(0, 16);

export const dayOfStart = (time: string): string => there(time).slice(0, 10);
export const clockOf = (time: string): string => there(time).slice(11);

/** Whether the clock of the browser shows the same time as Tashkent's. */
export const isInTashkent = (): boolean => new Date().getTimezoneOffset() * 60_000 === -TASHKENT_MS;

/** Monday is 0. */
export const weekdayOf = (iso: string): number => (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7;

/** 'среда, 2 декабря', 'chorshanba, 2-dekabr'; what is no day comes back unchanged. */
export const dayWords = (iso: string, language: Language): string => {
  const date = dayOfIso(iso);
  if (!date) return iso;
  const weekday = WEEKDAYS[language][weekdayOf(iso)]?.toLowerCase() ?? '';
  return `${weekday}, ${formatDayOfMonth(date.month, date.day, language)}`;
};

export const startWords = (time: string, language: Language): string =>
  `${dayWords(dayOfStart(time), language)}, ${clockOf(time)}`;

/** The branch that is taken until another one is chosen: where something is free first. */
const firstBranch = ({ branches }: NextTimes): number | undefined =>
  branches
    .filter(({ starts_at: start }) => start !== null)
    .toSorted((one, other) => Date.parse(one.starts_at ?? '') - Date.parse(other.starts_at ?? ''))[0]?.branch;

/** The asked branch, where the services are booked; else the usual one of the visitor, if it has a free time; else the one that is free first. */
export const branchOf = (next: NextTimes, asked: number | undefined, usual?: number): number | undefined => {
  if (next.branches.some(({ branch }) => branch === asked)) return asked;
  const isFree = next.branches.some(({ branch, starts_at: start }) => branch === usual && start !== null);
  return isFree && asked === undefined ? usual : firstBranch(next);
};

/** The first of the days that are shown: the asked one, or that of the next free time; never before today. */
export const weekStart = (from: string | undefined, day: string | undefined, next: string | null): string => {
  const wanted = from ?? day ?? (next === null ? today() : dayOfStart(next));
  return wanted < today() ? today() : wanted;
};

/** The day whose times are shown: the asked one where it is among them, else the first with something free. */
export const shownDay = (days: readonly BookingDay[], asked: string | undefined): BookingDay | undefined =>
  days.find(({ day }) => day === asked) ?? days.find(({ starts }) => starts.length > 0) ?? days[0];

/** All of them come after the last day that is booked. */
export const isBeyond = (days: readonly BookingDay[], until: string): boolean => days.every(({ day }) => day > until);

export type PartOfDay = 'night' | 'morning' | 'day' | 'evening';
const PARTS: readonly PartOfDay[] = ['night', 'morning', 'day', 'evening'];

/** The times of a day, six hours together; what has none is left out. */
export const byPartOfDay = (starts: readonly string[]): { part: PartOfDay; starts: string[] }[] =>
  PARTS.map((part, place) => ({
    part,
    starts: starts.filter((start) => Math.floor(Number(clockOf(start).slice(0, 2)) / 6) === place),
  })).filter(({ starts: own }) => own.length > 0);

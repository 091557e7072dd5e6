import { formatDayOfMonth } from '../../../shared/i18n/formats/dayOfMonth';
import type { Language } from '../../../shared/i18n/languages';
import { todayInTashkent } from '../../../shared/lib/calendarDay';
import { serverNow } from '../../../shared/lib/serverClock';

const TASHKENT_OFFSET_MS = 5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

const two = (value: number): string => String(value).padStart(2, '0');

const dayNumber = (at: number): number => Math.floor((at + TASHKENT_OFFSET_MS) / DAY_MS);

/** `14:05`, as it is in Tashkent: every branch keeps its time. */
export const clockOf = (iso: string): string => {
  const there = new Date(Date.parse(iso) + TASHKENT_OFFSET_MS);
  return `${two(there.getUTCHours())}:${two(there.getUTCMinutes())}`;
};

/** Of today the time alone, of this year day and time, else the whole date. */
export const formatMoment = (iso: string, language: Language, now = serverNow()): string => {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  if (dayNumber(at) === dayNumber(now)) return clockOf(iso);
  const { year, month, day } = todayInTashkent(at);
  const date = formatDayOfMonth(month, day, language);
  return year === todayInTashkent(now).year ? `${date}, ${clockOf(iso)}` : `${date} ${year}, ${clockOf(iso)}`;
};

/** Day and time, whatever day it is: for trails and tooltips. */
export const formatDayAndTime = (iso: string, language: Language): string => {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  const { month, day } = todayInTashkent(at);
  return `${formatDayOfMonth(month, day, language)}, ${clockOf(iso)}`;
};

/** `2026-11-25T14:05` of Tashkent, as a field of the browser has it; the other way, null is no such time. */
export const toFieldTime = (iso: string): string =>
  new Date(Date.parse(iso) + TASHKENT_OFFSET_MS).toISOString().slice(0, 16);
export const fromFieldTime = (text: string): string | null => {
  const at = Date.parse(`${text}Z`) - TASHKENT_OFFSET_MS;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

export interface TimeLeft {
  isOver: boolean;
  hours: number;
  minutes: number;
}

/** What is left until a moment, or how long ago it was, in whole minutes. */
export const timeLeft = (iso: string, now: number): TimeLeft => {
  const ms = Date.parse(iso) - now;
  const minutes = Math.floor(Math.abs(ms) / 60_000);
  return { isOver: ms < 0, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

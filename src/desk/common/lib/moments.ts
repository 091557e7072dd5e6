import { clockAt, dayNumberAt, timeOfLocal } from '#contract/rules/clock';
import { formatDayOfMonth } from '#shared/i18n/formats/dates';
import type { Language } from '#shared/i18n/languages';
import { calendarDayAt } from '#shared/lib/calendarDay';
import { serverNow } from '#shared/lib/serverClock';

/** Formats a moment of today as time, of this year as day and time, otherwise as full date. */
export const formatMoment = (iso: string, language: Language, now = serverNow()): string => {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  if (dayNumberAt(at) === dayNumberAt(now)) return clockAt(at);
  const { year, month, day } = calendarDayAt(at);
  const date = formatDayOfMonth(month, day, language);
  return year === calendarDayAt(now).year ? `${date}, ${clockAt(at)}` : `${date} ${year}, ${clockAt(at)}`;
};

export const formatDayAndTime = (iso: string, language: Language): string => {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  const { month, day } = calendarDayAt(at);
  return `${formatDayOfMonth(month, day, language)}, ${clockAt(at)}`;
};

export const fromFieldTime = (text: string): string | null => {
  const at = timeOfLocal(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

export interface TimeLeft {
  isOver: boolean;
  hours: number;
  minutes: number;
}

export const timeLeft = (iso: string, now: number): TimeLeft => {
  const ms = Date.parse(iso) - now;
  const minutes = Math.floor(Math.abs(ms) / 60_000);
  return { isOver: ms < 0, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

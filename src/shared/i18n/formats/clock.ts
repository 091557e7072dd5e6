import { dateAt, TIME_ZONE } from '#contract/rules/clock';
import type { Language } from '../languages';

const LOCALES: Record<Language, string> = { ru: 'ru-RU', uz: 'uz-Latn-UZ' };

/** The time of the day in Tashkent; with its date if that is another day there. */
export const formatClock = (at: number, language: Language, now = Date.now()): string => {
  const day = dateAt(at) === dateAt(now) ? {} : ({ day: '2-digit', month: '2-digit' } as const);
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: TIME_ZONE,
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
};

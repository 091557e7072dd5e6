import type { Language } from '../languages';

const LOCALES: Record<Language, string> = { ru: 'ru-RU', uz: 'uz-Latn-UZ' };
const DAY_MS = 86_400_000;

/** The time of the day; with its date where it is of another day. */
export const formatClock = (at: number, language: Language, now = Date.now()): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString() && now - at < DAY_MS;
  const day = isToday ? {} : ({ day: '2-digit', month: '2-digit' } as const);
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
};

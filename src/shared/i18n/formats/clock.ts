import type { Language } from '../languages';

const LOCALES: Record<Language, string> = { ru: 'ru-RU', uz: 'uz-Latn-UZ' };
const ZONE = { timeZone: 'Asia/Tashkent' } as const;
const CALENDAR = new Intl.DateTimeFormat('ru-RU', ZONE);

/** The time of the day in Tashkent; with its date if that is another day there. */
export const formatClock = (at: number, language: Language, now = Date.now()): string => {
  const isToday = CALENDAR.format(at) === CALENDAR.format(now);
  const day = isToday ? {} : ({ day: '2-digit', month: '2-digit' } as const);
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...ZONE,
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
};

import { type Day, formatDay, runsOf, type Week } from '#contract/content/hours';
import { WEEKDAYS_SHORT } from '#shared/i18n/formats/calendar';
import type { Language } from '#shared/i18n/languages';

export const FIRST_DAY: Day = [['09:00', '18:00']];
const BREAK = ['13:00', '14:00'] as const;

export const withBreak = (day: Day): Day => {
  const [opens, closes] = day.at(-1) ?? ['', ''];
  const [from, to] = BREAK;
  const fits = opens < from && to < closes;
  return [...day.slice(0, -1), [opens, fits ? from : ''], [fits ? to : '', closes]];
};

export const withoutBreak = (day: Day, at: number): Day =>
  day.flatMap((interval, other): Day => {
    if (other === at) return [];
    return other === at - 1 ? [[interval[0], day[at]?.[1] ?? '']] : [interval];
  });

const isPairs = (value: unknown): value is Day =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && one.every((time) => typeof time === 'string'));

export const dayOf = (value: unknown): Day => (isPairs(value) ? value : []);

export const weekOf = (value: unknown): Week =>
  Array.from({ length: 7 }, (_, at) => dayOf(Array.isArray(value) ? value[at] : []));

export const readableWeek = (week: Week, language: Language, closed: string): string => {
  const names = WEEKDAYS_SHORT[language];
  return runsOf(week.map((day) => formatDay(day) || closed))
    .map(({ first, last, hours }) => `${names[first]}${last > first ? `–${names[last]}` : ''}: ${hours}`)
    .join('; ');
};

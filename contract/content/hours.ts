/**
 * Times as `HH:MM`. If `closes` is not after `opens`, it is on the next day, which only the last interval may reach.
 */
export type Interval = [opens: string, closes: string];
export type Day = Interval[];
export type Week = Day[];
/** Public API format: `HH:MM-HH:MM` joined by commas, empty if closed. */
export type WeekTexts = { weekdays: string; saturday: string; sunday: string };

type Run = { first: number; last: number; hours: string };

export const MAX_INTERVALS = 3;
const DAYS = 7;
const WORKDAYS = 5;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const OPENS = new RegExp(`^${TIME}$`);
const CLOSES = new RegExp(`^(?:${TIME}|24:00)$`);

const WORDS: Record<'ru' | 'uz', { days: readonly string[]; closed: string }> = {
  ru: { days: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт'], closed: 'выходной' },
  uz: { days: ['Du', 'Se', 'Ch', 'Pa', 'Ju'], closed: 'dam olish kuni' },
};

export const emptyWeek = (): Week => Array.from({ length: DAYS }, () => []);

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const isInterval = (value: unknown): value is Interval =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((time) => typeof time === 'string') &&
  OPENS.test(String(value[0])) &&
  CLOSES.test(String(value[1])) &&
  value[0] !== value[1];

export const isDay = (value: unknown): value is Day =>
  Array.isArray(value) &&
  value.length <= MAX_INTERVALS &&
  value.every(isInterval) &&
  value.every(([opens, closes], at) => {
    const next = value[at + 1];
    return !next || (opens < closes && closes < next[0]);
  });

export const isWeek = (value: unknown): value is Week =>
  Array.isArray(value) && value.length === DAYS && value.every(isDay);

export const formatDay = (day: Day): string => day.map((interval) => interval.join('-')).join(', ');

export const parseDay = (text: string): Day | null => {
  const day = text === '' ? [] : text.split(', ').map((interval) => interval.split('-'));
  return isDay(day) ? day : null;
};

export const runsOf = (days: readonly string[]): Run[] => {
  const runs: Run[] = [];
  for (const [at, hours] of days.entries()) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = at;
    else runs.push({ first: at, last: at, hours });
  }
  return runs;
};

/** Formats a week for the public API: «Пн–Чт 08:00-20:00, Пт 08:00-18:00» if the days from Monday to Friday differ. */
export const weekTexts = (week: Week, language: 'ru' | 'uz'): WeekTexts => {
  const { days, closed } = WORDS[language];
  const [saturday = '', sunday = ''] = week.slice(WORKDAYS).map(formatDay);
  const runs = runsOf(week.slice(0, WORKDAYS).map(formatDay));
  const named = runs.map(
    ({ first, last, hours }) => `${days[first]}${last > first ? `–${days[last]}` : ''} ${hours || closed}`,
  );
  return { weekdays: runs.length === 1 ? (runs[0]?.hours ?? '') : named.join(', '), saturday, sunday };
};

const BEFORE_NAME = /, (?=\p{L}{2}[ –])/u;
const NAMED = /^(\p{L}{2})(?:–(\p{L}{2}))? (.+)$/u;

/** Returns the hours of each day from Monday to Friday. A text that cannot be parsed is returned for every day. */
export const workdaysOf = (text: string): string[] => {
  const same = Array.from({ length: WORKDAYS }, () => text);
  for (const { days, closed } of Object.values(WORDS)) {
    const found = text.split(BEFORE_NAME).flatMap((part) => {
      const [, first = '', last = first, hours = ''] = NAMED.exec(part) ?? [];
      const from = days.indexOf(first);
      return from < 0 ? [] : days.slice(from, days.indexOf(last) + 1).map(() => (hours === closed ? '' : hours));
    });
    if (found.length === WORKDAYS && found.every((hours) => parseDay(hours))) return found;
  }
  return same;
};

/** A text that cannot be parsed becomes a closed day. */
export const weekOfTexts = ({ weekdays, saturday, sunday }: WeekTexts): Week =>
  [...workdaysOf(weekdays), saturday, sunday].map((text) => parseDay(text) ?? []);

/** All branches keep Tashkent's time: UTC+5 the whole year round since 1992, so no table of time zones is needed. */
const TASHKENT_MINUTES = 5 * 60;
const DAY = 24 * 60;
/** From so many minutes before the end on, a visitor should hurry. */
const SOON_MINUTES = 60;
const HOURS = /^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

/** The hours of a branch as the contract gives them: `HH:MM-HH:MM`; empty is closed; anything else is text for people. */
export interface WeekHours {
  weekdays: string;
  saturday: string;
  sunday: string;
}

/** Minutes from midnight; `to` lies beyond 1440 when a shift ends after midnight. */
export type DayHours =
  | { kind: 'closed' }
  | { kind: 'allDay' }
  | { kind: 'hours'; from: number; to: number }
  | { kind: 'text'; text: string };

export type OpenState =
  | { kind: 'roundTheClock' }
  /** `closesAt` is null when that is more than a day ahead. */
  | { kind: 'open'; closesAt: string | null; isSoon: boolean }
  /** `inDays`: 0 today, 1 tomorrow; `weekday`: 0 is Monday. Null when it does not open within a week, or nobody knows. */
  | { kind: 'closed'; opens: { at: string; inDays: number; weekday: number } | null };

/** Reads the hours of one day. */
export const parseDayHours = (raw: string): DayHours => {
  const text = raw.trim();
  if (text === '') return { kind: 'closed' };
  if (text === '00:00-24:00') return { kind: 'allDay' };
  const [whole, fromHour, fromMinute, toHour, toMinute] = HOURS.exec(text) ?? [];
  if (!whole) return { kind: 'text', text };
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = toHour === undefined ? DAY : Number(toHour) * 60 + Number(toMinute);
  if (to === from) return { kind: 'text', text };
  return { kind: 'hours', from, to: to < from ? to + DAY : to };
};

/** `HH:MM` of a minute of any day; the end of a day reads 24:00. */
export const clock = (minute: number): string => {
  const ofDay = minute > DAY ? minute % DAY : minute;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

const rawOf = (week: WeekHours, weekday: number): string =>
  weekday === 5 ? week.saturday : weekday === 6 ? week.sunday : week.weekdays;

/**
 * Whether a branch is open at the moment `now`, and until when or from when on.
 * @returns null when today's hours are a text that only people understand
 */
export const openState = (week: WeekHours, now: Date): OpenState | null => {
  const minutes = Math.floor(now.getTime() / 60_000) + TASHKENT_MINUTES;
  const today = Math.floor(minutes / DAY);
  const minute = minutes - today * DAY;
  // 1970-01-01 was a Thursday.
  const weekdayIn = (days: number) => (((today + 3 + days) % 7) + 7) % 7;
  const hoursIn = (days: number) => parseDayHours(rawOf(week, weekdayIn(days)));
  if (hoursIn(0).kind === 'text') return null;

  const shifts: { from: number; to: number; day: number }[] = [];
  let known = true;
  // From yesterday, whose shift may reach into today, until the same day of the next week.
  for (let day = -1; day <= 7; day += 1) {
    const hours = hoursIn(day);
    // Beyond a day of unknown hours nothing can be promised.
    if (day > 0 && hours.kind === 'text') known = false;
    if (!known) continue;
    if (hours.kind === 'allDay') shifts.push({ from: day * DAY, to: (day + 1) * DAY, day });
    if (hours.kind === 'hours') shifts.push({ from: day * DAY + hours.from, to: day * DAY + hours.to, day });
  }

  const current = shifts.findIndex(({ from, to }) => from <= minute && minute < to);
  if (current < 0) {
    const next = shifts.find(({ from }) => from > minute);
    if (!next) return { kind: 'closed', opens: null };
    const at = clock(next.from - next.day * DAY);
    return { kind: 'closed', opens: { at, inDays: next.day, weekday: weekdayIn(next.day) } };
  }
  let end = shifts[current]?.to ?? minute;
  for (const { from, to } of shifts.slice(current + 1)) if (from <= end) end = Math.max(end, to);
  if (end >= 7 * DAY) return { kind: 'roundTheClock' };
  return { kind: 'open', closesAt: end - minute > DAY ? null : clock(end), isSoon: end - minute <= SOON_MINUTES };
};

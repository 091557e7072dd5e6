import type { Branch, HoursException } from '#contract/company';
import { minuteOf, parseDay, workdaysOf } from '#contract/content/hours';
import {
  DAY_MINUTES as DAY,
  dateOfDayNumber,
  dayNumberAt,
  minuteOfDay,
  weekdayOfDayNumber,
} from '#contract/rules/clock';

/** Minutes before closing from which the branch shows as closing soon. */
const SOON_MINUTES = 60;
const AHEAD_DAYS = 14;

/**
 * Branch hours as in the contract: `HH:MM-HH:MM`, several with breaks. Empty means closed; other text is shown as it
 * is.
 */
export interface WeekHours {
  weekdays: string;
  saturday: string;
  sunday: string;
  /** The first of two exceptions for a day applies. */
  exceptions?: HoursException[];
}

/** Returns the opening hours of a branch of the API. */
export const weekHoursOf = (branch: Branch): WeekHours => ({
  weekdays: branch.working_times_M_F,
  saturday: branch.working_times_Sat,
  sunday: branch.working_times_Sun,
  ...(branch.exceptions && { exceptions: branch.exceptions }),
});

/** Minutes from midnight. `to` exceeds 1440 if a shift ends after midnight. */
export interface Shift {
  from: number;
  to: number;
}

export type DayHours =
  | { kind: 'closed' }
  | { kind: 'allDay' }
  | { kind: 'hours'; shifts: Shift[] }
  | { kind: 'text'; text: string };

export type OpenState =
  | { kind: 'roundTheClock' }
  /** `closesAt` is null if it is more than a day ahead. */
  | { kind: 'open'; closesAt: string | null; isSoon: boolean }
  /** `inDays`: 0 is today. `weekday`: 0 is Monday. Null if no opening is known within a week. */
  | { kind: 'closed'; opens: { at: string; inDays: number; weekday: number } | null };

/** Parses the hours of one day. */
export const parseDayHours = (raw: string): DayHours => {
  const text = raw.trim();
  if (text === '') return { kind: 'closed' };
  if (text === '00:00-24:00') return { kind: 'allDay' };
  const day = parseDay(text);
  if (!day) return { kind: 'text', text };
  const shifts = day.map(([opens, closes]) => {
    const from = minuteOf(opens);
    const to = minuteOf(closes);
    return { from, to: to < from ? to + DAY : to };
  });
  return { kind: 'hours', shifts };
};

/** Formats a minute of any day as `HH:MM`, with 24:00 for the end of a day. */
export const clock = (minute: number): string => {
  const ofDay = minute > DAY ? minute % DAY : minute;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

/** Returns the hours of seven days from Monday, in contract format. */
export const daysOf = ({ weekdays, saturday, sunday }: WeekHours): string[] => [
  ...workdaysOf(weekdays.trim()),
  saturday,
  sunday,
];

const exceptionOn = ({ exceptions = [] }: WeekHours, date: string): HoursException | undefined =>
  exceptions.find(({ from, to }) => from <= date && date <= to);

/** Returns the exceptions of the coming 14 days, today first. */
export const comingExceptions = (week: WeekHours, now: Date): HoursException[] => {
  const today = dayNumberAt(now);
  const dates = Array.from({ length: AHEAD_DAYS }, (_, at) => dateOfDayNumber(today + at));
  const found = dates.flatMap((date) => exceptionOn(week, date) ?? []);
  return [...new Set(found)];
};

/**
 * Returns whether a branch is open, and when that changes.
 * @returns null if today's hours are free text
 */
export const openState = (week: WeekHours, now: Date): OpenState | null => {
  const today = dayNumberAt(now);
  const minute = minuteOfDay(now);
  const days = daysOf(week);
  const weekdayIn = (inDays: number) => weekdayOfDayNumber(today + inDays);
  const hoursIn = (inDays: number) =>
    parseDayHours(exceptionOn(week, dateOfDayNumber(today + inDays))?.hours ?? days[weekdayIn(inDays)] ?? '');
  if (hoursIn(0).kind === 'text') return null;

  const shifts: (Shift & { day: number })[] = [];
  let known = true;
  // Starts with yesterday, whose shift may reach into today.
  for (let day = -1; day <= 7; day += 1) {
    const hours = hoursIn(day);
    // Nothing can be predicted beyond a day of unknown hours.
    if (day > 0 && hours.kind === 'text') known = false;
    if (!known) continue;
    const ofDay = hours.kind === 'allDay' ? [{ from: 0, to: DAY }] : hours.kind === 'hours' ? hours.shifts : [];
    for (const { from, to } of ofDay) shifts.push({ from: day * DAY + from, to: day * DAY + to, day });
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

import type { Branch, HoursException } from '#contract/company';
import { minuteOf, parseDay, workdaysOf } from '#contract/content/hours';
import {
  DAY_MINUTES as DAY,
  dateOfDayNumber,
  dayNumberAt,
  minuteOfDay,
  weekdayOfDayNumber,
} from '#contract/rules/clock';

/** Number of minutes before closing in which a branch is shown as closing soon. */
const SOON_MINUTES = 60;
const AHEAD_DAYS = 14;

/**
 * Opening hours as in the contract: `HH:MM-HH:MM`, several with breaks. Empty means closed; other text is displayed
 * unchanged.
 */
export interface WeekHours {
  weekdays: string;
  saturday: string;
  sunday: string;
  /** Special opening hours. If two cover the same day, the first applies. */
  exceptions?: HoursException[];
}

/** Returns the weekly and special opening hours of a branch from its fields in the contract. */
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
  /** `closesAt` is null if the branch closes more than a day ahead. */
  | { kind: 'open'; closesAt: string | null; isSoon: boolean }
  /** `inDays`: 0 is today. `weekday`: 0 is Monday. `opens` is null if no opening is known within a week. */
  | { kind: 'closed'; opens: { at: string; inDays: number; weekday: number } | null };

/** Parses one day of WeekHours. Text in another format is returned as `text`, for display. */
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

/** Formats minutes after midnight as `HH:MM`. 1440 is `24:00`; larger values belong to the next day. */
export const clock = (minute: number): string => {
  const ofDay = minute > DAY ? minute % DAY : minute;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

/** Returns the opening hours of the seven weekdays, Monday first, in the format of the contract. */
export const daysOf = ({ weekdays, saturday, sunday }: WeekHours): string[] => [
  ...workdaysOf(weekdays.trim()),
  saturday,
  sunday,
];

const exceptionOn = ({ exceptions = [] }: WeekHours, date: string): HoursException | undefined =>
  exceptions.find(({ from, to }) => from <= date && date <= to);

/** Returns the special opening hours of the next 14 days, including today. */
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
    // The state cannot be predicted beyond a day with free text hours.
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

import type { Branch, HoursException } from '#contract/company';
import { minuteOf, parseDay, workdaysOf } from '#contract/content/hours';
import {
  DAY_MINUTES as DAY,
  dateOfDayNumber,
  dayNumberAt,
  minuteOfDay,
  weekdayOfDayNumber,
} from '#contract/rules/clock';

/** From so many minutes before the end on, a visitor should hurry. */
const SOON_MINUTES = 60;
/** Exceptions are said so many days ahead. */
const AHEAD_DAYS = 14;

/** The hours of a branch as the contract gives them: `HH:MM-HH:MM`, several with breaks between; empty is closed; anything else is text for people. */
export interface WeekHours {
  weekdays: string;
  saturday: string;
  sunday: string;
  /** Of two for one day the first counts. */
  exceptions?: HoursException[];
}

export const weekHoursOf = (branch: Branch): WeekHours => ({
  weekdays: branch.working_times_M_F,
  saturday: branch.working_times_Sat,
  sunday: branch.working_times_Sun,
  ...(branch.exceptions && { exceptions: branch.exceptions }),
});

/** Minutes from midnight; `to` lies beyond 1440 when a shift ends after midnight. */
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
  /** `closesAt` is null when that is more than a day ahead. */
  | { kind: 'open'; closesAt: string | null; isSoon: boolean }
  /** `inDays`: 0 today, 1 tomorrow; `weekday`: 0 is Monday. Null when it does not open within a week, or nobody knows. */
  | { kind: 'closed'; opens: { at: string; inDays: number; weekday: number } | null };

/** Reads the hours of one day. */
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

/** `HH:MM` of a minute of any day; the end of a day reads 24:00. */
export const clock = (minute: number): string => {
  const ofDay = minute > DAY ? minute % DAY : minute;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

/** The hours of the seven days from Monday, each as the contract writes one. */
export const daysOf = ({ weekdays, saturday, sunday }: WeekHours): string[] => [
  ...workdaysOf(weekdays.trim()),
  saturday,
  sunday,
];

const exceptionOn = ({ exceptions = [] }: WeekHours, date: string): HoursException | undefined =>
  exceptions.find(({ from, to }) => from <= date && date <= to);

/** The exceptions that count on one of the coming days, today's first. */
export const comingExceptions = (week: WeekHours, now: Date): HoursException[] => {
  const today = dayNumberAt(now);
  const dates = Array.from({ length: AHEAD_DAYS }, (_, at) => dateOfDayNumber(today + at));
  const found = dates.flatMap((date) => exceptionOn(week, date) ?? []);
  return [...new Set(found)];
};

/**
 * Whether a branch is open at the moment `now`, and until when or from when on.
 * @returns null when today's hours are a text that only people understand
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
  // From yesterday, whose shift may reach into today, until the same day of the next week.
  for (let day = -1; day <= 7; day += 1) {
    const hours = hoursIn(day);
    // Beyond a day of unknown hours nothing can be promised.
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

import { DAY_MINUTES, dateAt, MINUTE_MS, midnightOf, minuteOfDay } from '#contract/rules/clock';
import { BOOKING_LATE_MINUTES, BOOKING_MAX_MINUTES } from '#contract/rules/deskLimits';

/** A bay of a day: one column of the calendar. */
export interface Column {
  day: string;
  bay: number;
}

/** Where something stands: `start` in milliseconds since 1970. */
export interface Place {
  bay: number;
  start: number;
  minutes: number;
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.bay === b.bay && a.start === b.start && a.minutes === b.minutes;

export const keyOf = ({ day, bay }: Column): string => `${day}/${bay}`;

const toStep = (minutes: number, step: number): number => Math.round(minutes / step) * step;

/** The nearest time of the grid, which is counted from midnight; within the day of the column. */
export const startAt = (day: string, minute: number, step: number): number => {
  const last = DAY_MINUTES - step;
  return midnightOf(day) + Math.min(Math.max(toStep(minute, step), 0), last) * MINUTE_MS;
};

/** The time of the grid that a press lies in. */
export const cellAt = (day: string, minute: number, step: number): number =>
  startAt(day, Math.floor(minute / step) * step, step);

/** As long as it is drawn: whole steps after its beginning, one at least. */
export const longAs = (minutes: number, step: number): number =>
  Math.min(Math.max(toStep(minutes, step), step), BOOKING_MAX_MINUTES);

/** The minute of a day from which on it is booked: what lies before is over. */
export const bookedFrom = (day: string, step: number, now: number): number =>
  Math.ceil(((now - midnightOf(day)) / MINUTE_MS - BOOKING_LATE_MINUTES) / step) * step;

/** One step up or down along the grid, from wherever it stands. */
const stepFrom = (minute: number, by: -1 | 1, step: number): number =>
  by === 1 ? Math.floor(minute / step + 1) * step : Math.ceil(minute / step - 1) * step;

export interface KeyMove {
  key: string;
  isStretch: boolean;
  step: number;
  /** As they stand on the screen. */
  columns: readonly Column[];
}

/** Where an arrow leads; null: nowhere. With Shift it makes longer or shorter. */
export const placeByKey = (place: Place, { key, isStretch, step, columns }: KeyMove): Place | null => {
  const day = dateAt(place.start);
  const minute = minuteOfDay(place.start);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const by = key === 'ArrowUp' ? -1 : 1;
    const next = isStretch
      ? { ...place, minutes: longAs(stepFrom(place.minutes, by, step), step) }
      : { ...place, start: startAt(day, stepFrom(minute, by, step), step) };
    return isSamePlace(next, place) ? null : next;
  }
  if (isStretch || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  const at = columns.findIndex((column) => column.day === day && column.bay === place.bay);
  const column = columns[at + (key === 'ArrowLeft' ? -1 : 1)];
  if (at === -1 || !column) return null;
  return { ...place, bay: column.bay, start: midnightOf(column.day) + minute * MINUTE_MS };
};

/** When something begins that is begun without a time: now, as the grid has it, or on another day in the morning. */
export const nextStep = (day: string, step: number, now: number): number => {
  const morning = midnightOf(day) + 9 * 60 * MINUTE_MS;
  if (dateAt(now) !== day) return morning;
  return startAt(day, Math.ceil((now - midnightOf(day)) / MINUTE_MS / step) * step, step);
};

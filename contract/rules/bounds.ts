import { dateAt } from './clock';

const DOCUMENT_YEARS_BACK = 3;
const YEARS_AHEAD = 10;

/** The first and the last day, 'YYYY-MM-DD'. */
export interface Days {
  min: string;
  max: string;
}

export const isWithin = (day: string, { min, max }: Days): boolean => day >= min && day <= max;

/** The same day of another year; of 29 February the one before, which every year has. */
const inYears = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4).replace('-02-29', '-02-28')}`;

/** In which the end of a car's document lies (docs/spec/car-care.md#documents). */
export const documentDays = (today = dateAt()): Days => ({
  min: inYears(today, -DOCUMENT_YEARS_BACK),
  max: inYears(today, YEARS_AHEAD),
});

/** Until when something that was found at a visit of that day is to be done. */
export const dueDays = (visitDay: string): Days => ({ min: visitDay, max: inYears(visitDay, YEARS_AHEAD) });

/** Cars of the next year are sold in this one. */
export const newestYear = (today = dateAt()): number => Number(today.slice(0, 4)) + 1;

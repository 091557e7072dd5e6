import { addDays, dateAt } from './clock';

const DOCUMENT_YEARS_BACK = 3;
const YEARS_AHEAD = 10;

export interface Days {
  min: string;
  max: string;
}

/** Returns whether a day is within the bounds, both inclusive. */
export const isWithin = (day: string, { min, max }: Days): boolean => day >= min && day <= max;

/** Maps 29 February to the 28th, which every year has. */
const inYears = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4).replace('-02-29', '-02-28')}`;

/** Returns the allowed expiry days of a car's document (docs/spec/car-care.md#documents). */
export const documentDays = (today = dateAt()): Days => ({
  min: inYears(today, -DOCUMENT_YEARS_BACK),
  max: inYears(today, YEARS_AHEAD),
});

/** Returns the allowed due dates of a finding from a visit on `visitDay`. */
export const dueDays = (visitDay: string): Days => ({ min: visitDay, max: inYears(visitDay, YEARS_AHEAD) });

/** Returns the days until which a due work can be postponed: from tomorrow, for two years. */
export const postponementDays = (today = dateAt()): Days => ({ min: addDays(today, 1), max: inYears(today, 2) });

/** Returns next year: cars of the next model year are already sold. */
export const newestYear = (today = dateAt()): number => Number(today.slice(0, 4)) + 1;

import { dayNumberOf } from './clock';
import { monthsLater } from './due';

/** Term of a work or part in months and km; null: not limited by it. Without both there is no guarantee. */
export type GuaranteeTerm = { months: number | null; km: number | null };
/** Last day ('YYYY-MM-DD', Tashkent) and last mileage in km of a guarantee; the earlier one ends it. */
export type GuaranteeLimit = { until_date: string | null; until_mileage: number | null };
/** `mileage`: in km; null if unknown. */
export type GuaranteeMoment = { date: string; mileage: number | null };

/**
 * Returns the limit of a guarantee, null without a term. Months are calendar months: 31 January + 1 month is the last
 * day of February.
 * @param from day and mileage of the work
 */
export function guaranteeLimit(
  { months, km }: GuaranteeTerm,
  from: { date: string; mileage: number },
): GuaranteeLimit | null {
  if (months === null && km === null) return null;
  return {
    until_date: months === null ? null : monthsLater(from.date, months),
    until_mileage: km === null ? null : from.mileage + km,
  };
}

/** Returns whether a guarantee has ended. Its last day and last km are covered. An unknown mileage does not end it. */
export const isGuaranteeEnded = (
  { until_date: date, until_mileage: km }: GuaranteeLimit,
  now: GuaranteeMoment,
): boolean => (date !== null && now.date > date) || (km !== null && now.mileage !== null && now.mileage > km);

/** Returns what is left: days including today, and km. Null: not limited by it, or the mileage is unknown. */
export function guaranteeLeft(
  { until_date: date, until_mileage: km }: GuaranteeLimit,
  now: GuaranteeMoment,
): { days: number | null; km: number | null } {
  return {
    days: date === null ? null : Math.max(0, dayNumberOf(date) - dayNumberOf(now.date) + 1),
    km: km === null || now.mileage === null ? null : Math.max(0, km - now.mileage),
  };
}

import type { TFunction } from 'i18next';
import type { Due } from '#contract/care';
import { dayNumberOf } from '#contract/rules/clock';
import { formatDate } from '#shared/i18n/formats/dates';
import { formatNumber } from '#shared/i18n/formats/numbers';
import type { Language } from '#shared/i18n/languages';

const oneOrBoth = (t: TFunction, parts: readonly (string | undefined)[]): string => {
  const [one, other] = parts.filter((part) => part !== undefined);
  return one !== undefined && other !== undefined ? t('care.or', { one, other }) : (one ?? '');
};

export function whenText(t: TFunction, lang: Language, { due_date, due_mileage, expected_on }: Due): string {
  const until = oneOrBoth(t, [
    due_date && t('care.until', { day: formatDate(due_date, lang) }),
    due_mileage === undefined ? undefined : t('care.untilMileage', { mileage: formatNumber(due_mileage, lang) }),
  ]);
  const isSooner = expected_on !== undefined && (due_date === undefined || expected_on < due_date);
  return isSooner ? `${until} (${t('care.expected', { day: formatDate(expected_on, lang) })})` : until;
}

export function reasonText(t: TFunction, lang: Language, due: Due, kmPerMonth: number | undefined): string {
  const { every_km: km, every_months: months, last_date, last_mileage, level, due_mileage } = due;
  const rule = oneOrBoth(t, [
    km === undefined ? undefined : t('care.everyKm', { km: formatNumber(km, lang) }),
    months === undefined ? undefined : t('care.everyMonths', { count: months }),
  ]);
  const last = { day: formatDate(last_date, lang), mileage: formatNumber(last_mileage, lang) };
  const parts = [
    rule,
    level === undefined ? t('care.last', last) : t('care.found', last),
    due_mileage !== undefined && kmPerMonth !== undefined
      ? t('care.drive', { km: formatNumber(roughly(kmPerMonth), lang) })
      : '',
  ];
  const text = parts.filter(Boolean).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Rounds to two significant digits, because the distance is an estimate. */
const roughly = (km: number): number => {
  const unit = 10 ** Math.max(0, String(km).length - 2);
  return Math.round(km / unit) * unit;
};

export const alarmText = (t: TFunction, { level, is_overdue: isOverdue, booking, postponed }: Due): string | null => {
  if (postponed) return null;
  if (level === 'red') return t('care.urgent');
  return isOverdue && !booking ? t('care.overdue') : null;
};

/** Days before the end from which a document is shown as ending soon. */
const ENDING_DAYS = 30;

type DocumentState = 'none' | 'good' | 'ending' | 'over';

export const documentState = (end: string | undefined, today: string): DocumentState => {
  if (end === undefined) return 'none';
  if (end < today) return 'over';
  return dayNumberOf(end) - dayNumberOf(today) <= ENDING_DAYS ? 'ending' : 'good';
};

export function documentText(t: TFunction, lang: Language, end: string | undefined, today: string): string {
  if (end === undefined) return t('care.noEnd');
  const day = formatDate(end, lang);
  const left = dayNumberOf(end) - dayNumberOf(today);
  if (left < 0) return t('care.overSince', { day });
  if (left > ENDING_DAYS) return t('care.goodUntil', { day });
  return left === 0 ? t('care.lastDay', { day }) : t('care.endingSoon', { day, count: left });
}

export const postponedText = (t: TFunction, lang: Language, postponed: NonNullable<Due['postponed']>): string => {
  const { until_date: date, until_mileage: mileage } = postponed;
  return date === undefined
    ? t('care.postponedMileage', { mileage: formatNumber(mileage ?? 0, lang) })
    : t('care.postponedDay', { day: formatDate(date, lang) });
};

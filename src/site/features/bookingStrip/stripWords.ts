import type { SoonestTime } from '#contract/bookings';
import { addDays, clockAt, dateAt } from '#contract/rules/clock';
import { formatDayOfMonth } from '#shared/i18n/formats/dates';
import { formatMoney, formatNumber } from '#shared/i18n/formats/numbers';
import type { Language } from '#shared/i18n/languages';
import { type BookingStripTexts, bookingStrip as ru } from '#shared/i18n/ru/bookingStrip';
import { bookingStrip as uz } from '#shared/i18n/uz/bookingStrip';

export const STRIP_TEXTS: Record<Language, BookingStripTexts> = { ru, uz };

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** @param now ms since 1970 by the clock of the server */
export const freeWords = (startsAt: string | null, language: Language, now: number): string => {
  const texts = STRIP_TEXTS[language];
  if (startsAt === null) return texts.noneFree;
  const date = dateAt(startsAt);
  const time = clockAt(startsAt);
  const today = dateAt(now);
  if (date === today) return filled(texts.freeToday, { time });
  if (date === addDays(today, 1)) return filled(texts.freeTomorrow, { time });
  const [, month, day] = date.split('-').map(Number);
  return filled(texts.freeOn, { time, day: formatDayOfMonth(month ?? 1, day ?? 1, language) });
};

export const priceWords = (
  { from, to }: Pick<SoonestTime, 'from' | 'to'>,
  language: Language,
  priceFrom: (price: string) => string,
): string | undefined => {
  if (from === null) return undefined;
  return to === null
    ? priceFrom(formatMoney(String(from), language))
    : `${formatNumber(from, language)} – ${formatMoney(String(to), language)}`;
};

/**
 * Formats the average with a decimal comma.
 * @param tenths average in tenths of a star
 */
export const starsWords = (tenths: number): string => `${Math.floor(tenths / 10)},${tenths % 10}`;

export const ratingLabel = (tenths: number, language: Language): string =>
  filled(STRIP_TEXTS[language].rating, { average: starsWords(tenths) });

export const reviewsWords = (count: number, language: Language): string => {
  const texts = STRIP_TEXTS[language];
  const form = new Intl.PluralRules('ru').select(count);
  const text = form === 'one' ? texts.reviewsOne : form === 'few' ? texts.reviewsFew : texts.reviewsMany;
  return filled(text, { count: formatNumber(count, language) });
};

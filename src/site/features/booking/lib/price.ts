import type { TFunction } from 'i18next';
import type { BookingPrice } from '#contract/bookings';
import { formatMoney } from '#shared/i18n/formats/money';
import { formatNumber } from '#shared/i18n/formats/number';
import type { Language } from '#shared/i18n/languages';

/** 'от 150 000 сум', '150 000 – 200 000 сум', or that the price is not known yet. */
export const priceWords = ({ from, to }: Pick<BookingPrice, 'from' | 'to'>, lang: Language, t: TFunction): string => {
  if (from === null) return t('booking.priceUnknown');
  return to === null
    ? t('common.priceFrom', { price: formatMoney(String(from), lang) })
    : `${formatNumber(String(from), lang)} – ${formatMoney(String(to), lang)}`;
};

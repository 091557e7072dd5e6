import type { TFunction } from 'i18next';
import type { BookingPrice } from '../../../../../contract/bookings';
import { formatMoney } from '../../../../shared/i18n/formats/money';
import type { Language } from '../../../../shared/i18n/languages';

/** 'от 150 000 сум', '150 000 сум – 200 000 сум', or that nobody knows yet. */
export const priceWords = ({ from, to }: Pick<BookingPrice, 'from' | 'to'>, lang: Language, t: TFunction): string => {
  if (from === null) return t('booking.priceUnknown');
  const least = formatMoney(String(from), lang);
  return to === null ? t('common.priceFrom', { price: least }) : `${least} – ${formatMoney(String(to), lang)}`;
};

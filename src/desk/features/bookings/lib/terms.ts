import type { DeskBooking } from '#contract/bookingsDesk';
import type { DeskT } from '#desk/common/hooks/useDeskTexts';
import { formatMoney } from '#shared/i18n/formats/money';
import type { Language } from '#shared/i18n/languages';

/** `1 ч 30 мин`. */
export const lastsText = (minutes: number, t: DeskT): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 && t('time.hours', { count: hours }),
    (rest > 0 || hours === 0) && t('time.minutes', { count: rest }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** `от 150 000 сум`, `150 000 сум – 200 000 сум`; nothing where nobody knows. */
export const priceText = (price: DeskBooking['price'], language: Language, t: DeskT): string => {
  if (!price || price.from === null) return '';
  const least = formatMoney(String(price.from), language);
  if (price.to === null) return t('booking.priceFrom', { price: least });
  return price.to === price.from ? least : `${least} – ${formatMoney(String(price.to), language)}`;
};

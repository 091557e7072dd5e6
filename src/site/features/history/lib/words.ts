import { formatDate } from '../../../../shared/i18n/formats/date';
import { formatNumber } from '../../../../shared/i18n/formats/number';
import type { Language } from '../../../../shared/i18n/languages';
import { isoOfDay, todayInTashkent } from '../../../../shared/lib/calendarDay';

/** The day in Tashkent of a time that the server says. */
export const dayInWords = (time: string, language: Language): string => {
  const at = Date.parse(time);
  return Number.isNaN(at) ? '' : formatDate(isoOfDay(todayInTashkent(at)), language);
};

/** Thousandths as a decimal: 4500 is 4,5. */
export const quantityInWords = (thousandths: number, language: Language): string => {
  const rest = String(thousandths % 1_000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return formatNumber(Math.floor(thousandths / 1_000), language) + (rest && `,${rest}`);
};

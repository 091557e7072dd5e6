import { dateAt } from '#contract/rules/clock';
import { formatDate } from '#shared/i18n/formats/dates';
import type { Language } from '#shared/i18n/languages';

export const dayInWords = (time: string, language: Language): string => {
  const at = Date.parse(time);
  return Number.isNaN(at) ? '' : formatDate(dateAt(at), language);
};

import { isoOfDay, todayInTashkent } from '../../lib/calendarDay';
import type { Language } from '../languages';
import { formatDate } from './date';

/** The day of a time where the business is, in words; what is no time comes back unchanged. */
export const formatDay = (time: string, language: Language): string => {
  const at = Date.parse(time);
  return Number.isNaN(at) ? time : formatDate(isoOfDay(todayInTashkent(at)), language);
};

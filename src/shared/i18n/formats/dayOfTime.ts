import { formatDate } from './date';
import type { Language } from '../languages';
import { isoOfDay, todayInTashkent } from '../../lib/calendarDay';

/** The day of a time where the business is, in words; what is no time comes back unchanged. */
export const formatDay = (time: string, language: Language): string => {
  const at = Date.parse(time);
  return Number.isNaN(at) ? time : formatDate(isoOfDay(todayInTashkent(at)), language);
};

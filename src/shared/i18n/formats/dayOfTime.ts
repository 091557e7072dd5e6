import { dateAt } from '#contract/rules/clock';
import type { Language } from '../languages';
import { formatDate } from './date';

/** The day of a time where the business is, in words; what is no time comes back unchanged. */
export const formatDay = (time: string, language: Language): string => formatDate(dateAt(time) || time, language);

import type { Language } from '#shared/i18n/languages';
import type { BlogFilters } from './blogFiltersSlice';

export const isFiltered = ({ category, tag, month, date }: BlogFilters): boolean => category + tag + month + date > 0;

/** Arguments of the filtering call. */
export const filteredArgs = (lang: Language, { page, category, tag, month, date }: BlogFilters) => ({
  lang,
  page,
  body: { ...(category && { category }), ...(tag && { tag }), ...(month && { month }), ...(date && { date }) },
});

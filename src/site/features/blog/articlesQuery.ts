import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  filterArticles,
  getArticles,
  useFilterArticlesQuery,
  useGetArticlesQuery,
} from '../../../api/endpoints/articles';
import type { QueryThunk } from '../../../shared/config/page';
import type { Language } from '../../../shared/i18n/languages';
import type { BlogFilters } from './blogFiltersSlice';

export const isFiltered = ({ category, tag, month, date }: BlogFilters): boolean => category + tag + month + date > 0;

const filteredArgs = (lang: Language, { page, category, tag, month, date }: BlogFilters) => ({
  lang,
  page,
  body: { ...(category && { category }), ...(tag && { tag }), ...(month && { month }), ...(date && { date }) },
});

/** The call of the list under these filters: any filter takes the filtering one, none the plain list. */
export const loadArticles = (lang: Language, filters: BlogFilters): QueryThunk =>
  isFiltered(filters)
    ? filterArticles.initiate(filteredArgs(lang, filters), { subscribe: false })
    : getArticles.initiate({ lang, page: filters.page }, { subscribe: false });

/** The same list for a component. Each state of the filters has a reply of its own, so a late one never overwrites another. */
export const useArticles = (lang: Language, filters: BlogFilters) => {
  const filtered = isFiltered(filters);
  const plainList = useGetArticlesQuery(filtered ? skipToken : { lang, page: filters.page });
  const filteredList = useFilterArticlesQuery(filtered ? filteredArgs(lang, filters) : skipToken);
  return filtered ? filteredList : plainList;
};

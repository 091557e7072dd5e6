import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetArticlesQuery } from '#api/generated/articles';
import { useFilterArticlesQuery } from '#api/generated/blog';
import type { Language } from '#shared/i18n/languages';
import { filteredArgs, isFiltered } from './articlesArgs';
import type { BlogFilters } from './blogFiltersSlice';

/** The list of `articleListQueries` for a component. Each state of the filters has a reply of its own, so a late one never overwrites another. */
export const useArticles = (lang: Language, filters: BlogFilters) => {
  const filtered = isFiltered(filters);
  const plainList = useGetArticlesQuery(filtered ? skipToken : { lang, page: filters.page });
  const filteredList = useFilterArticlesQuery(filtered ? filteredArgs(lang, filters) : skipToken);
  return filtered ? filteredList : plainList;
};

import { skipToken } from '@reduxjs/toolkit/query/react';
import { getArticles, useGetArticlesQuery } from '#api/generated/articles';
import { filterArticles, useFilterArticlesQuery } from '#api/generated/blog';
import { type Load, PAGE_DATA } from '#shared/config/page';

import type { Language } from '#shared/i18n/languages';
import { type BlogFilters, filteredArgs, isFiltered, parseBlogFilters } from './blogFiltersSlice';

export const articleListQueries: Load = ({ language: lang }, { url }) => {
  const filters = parseBlogFilters(url.searchParams);
  return [
    isFiltered(filters)
      ? filterArticles.initiate(filteredArgs(lang, filters), PAGE_DATA)
      : getArticles.initiate({ lang, page: filters.page }, PAGE_DATA),
  ];
};

export const useArticles = (lang: Language, filters: BlogFilters) => {
  const filtered = isFiltered(filters);
  const plainList = useGetArticlesQuery(filtered ? skipToken : { lang, page: filters.page });
  const filteredList = useFilterArticlesQuery(filtered ? filteredArgs(lang, filters) : skipToken);
  return filtered ? filteredList : plainList;
};

import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { MAX_PAGE } from '#contract/rules/limits';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import type { Language } from '#shared/i18n/languages';
import { queryNumber } from '#shared/lib/address';
import { navigationCommitted, queryOf } from '#shared/store/routeState';

/** Blog filters. 0 means unset and is not sent. */
export interface BlogFilters {
  page: number;
  category: number;
  tag: number;
  month: number;
  date: number;
}

export const noBlogFilters: BlogFilters = { page: 1, category: 0, tag: 0, month: 0, date: 0 };

export const parseBlogFilters = (query: URLSearchParams): BlogFilters => ({
  page: queryNumber(query, 'page', 1, MAX_PAGE),
  category: queryNumber(query, 'category', 0),
  tag: queryNumber(query, 'tag', 0),
  month: queryNumber(query, 'month', 0, 12),
  date: queryNumber(query, 'date', 0, 31),
});

export const blogFiltersSlice = createSlice({
  name: 'blogFilters',
  initialState: noBlogFilters,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(navigationCommitted, (filters, { payload }) => {
      const query = queryOf('blog', payload);
      return query ? parseBlogFilters(query) : filters;
    }),
  selectors: { selectBlogFilters: (filters) => filters },
});

declare module '#shared/store/appStore' {
  interface RootState extends WithSlice<typeof blogFiltersSlice> {}
}

export const { selectBlogFilters } = blogFiltersSlice.selectors;

export const isFiltered = ({ category, tag, month, date }: BlogFilters): boolean => category + tag + month + date > 0;

export const filteredArgs = (lang: Language, { page, category, tag, month, date }: BlogFilters) => ({
  lang,
  page,
  body: { ...(category && { category }), ...(tag && { tag }), ...(month && { month }), ...(date && { date }) },
});

export const toBlog =
  (change: (filters: BlogFilters) => Partial<BlogFilters>): AddressFrom =>
  ({ paths, query }) => {
    const filters = parseBlogFilters(query);
    return paths.blog({ ...filters, page: 1, ...change(filters) });
  };

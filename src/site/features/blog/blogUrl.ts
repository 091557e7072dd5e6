import { MAX_PAGE } from '#contract/rules/limits';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { queryNumber } from '#shared/lib/address';
import type { BlogFilters } from './blogFiltersSlice';

/** The filters an address of the blog names; the page's loader and its mirror in the store read it alike. */
export const parseBlogUrl = (query: URLSearchParams): BlogFilters => ({
  page: queryNumber(query, 'page', 1, MAX_PAGE),
  category: queryNumber(query, 'category', 0),
  tag: queryNumber(query, 'tag', 0),
  month: queryNumber(query, 'month', 0, 12),
  date: queryNumber(query, 'date', 0, 31),
});

/** To the blog with other filters, at page 1, or with another page; what is not named stays. */
export const toBlog =
  (change: (filters: BlogFilters) => Partial<BlogFilters>): AddressFrom =>
  ({ paths, query }) => {
    const filters = parseBlogUrl(query);
    return paths.blog({ ...filters, page: 1, ...change(filters) });
  };

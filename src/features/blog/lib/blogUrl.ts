import { MAX_PAGE } from '../../../../contract/limits';
import { queryNumber } from '../../../shared/lib/queryNumber';
import type { BlogFilters } from '../blogFiltersSlice';

/** The filters an address of the blog names; the page's loader and its mirror in the store read it alike. */
export const parseBlogUrl = (query: URLSearchParams): BlogFilters => ({
  page: queryNumber(query, 'page', 1, MAX_PAGE),
  category: queryNumber(query, 'category', 0),
  tag: queryNumber(query, 'tag', 0),
  month: queryNumber(query, 'month', 0, 12),
  date: queryNumber(query, 'date', 0, 31),
});

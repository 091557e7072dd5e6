import { historyPaths } from '#shared/config/historyPaths';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { queryNumber } from '#shared/lib/address';

/** Filters of the history, 0 means any. `before`: id of the last visit on the previous page. */
export interface HistoryChoice {
  car: number;
  year: number;
  before: number;
}

const yearOf = (query: URLSearchParams): number => {
  const year = queryNumber(query, 'year', 0, 2100);
  return year < 2000 ? 0 : year;
};

export const parseHistoryUrl = (query: URLSearchParams): HistoryChoice => ({
  car: queryNumber(query, 'car', 0),
  year: yearOf(query),
  before: queryNumber(query, 'before', 0),
});

export const toHistory =
  (change: Partial<HistoryChoice>): AddressFrom =>
  ({ paths, query }) =>
    historyPaths(paths).history({ ...parseHistoryUrl(query), before: 0, ...change });

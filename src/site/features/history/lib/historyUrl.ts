import { historyPaths } from '../../../../shared/config/historyPaths';
import type { AddressFrom } from '../../../../shared/config/hooks/useAddress';
import { queryNumber } from '../../../../shared/lib/queryNumber';

/** 0: any. `before`: the visit at which the newer pages end. */
export interface HistoryChoice {
  car: number;
  year: number;
  before: number;
}

export const parseHistoryUrl = (query: URLSearchParams): HistoryChoice => ({
  car: queryNumber(query, 'car', 0),
  year: queryNumber(query, 'year', 0, 2100),
  before: queryNumber(query, 'before', 0),
});

/** To the history with another car or year, which begins at its newest visit, or to an older page of the same. */
export const toHistory =
  (change: Partial<HistoryChoice>): AddressFrom =>
  ({ paths, query }) =>
    historyPaths(paths).history({ ...parseHistoryUrl(query), before: 0, ...change });

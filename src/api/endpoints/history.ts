// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/history';

const historyApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Closed visits of the signed-in customer, the newest first */
    getHistory: build.query<ResultOf<typeof calls.history>, ArgsOf<typeof calls.history>>({
      query: calls.history,
      keepUnusedDataFor: 0,
    }),
    /** How many visits there were, and what they came to, by car and year */
    getHistoryTotals: build.query<ResultOf<typeof calls.historyTotals>, ArgsOf<typeof calls.historyTotals>>({
      query: calls.historyTotals,
      keepUnusedDataFor: 0,
    }),
    /** One of them with all that was done, found and paid */
    getHistoryVisit: build.query<ResultOf<typeof calls.historyVisit>, ArgsOf<typeof calls.historyVisit>>({
      query: calls.historyVisit,
      keepUnusedDataFor: 0,
    }),
    /** Whether the paper of a visit is genuine; 404 where there is none */
    getPassport: build.query<ResultOf<typeof calls.passport>, ArgsOf<typeof calls.passport>>({ query: calls.passport }),
  }),
});

export const { getHistory, getHistoryTotals, getHistoryVisit, getPassport } = historyApi.endpoints;
export const { useGetHistoryQuery, useGetHistoryTotalsQuery, useGetHistoryVisitQuery, useGetPassportQuery } =
  historyApi;

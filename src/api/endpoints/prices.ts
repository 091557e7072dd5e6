// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/prices';

const pricesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** What all services and products cost */
    getPrices: build.query<ResultOf<typeof calls.prices>, ArgsOf<typeof calls.prices>>({ query: calls.prices }),
  }),
});

export const { getPrices } = pricesApi.endpoints;
export const { useGetPricesQuery } = pricesApi;

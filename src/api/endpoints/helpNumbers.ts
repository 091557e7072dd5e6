// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/helpNumbers';

const helpNumbersApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Insurance contacts */
    getInsurance: build.query<ResultOf<typeof calls.insurance>, ArgsOf<typeof calls.insurance>>({
      query: calls.insurance,
    }),
    /** Roadside assistance contacts */
    getRoadside: build.query<ResultOf<typeof calls.roadside>, ArgsOf<typeof calls.roadside>>({ query: calls.roadside }),
  }),
});

export const { getInsurance, getRoadside } = helpNumbersApi.endpoints;
export const { useGetInsuranceQuery, useGetRoadsideQuery } = helpNumbersApi;

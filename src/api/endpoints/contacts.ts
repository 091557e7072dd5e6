// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/contacts';

const contactsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Consultation contact */
    getCallCenter: build.query<ResultOf<typeof calls.callCenter>, ArgsOf<typeof calls.callCenter>>({
      query: calls.callCenter,
    }),
    /** Insurance contacts */
    getInsurance: build.query<ResultOf<typeof calls.insurance>, ArgsOf<typeof calls.insurance>>({
      query: calls.insurance,
    }),
    /** Roadside assistance contacts */
    getRoadside: build.query<ResultOf<typeof calls.roadside>, ArgsOf<typeof calls.roadside>>({ query: calls.roadside }),
  }),
});

export const { getCallCenter, getInsurance, getRoadside } = contactsApi.endpoints;
export const { useGetCallCenterQuery, useGetInsuranceQuery, useGetRoadsideQuery } = contactsApi;

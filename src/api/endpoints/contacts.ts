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
  }),
});

export const { getCallCenter } = contactsApi.endpoints;
export const { useGetCallCenterQuery } = contactsApi;

// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/requests';

const requestsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** An appointment or purchase request */
    sendRequest: build.mutation<ResultOf<typeof calls.sendRequest>, ArgsOf<typeof calls.sendRequest>>({
      query: calls.sendRequest,
    }),
  }),
});

export const { sendRequest } = requestsApi.endpoints;
export const { useSendRequestMutation } = requestsApi;

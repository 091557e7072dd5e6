// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/bookableServices';

const bookableServicesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** All services, and which of them a time is taken for on line */
    getBookableServices: build.query<ResultOf<typeof calls.bookableServices>, ArgsOf<typeof calls.bookableServices>>({
      query: calls.bookableServices,
    }),
  }),
});

export const { getBookableServices } = bookableServicesApi.endpoints;
export const { useGetBookableServicesQuery } = bookableServicesApi;

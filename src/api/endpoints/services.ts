// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/services';

const servicesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Services */
    getServices: build.query<ResultOf<typeof calls.services>, ArgsOf<typeof calls.services>>({ query: calls.services }),
    /** A service */
    getService: build.query<ResultOf<typeof calls.service>, ArgsOf<typeof calls.service>>({ query: calls.service }),
    /** Names of all services */
    getServiceNames: build.query<ResultOf<typeof calls.serviceNames>, ArgsOf<typeof calls.serviceNames>>({
      query: calls.serviceNames,
    }),
  }),
});

export const { getServices, getService, getServiceNames } = servicesApi.endpoints;
export const { useGetServicesQuery, useGetServiceQuery, useGetServiceNamesQuery } = servicesApi;

// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/carDocuments';

const carDocumentsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Documents that a car has and that end */
    getCarDocumentKinds: build.query<ResultOf<typeof calls.carDocumentKinds>, ArgsOf<typeof calls.carDocumentKinds>>({
      query: calls.carDocumentKinds,
    }),
  }),
});

export const { getCarDocumentKinds } = carDocumentsApi.endpoints;
export const { useGetCarDocumentKindsQuery } = carDocumentsApi;

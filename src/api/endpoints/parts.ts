// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/parts';

const partsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Products of the shop */
    getParts: build.query<ResultOf<typeof calls.parts>, ArgsOf<typeof calls.parts>>({ query: calls.parts }),
    /** A product */
    getPart: build.query<ResultOf<typeof calls.part>, ArgsOf<typeof calls.part>>({ query: calls.part }),
  }),
});

export const { getParts, getPart } = partsApi.endpoints;
export const { useGetPartsQuery, useGetPartQuery } = partsApi;

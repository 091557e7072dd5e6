// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/company';

const companyApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** The documents of the company and where else it is found */
    getCompany: build.query<ResultOf<typeof calls.company>, ArgsOf<typeof calls.company>>({ query: calls.company }),
    /** A document of the company, such as the personal-data policy */
    getDocument: build.query<ResultOf<typeof calls.document>, ArgsOf<typeof calls.document>>({ query: calls.document }),
  }),
});

export const { getCompany, getDocument } = companyApi.endpoints;
export const { useGetCompanyQuery, useGetDocumentQuery } = companyApi;

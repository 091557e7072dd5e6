// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/enquiries';

const enquiriesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** An appointment or purchase enquiry */
    sendEnquiry: build.mutation<ResultOf<typeof calls.sendEnquiry>, ArgsOf<typeof calls.sendEnquiry>>({
      query: calls.sendEnquiry,
    }),
  }),
});

export const { sendEnquiry } = enquiriesApi.endpoints;
export const { useSendEnquiryMutation } = enquiriesApi;

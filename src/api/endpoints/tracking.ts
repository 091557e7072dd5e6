// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/tracking';

const trackingApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** How an enquiry stands, by its reference and the end of its phone; 404 whichever of them is wrong */
    trackEnquiry: build.mutation<ResultOf<typeof calls.trackEnquiry>, ArgsOf<typeof calls.trackEnquiry>>({
      query: calls.trackEnquiry,
    }),
    /** The enquiries of the signed-in customer's numbers, newest first */
    getOwnEnquiries: build.query<ResultOf<typeof calls.ownEnquiries>, ArgsOf<typeof calls.ownEnquiries>>({
      query: calls.ownEnquiries,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { trackEnquiry, getOwnEnquiries } = trackingApi.endpoints;
export const { useTrackEnquiryMutation, useGetOwnEnquiriesQuery } = trackingApi;

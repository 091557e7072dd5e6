// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/consent';

const consentApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in customer agrees to the personal-data policy */
    giveConsent: build.mutation<ResultOf<typeof calls.giveConsent>, ArgsOf<typeof calls.giveConsent>>({
      query: calls.giveConsent,
    }),
  }),
});

export const { giveConsent } = consentApi.endpoints;
export const { useGiveConsentMutation } = consentApi;

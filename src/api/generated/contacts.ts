// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { BranchNames, CallCenter } from '#contract/company';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { listOf, record, text } from '../readers';
import { readNamed } from './common';

const readBranchNames = record<BranchNames>({ branches: listOf(readNamed) });
const readCallCenter = record<CallCenter>({ phone: text });

const contactsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Lists branches of all regions */
    getBranchNames: build.query<BranchNames, Localized>({
      query: ({ lang }): Call<BranchNames> => ({
        path: '/branch/list-for-users',
        lang,
        read: readBranchNames,
      }),
    }),
    /** Returns the phone for consultation */
    getCallCenter: build.query<CallCenter, Localized>({
      query: ({ lang }): Call<CallCenter> => ({
        path: '/main/call-center',
        lang,
        read: readCallCenter,
      }),
    }),
  }),
});

export const { getBranchNames, getCallCenter } = contactsApi.endpoints;
export const { useGetBranchNamesQuery, useGetCallCenterQuery } = contactsApi;

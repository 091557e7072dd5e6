// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { Named } from '#contract/common';
import type { Branch, BranchList, ContactEntry, HoursException } from '#contract/company';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { decimal, flag, id, listOf, optional, picture, record, text } from '../readers';
import { readNamed } from './common';

const readHoursException = record<HoursException>({ from: text, to: text, hours: text, reason: optional(text) });
const readBranch = record<Branch>({
  id,
  name: text,
  address: text,
  locality: optional(text),
  postal_code: optional(text),
  photo: picture,
  latitude: optional(decimal),
  longitude: optional(decimal),
  working_times_M_F: text,
  working_times_Sat: text,
  working_times_Sun: text,
  exceptions: optional(listOf(readHoursException)),
  service_manager_phone: text,
  store_manager_phone: text,
  region: optional(readNamed),
  is_bookable: optional(flag),
});
const readBranchList = record<BranchList>({ branches: listOf(readBranch) });
const readContactEntry = record<ContactEntry>({ name: text, phone: text });

const branchesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the regions of branches */
    getRegions: build.query<Named[], Localized>({
      query: ({ lang }): Call<Named[]> => ({
        path: '/branch/region',
        lang,
        read: listOf(readNamed),
      }),
    }),
    /** Lists branches of all regions */
    getBranches: build.query<BranchList, Localized>({
      query: ({ lang }): Call<BranchList> => ({
        path: '/branch/list-for-users',
        lang,
        read: readBranchList,
      }),
    }),
    /** Lists branches of a region; empty for an unknown region */
    getBranchesByRegion: build.query<BranchList, Localized<{ regionId: number }>>({
      query: ({ lang, regionId }): Call<BranchList> => ({
        path: `/branch/filter-by-region/${regionId}`,
        lang,
        read: readBranchList,
      }),
    }),
    /** Returns the insurance contacts */
    getInsurance: build.query<ContactEntry[], Localized>({
      query: ({ lang }): Call<ContactEntry[]> => ({
        path: '/main/insurance/',
        lang,
        read: listOf(readContactEntry),
      }),
    }),
    /** Returns the roadside assistance contacts */
    getRoadside: build.query<ContactEntry[], Localized>({
      query: ({ lang }): Call<ContactEntry[]> => ({
        path: '/main/roadside-assistance/',
        lang,
        read: listOf(readContactEntry),
      }),
    }),
  }),
});

export const { getRegions, getBranches, getBranchesByRegion, getInsurance, getRoadside } = branchesApi.endpoints;
export const {
  useGetRegionsQuery,
  useGetBranchesQuery,
  useGetBranchesByRegionQuery,
  useGetInsuranceQuery,
  useGetRoadsideQuery,
} = branchesApi;

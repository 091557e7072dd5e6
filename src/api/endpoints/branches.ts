import type { Branch, BranchList, Region } from '../../../contract/branches';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { decimal, id, listOf, named, optional, picture, record, text } from '../readers';

const branchList = record<BranchList>({
  branches: listOf(
    record<Branch>({
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
      service_manager_phone: text,
      store_manager_phone: text,
      region: optional(named),
    }),
  ),
});

const branchesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getRegions: build.query<Region[], Localized>({
      query: ({ lang }) => ({ path: '/branch/region', lang, read: listOf(named) }),
    }),
    getBranches: build.query<BranchList, Localized>({
      query: ({ lang }) => ({ path: '/branch/list-for-users', lang, read: branchList }),
    }),
    getBranchesByRegion: build.query<BranchList, Localized<{ regionId: number }>>({
      query: ({ lang, regionId }) => ({ path: `/branch/filter-by-region/${regionId}`, lang, read: branchList }),
    }),
  }),
});

export const { getRegions, getBranches, getBranchesByRegion } = branchesApi.endpoints;
export const { useGetRegionsQuery, useGetBranchesQuery, useGetBranchesByRegionQuery } = branchesApi;

// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { DeskSearchResults } from '#contract/search';
import { deskApi } from '../deskApi';

const searchApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Searches customers, visits, bookings, enquiries and parts that the person may see */
    searchDesk: build.query<DeskSearchResults, { q: string }>({
      query: ({ q }) => ({
        url: '/search/',
        params: { q },
      }),
      providesTags: [
        { type: 'Customer', id: 'LIST' },
        { type: 'Visit', id: 'LIST' },
        { type: 'Booking', id: 'LIST' },
        { type: 'Enquiry', id: 'LIST' },
        { type: 'Stock', id: 'LIST' },
      ],
    }),
  }),
});

export const { useSearchDeskQuery } = searchApi;
export const { searchDesk } = searchApi.endpoints;

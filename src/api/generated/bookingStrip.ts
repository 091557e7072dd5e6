// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { BookingOptions, SoonestTime } from '#contract/bookings';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, id, listOf, orNull, record, text } from '../readers';
import { readNamed } from './common';

const readBookingOptions = record<BookingOptions>({
  services: listOf(record({ id, name: text, price_from: orNull(count) })),
  branches: listOf(readNamed),
  brands: listOf(readNamed),
  rating: record({ count, average: count }),
});
const readSoonestTime = record<SoonestTime>({
  from: orNull(count),
  to: orNull(count),
  branch: orNull(id),
  starts_at: orNull(text),
});

const bookingStripApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Lists services, branches and brands to choose from before a booking, with the rating of public reviews */
    getBookingOptions: build.query<BookingOptions, Localized>({
      query: ({ lang }): Call<BookingOptions> => ({
        path: '/main/bookings/options/',
        lang,
        read: readBookingOptions,
      }),
    }),
    /** Returns the price range and the next free slot of a branch or of all branches, at most a minute old */
    getSoonestTime: build.query<
      SoonestTime,
      Localized<{ services: string; branch?: number | undefined; model?: number | undefined }>
    >({
      query: ({ lang, services, branch, model }): Call<SoonestTime> => ({
        path: '/main/bookings/soonest/',
        query: { services, branch, model },
        lang,
        read: readSoonestTime,
      }),
    }),
  }),
});

export const { getBookingOptions, getSoonestTime } = bookingStripApi.endpoints;
export const { useGetBookingOptionsQuery, useGetSoonestTimeQuery } = bookingStripApi;

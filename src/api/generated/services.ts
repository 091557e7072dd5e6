// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { Service, ServiceList } from '#contract/catalog';
import type { Named } from '#contract/common';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, flag, id, listOf, optional, picture, record, text } from '../readers';
import { readCategoryFacet, readNamed } from './common';

const readService = record<Service>({
  id,
  name: text,
  icon: picture,
  description: text,
  photo: picture,
  photo_alt: optional(text),
  category: optional(readNamed),
  price_from: optional(text),
  duration_minutes: optional(count),
  is_bookable: optional(flag),
  preview: optional(picture),
});
const readServiceList = record<ServiceList>({
  count,
  results: listOf(readService),
  facets: optional(record({ categories: listOf(readCategoryFacet) })),
});

const servicesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the services by page */
    getServices: build.query<
      ServiceList,
      Localized<{ page?: number | undefined; category?: number | undefined; search?: string | undefined }>
    >({
      query: ({ lang, page, category, search }): Call<ServiceList> => ({
        path: '/services/web/',
        query: { page, category, search },
        lang,
        read: readServiceList,
      }),
    }),
    /** Lists the names of all services */
    getServiceNames: build.query<Named[], Localized>({
      query: ({ lang }): Call<Named[]> => ({
        path: '/services/web/list-for-users/',
        lang,
        read: listOf(readNamed),
      }),
    }),
  }),
});

export const { getServices, getServiceNames } = servicesApi.endpoints;
export const { useGetServicesQuery, useGetServiceNamesQuery } = servicesApi;

import type { Service, ServiceList, ServiceName } from '../../../contract/services';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { categoryFacets } from '../facets';
import { count, id, listOf, named, optional, picture, record, text } from '../readers';

const service = record<Service>({
  id,
  name: text,
  icon: picture,
  description: text,
  photo: picture,
  category: optional(named),
  price_from: optional(text),
  duration_minutes: optional(count),
  preview: optional(picture),
});

const serviceList = record<ServiceList>({
  count,
  results: listOf(service),
  facets: optional(record({ categories: categoryFacets })),
});

const servicesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getServices: build.query<ServiceList, Localized<{ page: number; category?: number }>>({
      query: ({ lang, page, category }) => ({
        path: '/services/web/',
        query: { page, category: category || undefined },
        lang,
        read: serviceList,
      }),
    }),
    getService: build.query<Service, Localized<{ id: number }>>({
      query: ({ lang, id }) => ({ path: `/services/web/${id}/`, lang, read: service }),
    }),
    /** All services by name, for the header's drop-down. */
    getServiceNames: build.query<ServiceName[], Localized>({
      query: ({ lang }) => ({ path: '/services/web/list-for-users/', lang, read: listOf(named) }),
    }),
  }),
});

export const { getServices, getService, getServiceNames } = servicesApi.endpoints;
export const { useGetServicesQuery, useGetServiceNamesQuery } = servicesApi;

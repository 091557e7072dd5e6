// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { Service, ServiceList } from '#contract/catalog';
import type { Named } from '#contract/common';
import type { Call, Localized } from '../call';
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

/** Services */
export const services = ({
  lang,
  page,
  category,
  search,
}: Localized<{
  page?: number | undefined;
  category?: number | undefined;
  search?: string | undefined;
}>): Call<ServiceList> => ({
  path: '/services/web/',
  query: { page, category, search },
  lang,
  read: readServiceList,
});

/** A service */
export const service = ({ lang, id }: Localized<{ id: number }>): Call<Service> => ({
  path: `/services/web/${id}/`,
  lang,
  read: readService,
});

/** Names of all services */
export const serviceNames = ({ lang }: Localized): Call<Named[]> => ({
  path: '/services/web/list-for-users/',
  lang,
  read: listOf(readNamed),
});

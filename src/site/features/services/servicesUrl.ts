import { MAX_PAGE, SEARCH_MAX_LENGTH } from '#contract/rules/limits';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import type { Language } from '#shared/i18n/languages';
import { cleanSearch, queryNumber } from '#shared/lib/address';

export interface ServiceFilters {
  page: number;
  category: number;
  search: string;
}

export const parseServicesUrl = (query: URLSearchParams): ServiceFilters => ({
  page: queryNumber(query, 'page', 1, MAX_PAGE),
  category: queryNumber(query, 'category', 0),
  search: cleanSearch(query.get('search') ?? '', SEARCH_MAX_LENGTH),
});

/** Omits unset filters, so that the unfiltered list shares the footer's cache entry. */
export const servicesArgs = (lang: Language, { page, category, search }: ServiceFilters) => ({
  lang,
  page,
  ...(category > 0 && { category }),
  ...(search && { search }),
});

export const toServices =
  (change: (filters: ServiceFilters) => Partial<ServiceFilters>): AddressFrom =>
  ({ paths, query }) => {
    const filters = parseServicesUrl(query);
    return paths.services({ ...filters, page: 1, ...change(filters) });
  };

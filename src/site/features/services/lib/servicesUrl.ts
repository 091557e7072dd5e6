import { MAX_PAGE } from '../../../../../contract/limits';
import type { AddressFrom } from '../../../../shared/config/useAddress';
import type { Language } from '../../../../shared/i18n/languages';
import { queryNumber } from '../../../../shared/lib/queryNumber';

/** What an address of the services list names. The search filters what is loaded: no call carries it. */
export interface ServiceFilters {
  page: number;
  category: number;
  search: string;
}

/** No service has as long a name. */
export const SEARCH_LENGTH = 100;

/** What was typed as it can stand in an address: one line, no edges of space, nothing that is no letter at all. */
export const cleanSearch = (typed: string): string =>
  Array.from(typed.replace(/\s+/g, ' ').trim())
    .slice(0, SEARCH_LENGTH)
    .filter((letter) => !/^[\p{Cc}\p{Cs}\ufffd]$/u.test(letter))
    .join('')
    .trim();

export const parseServicesUrl = (query: URLSearchParams): ServiceFilters => ({
  page: queryNumber(query, 'page', 1, MAX_PAGE),
  category: queryNumber(query, 'category', 0),
  search: cleanSearch(query.get('search') ?? ''),
});

/** Arguments of the list's query: without a category exactly those of the footer, so that one answer serves both. */
export const servicesArgs = (lang: Language, { page, category }: Pick<ServiceFilters, 'page' | 'category'>) => ({
  lang,
  page,
  ...(category > 0 && { category }),
});

/** To the services with another category, at page 1, or with another page; what is not named stays. */
export const toServices =
  (change: (filters: ServiceFilters) => Partial<ServiceFilters>): AddressFrom =>
  ({ paths, query }) => {
    const filters = parseServicesUrl(query);
    return paths.services({ ...filters, page: 1, ...change(filters) });
  };

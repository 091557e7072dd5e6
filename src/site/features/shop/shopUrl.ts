import { MAX_PAGE, SEARCH_MAX_LENGTH } from '#contract/rules/limits';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import type { Language } from '#shared/i18n/languages';
import { cleanSearch, queryNumber } from '#shared/lib/address';

import type { ShopFilters } from './shopSlice';

/** As long as the server takes it (contract, PartsQuery). */
const MANUFACTURER_LENGTH = 100;

/** A name as it can stand in a query: no control characters, which the server refuses. */
const readManufacturer = (raw: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  Array.from(raw.replace(/[\u0000-\u001f\u007f]/g, '').trim())
    .slice(0, MANUFACTURER_LENGTH)
    .join('');

/** The filters an address of the shop names; the page's loader and its mirror in the store read it alike. */
export const parseShopUrl = (query: URLSearchParams): ShopFilters => ({
  page: queryNumber(query, 'page', 1, MAX_PAGE),
  category: queryNumber(query, 'category', 0),
  manufacturer: readManufacturer(query.get('manufacturer') ?? ''),
  search: cleanSearch(query.get('search') ?? '', SEARCH_MAX_LENGTH),
  inStock: queryNumber(query, 'in_stock', 0, 1) === 1,
});

/** Arguments of the list's query; a filter that is not set does not travel. */
export const partsArgs = (lang: Language, { page, category, manufacturer, search, inStock }: ShopFilters) => ({
  lang,
  page,
  ...(category > 0 && { category }),
  ...(manufacturer && { manufacturer }),
  ...(search && { search }),
  ...(inStock && { inStock }),
});

/** To the shop with another filter, at page 1, or with another page; what is not named stays. */
export const toShop =
  (change: (filters: ShopFilters) => Partial<ShopFilters>): AddressFrom =>
  ({ paths, query }) => {
    const filters = parseShopUrl(query);
    return paths.shop({ ...filters, page: 1, ...change(filters) });
  };

import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { MAX_PAGE, SEARCH_MAX_LENGTH } from '#contract/rules/limits';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import type { Language } from '#shared/i18n/languages';
import { cleanSearch, queryNumber } from '#shared/lib/address';
import { navigationCommitted, queryOf } from '#shared/store/routeState';

export interface ShopFilters {
  page: number;
  category: number;
  manufacturer: string;
  search: string;
  inStock: boolean;
}

export interface ShopState {
  filters: ShopFilters;
  enlargedBrand: number | null;
  openPurchase: number | null;
}

const MANUFACTURER_LENGTH = 100;

/** The server rejects control characters. */
const readManufacturer = (raw: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are removed
  Array.from(raw.replace(/[\u0000-\u001f\u007f]/g, '').trim())
    .slice(0, MANUFACTURER_LENGTH)
    .join('');

export const parseShopFilters = (query: URLSearchParams): ShopFilters => ({
  page: queryNumber(query, 'page', 1, MAX_PAGE),
  category: queryNumber(query, 'category', 0),
  manufacturer: readManufacturer(query.get('manufacturer') ?? ''),
  search: cleanSearch(query.get('search') ?? '', SEARCH_MAX_LENGTH),
  inStock: queryNumber(query, 'in_stock', 0, 1) === 1,
});

export const shopSlice = createSlice({
  name: 'shop',
  initialState: (): ShopState => ({
    filters: { page: 1, category: 0, manufacturer: '', search: '', inStock: false },
    enlargedBrand: null,
    openPurchase: null,
  }),
  reducers: {
    logoEnlarged: (state, { payload }: PayloadAction<number>) => {
      state.enlargedBrand = payload;
    },
    logoClosed: (state) => {
      state.enlargedBrand = null;
    },
    purchaseOpened: (state, { payload }: PayloadAction<number>) => {
      state.openPurchase = payload;
    },
    purchaseClosed: (state) => {
      state.openPurchase = null;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(navigationCommitted, (state, { payload }) => {
      const query = queryOf('shop', payload);
      if (query) state.filters = parseShopFilters(query);
    }),
  selectors: {
    selectShopFilters: (shop) => shop.filters,
    selectEnlargedBrand: (shop) => shop.enlargedBrand,
    selectOpenPurchase: (shop) => shop.openPurchase,
  },
});

declare module '#shared/store/appStore' {
  interface RootState extends WithSlice<typeof shopSlice> {}
}

export const { logoEnlarged, logoClosed, purchaseOpened, purchaseClosed } = shopSlice.actions;
export const { selectShopFilters, selectEnlargedBrand, selectOpenPurchase } = shopSlice.selectors;

export const partsArgs = (lang: Language, { page, category, manufacturer, search, inStock }: ShopFilters) => ({
  lang,
  page,
  ...(category > 0 && { category }),
  ...(manufacturer && { manufacturer }),
  ...(search && { search }),
  ...(inStock && { inStock }),
});

export const toShop =
  (change: (filters: ShopFilters) => Partial<ShopFilters>): AddressFrom =>
  ({ paths, query }) => {
    const filters = parseShopFilters(query);
    return paths.shop({ ...filters, page: 1, ...change(filters) });
  };

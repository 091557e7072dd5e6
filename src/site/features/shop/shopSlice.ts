import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { MAX_PAGE, PART_SORTS, PRICE_MAX, SEARCH_MAX_LENGTH } from '#contract/rules/limits';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import type { Language } from '#shared/i18n/languages';
import { cleanSearch, queryNumber } from '#shared/lib/address';
import { navigationCommitted, queryOf } from '#shared/store/routeState';

export type PartSort = (typeof PART_SORTS)[number];

/** Ids. `model` 0: any model of the brand. */
export interface ShopCar {
  brand: number;
  model: number;
}

export const NO_CAR: ShopCar = { brand: 0, model: 0 };

/** 0, '' and false: no filter. Prices in soʻm. */
export interface ShopFilters extends ShopCar {
  page: number;
  category: number;
  manufacturer: string;
  search: string;
  inStock: boolean;
  unstated: boolean;
  /** Shows all parts: the car only sets their badges. */
  all: boolean;
  priceFrom: number;
  priceTo: number;
  sort: PartSort | '';
}

export interface ShopState {
  filters: ShopFilters;
  enlargedBrand: number | null;
  openPurchase: number | null;
}

const MANUFACTURER_LENGTH = 100;

const readManufacturer = (raw: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are removed
  Array.from(raw.replace(/[\u0000-\u001f\u007f]/g, '').trim())
    .slice(0, MANUFACTURER_LENGTH)
    .join('');

/** Accepts spaces between digits, as people write prices. */
const readPrice = (raw: string | null): number => {
  const digits = (raw ?? '').replace(/\s/g, '');
  const price = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return price <= PRICE_MAX ? price : 0;
};

export const readCar = (query: URLSearchParams): ShopCar | null => {
  const brand = queryNumber(query, 'brand', 0);
  return brand > 0 ? { brand, model: queryNumber(query, 'model', 0) } : null;
};

export const parseShopFilters = (query: URLSearchParams): ShopFilters => ({
  page: queryNumber(query, 'page', 1, MAX_PAGE),
  category: queryNumber(query, 'category', 0),
  manufacturer: readManufacturer(query.get('manufacturer') ?? ''),
  search: cleanSearch(query.get('search') ?? '', SEARCH_MAX_LENGTH),
  inStock: queryNumber(query, 'in_stock', 0, 1) === 1,
  ...(readCar(query) ?? NO_CAR),
  unstated: queryNumber(query, 'unstated', 0, 1) === 1,
  all: queryNumber(query, 'all', 0, 1) === 1,
  priceFrom: readPrice(query.get('price_from')),
  priceTo: readPrice(query.get('price_to')),
  sort: PART_SORTS.find((sort) => sort === query.get('sort')) ?? '',
});

export const NO_FILTERS: ShopFilters = parseShopFilters(new URLSearchParams());

export const isPriceRangeEmpty = ({ priceFrom, priceTo }: ShopFilters): boolean => priceTo > 0 && priceFrom > priceTo;

export const shopSlice = createSlice({
  name: 'shop',
  initialState: (): ShopState => ({ filters: NO_FILTERS, enlargedBrand: null, openPurchase: null }),
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

export const carArgs = (car: ShopCar | null) => ({
  ...(car && car.brand > 0 && { brand: car.brand, ...(car.model > 0 && { model: car.model }) }),
});

/** Whether the list has only the parts that fit the car. */
export const isFittingOnly = ({ brand, all }: ShopFilters): boolean => brand > 0 && !all;

export const partsArgs = (lang: Language, filters: ShopFilters) => {
  const { page, category, manufacturer, search, inStock, unstated, priceFrom, priceTo, sort } = filters;
  return {
    lang,
    page,
    ...(category > 0 && { category }),
    ...(manufacturer && { manufacturer }),
    ...(search && { search }),
    ...(inStock && { inStock }),
    ...(isFittingOnly(filters) && { ...carArgs(filters), ...(unstated && { unstated }) }),
    ...(!isPriceRangeEmpty(filters) && {
      ...(priceFrom > 0 && { priceFrom }),
      ...(priceTo > 0 && { priceTo }),
    }),
    ...(sort && { sort }),
  };
};

export const toShop =
  (change: (filters: ShopFilters) => Partial<ShopFilters>): AddressFrom =>
  ({ paths, query }) => {
    const filters = parseShopFilters(query);
    return paths.shop({ ...filters, page: 1, ...change(filters) });
  };

import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

export interface ShopFilters {
  page: number;
  category: number;
  manufacturer: string;
  search: string;
  /** Only what is there. */
  inStock: boolean;
}

export const noShopFilters: ShopFilters = { page: 1, category: 0, manufacturer: '', search: '', inStock: false };

export interface ShopState {
  /** A mirror of the shop's URL, which is the source: see `shopUrl.ts`. */
  filters: ShopFilters;
  /** The brand whose logo is shown large. */
  enlargedBrand: number | null;
  /** The product whose purchase form is open. */
  openPurchase: number | null;
}

const initialState: ShopState = { filters: noShopFilters, enlargedBrand: null, openPurchase: null };

export const shopSlice = createSlice({
  name: 'shop',
  initialState,
  reducers: {
    urlCommitted: (state, { payload }: PayloadAction<ShopFilters>) => {
      state.filters = payload;
    },
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
  selectors: {
    selectShopFilters: (shop) => shop.filters,
    selectEnlargedBrand: (shop) => shop.enlargedBrand,
    selectOpenPurchase: (shop) => shop.openPurchase,
  },
});

declare module '#shared/store/appStore' {
  interface RootState extends WithSlice<typeof shopSlice> {}
}

export const {
  urlCommitted: shopUrlCommitted,
  logoEnlarged,
  logoClosed,
  purchaseOpened,
  purchaseClosed,
} = shopSlice.actions;
export const { selectShopFilters, selectEnlargedBrand, selectOpenPurchase } = shopSlice.selectors;

import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionRefused } from '#api/authSlice';
import { type PageName, pageOf, type SIDEBAR } from '#contract/rules/pages';
import { navigationCommitted } from '#shared/store/routeState';

export type SidebarEntry = (typeof SIDEBAR)[keyof typeof SIDEBAR];

export interface GarageState {
  page: PageName;
  sidebarEntry: SidebarEntry | null;
  carAwaitingRemoval: number | null;
}

const initialState: GarageState = { page: 'notFound', sidebarEntry: null, carAwaitingRemoval: null };

export const garageSlice = createSlice({
  name: 'garage',
  initialState,
  reducers: {
    sidebarEntryOpened: (state, { payload }: PayloadAction<SidebarEntry>) => {
      state.sidebarEntry = payload;
    },
    carRemovalAsked: (state, { payload }: PayloadAction<number>) => {
      state.carAwaitingRemoval = payload;
    },
    carRemovalSettled: (state) => {
      state.carAwaitingRemoval = null;
    },
    storedSidebarEntryRead: (state, { payload }: PayloadAction<SidebarEntry | null>) => {
      state.sidebarEntry = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(navigationCommitted, (state, { payload }) => {
        state.page = pageOf(payload.pathname);
      })
      .addCase(sessionRefused, ({ page }) => ({ ...initialState, page })),
  selectors: {
    selectCarAwaitingRemoval: (garage) => garage.carAwaitingRemoval,
  },
});

declare module '#shared/store/appStore' {
  interface RootState extends WithSlice<typeof garageSlice> {}
}

export const { sidebarEntryOpened, carRemovalAsked, carRemovalSettled, storedSidebarEntryRead } = garageSlice.actions;
export const { selectCarAwaitingRemoval } = garageSlice.selectors;

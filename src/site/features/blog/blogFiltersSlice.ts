import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** 0 is 'not set', as on the wire, where zeros are left out. */
export interface BlogFilters {
  page: number;
  category: number;
  tag: number;
  month: number;
  date: number;
}

export const noBlogFilters: BlogFilters = { page: 1, category: 0, tag: 0, month: 0, date: 0 };

/** A mirror of the blog's URL, which is the source: see `blogUrl.ts`. */
export const blogFiltersSlice = createSlice({
  name: 'blogFilters',
  initialState: noBlogFilters,
  reducers: { urlCommitted: (_, { payload }: PayloadAction<BlogFilters>) => payload },
  selectors: {
    selectBlogFilters: (filters) => filters,
    selectIsFiltered: ({ category, tag, month, date }) => category + tag + month + date > 0,
  },
});

declare module '#shared/store/appStore' {
  interface RootState extends WithSlice<typeof blogFiltersSlice> {}
}

export const { urlCommitted: blogUrlCommitted } = blogFiltersSlice.actions;
export const { selectBlogFilters, selectIsFiltered } = blogFiltersSlice.selectors;

import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

export type Theme = 'light' | 'dark';

interface ThemeState {
  chosen: Theme | null;
}

const initialState: ThemeState = { chosen: null };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme | null>) => {
      state.chosen = payload;
    },
  },
  selectors: { selectChosenTheme: (theme) => theme.chosen },
});

declare module '#shared/store/appStore' {
  interface RootState extends WithSlice<typeof themeSlice> {}
}

export const { themeChosen } = themeSlice.actions;
export const { selectChosenTheme } = themeSlice.selectors;

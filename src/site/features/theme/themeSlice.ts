import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Theme = 'light' | 'dark';

interface ThemeState {
  /** null: as the system wishes. Kept in the cookie `theme` only. */
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

export const { themeChosen } = themeSlice.actions;
export const { selectChosenTheme } = themeSlice.selectors;

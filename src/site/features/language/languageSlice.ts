import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Language } from '#shared/i18n/languages';

export interface LanguageState {
  chosen: Language | null;
  shown: Language;
}

const initialState: LanguageState = { chosen: null, shown: 'ru' };

export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.chosen = payload;
    },
    /** Dispatched together with i18next's change of language. */
    languageShown: (state, { payload }: PayloadAction<Language>) => {
      state.shown = payload;
    },
    storedLanguageRead: (state, { payload }: PayloadAction<Language | null>) => {
      state.chosen = payload;
    },
  },
  selectors: {
    selectShownLanguage: (language) => language.shown,
    selectChosenLanguage: (language) => language.chosen,
  },
});

declare module '#shared/store/appStore' {
  interface RootState extends WithSlice<typeof languageSlice> {}
}

export const { languageChosen, languageShown, storedLanguageRead } = languageSlice.actions;
export const { selectShownLanguage, selectChosenLanguage } = languageSlice.selectors;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { COOKIE_THEME } from '#shared/config/constants';
import { isLanguage, type Language } from '#shared/i18n/languages';
import type { DeskState } from './store';

export type Theme = 'light' | 'dark';

/** Settings of this browser. The server render reads language and theme from cookies. */
export interface Settings {
  language: Language;
  theme: Theme | null;
  sound: boolean;
}

declare module './store' {
  interface DeskState {
    settings: Settings;
  }
}

const COOKIE_DESK_LANGUAGE = 'desk_language';
const SOUND_KEY = 'desk:sound';
const YEAR_SECONDS = 31_536_000;

const INITIAL: Settings = { language: 'ru', theme: null, sound: false };

const settingsSlice = createSlice({
  name: 'settings',
  initialState: INITIAL,
  reducers: {
    languageShown: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
    },
    themeChosen: (state, { payload }: PayloadAction<Theme | null>) => {
      state.theme = payload;
    },
    soundSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.sound = payload;
    },
  },
});

export const settingsReducer = settingsSlice.reducer;
export const { languageShown, themeChosen, soundSwitched } = settingsSlice.actions;

export const selectLanguage = (state: DeskState): Language => state.settings.language;
export const selectTheme = (state: DeskState): Theme | null => state.settings.theme;
export const selectSound = (state: DeskState): boolean => state.settings.sound;

const cookie = (name: string, value: string | null) => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : YEAR_SECONDS}; SameSite=Lax${secure}`;
};

export const storedSettings = (): Settings => {
  const { lang, dataset } = document.documentElement;
  return {
    language: isLanguage(lang) ? lang : 'ru',
    theme: dataset.theme === 'light' || dataset.theme === 'dark' ? dataset.theme : null,
    sound: readSound(),
  };
};

const readSound = (): boolean => {
  try {
    return localStorage.getItem(SOUND_KEY) === '1';
  } catch {
    return false;
  }
};

export const applySettings = (now: Settings, before: Settings): void => {
  if (now.language !== before.language) {
    document.documentElement.lang = now.language;
    cookie(COOKIE_DESK_LANGUAGE, now.language);
  }
  if (now.theme !== before.theme) {
    if (now.theme) document.documentElement.dataset.theme = now.theme;
    else delete document.documentElement.dataset.theme;
    cookie(COOKIE_THEME, now.theme);
  }
  if (now.sound !== before.sound) {
    try {
      localStorage.setItem(SOUND_KEY, now.sound ? '1' : '0');
    } catch {
      // Without storage the setting is lost on reload.
    }
  }
};

import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../languages';

export type ChooseLanguage = (language: Language) => void;

/** Filled by the app once it runs in the browser; before that the selector's plain links do the work. */
export const ChooseLanguageContext = createContext<ChooseLanguage | null>(null);

export const useChooseLanguage = (): ChooseLanguage | null => useContext(ChooseLanguageContext);

/** Set once, at the top of the tree, together with the i18next instance: both languages of one screen flip in one render. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** The language on the screen: `/uz` in the address wins over the stored choice. Every content query takes it as `lang`. */
export const useLanguage = (): Language => useContext(LanguageContext);

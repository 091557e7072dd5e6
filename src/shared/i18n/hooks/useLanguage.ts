import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../languages';

export type ChooseLanguage = (language: Language) => void;

/** Null before hydration: the language selector then consists of plain links. */
export const ChooseLanguageContext = createContext<ChooseLanguage | null>(null);

/** Returns the function that changes the language, or null before hydration. */
export const useChooseLanguage = (): ChooseLanguage | null => useContext(ChooseLanguageContext);

/** Changes in the same render as the i18next instance. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Returns the displayed language: `/uz` overrides the stored choice. Content queries send it as `lang`. */
export const useLanguage = (): Language => useContext(LanguageContext);

import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../languages';

export type ChooseLanguage = (language: Language) => void;

/** Provided once the app runs in the browser. Until then the selector uses plain links. */
export const ChooseLanguageContext = createContext<ChooseLanguage | null>(null);

/** Returns the function that changes the language, or null before hydration. */
export const useChooseLanguage = (): ChooseLanguage | null => useContext(ChooseLanguageContext);

/** Set at the root together with the i18next instance, so that both change in one render. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Returns the language on the screen: `/uz` wins over the stored choice. Content queries send it as `lang`. */
export const useLanguage = (): Language => useContext(LanguageContext);

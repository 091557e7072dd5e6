import { createContext, useContext } from 'react';
import type { Language } from '../languages';

export type ChooseLanguage = (language: Language) => void;

/** Filled by the app once it runs in the browser; before that the selector's plain links do the work. */
export const ChooseLanguageContext = createContext<ChooseLanguage | null>(null);

export const useChooseLanguage = (): ChooseLanguage | null => useContext(ChooseLanguageContext);

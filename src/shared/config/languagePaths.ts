import { UZBEK_PREFIX } from '#contract/rules/pages';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/languages';
import { splitPath } from './paths';

/** The language an address shows: `/uz` to everyone, a short path in the stored choice (design of the language addresses). */
export const languageOfPath = (pathname: string, chosen: Language | null): Language =>
  splitPath(pathname).language === UZBEK_PREFIX ? 'uz' : (chosen ?? DEFAULT_LANGUAGE);

/** The same screen at the address of another language: Uzbek under /uz, Russian on the short path. */
export const pathInLanguage = (pathname: string, language: Language): string => {
  const { home, rest } = splitPath(pathname);
  const prefix = `${language === 'uz' ? UZBEK_PREFIX : ''}${home}`;
  return rest === '/' ? prefix || '/' : `${prefix}${rest}`;
};

import type { Language } from '../http/language';

export const LANGUAGES: readonly Language[] = ['ru', 'uz'];

/** Absolute address of a page in a language: Russian stands on the short path, Uzbek below `/uz`. */
export const addressIn = (siteUrl: string, address: string, language: Language): string =>
  siteUrl + (language === 'uz' ? `/uz${address}`.replace(/^\/uz\/($|\?)/, '/uz$1') : address);

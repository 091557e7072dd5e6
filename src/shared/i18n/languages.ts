export const LANGUAGES = ['ru', 'uz'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Shown without a choice, and whenever a stored value is not a language of the site (docs/spec/README.md#languages). */
export const DEFAULT_LANGUAGE: Language = 'ru';

/** Narrows what a cookie, a storage or a URL holds. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

export const LANGUAGES = ['ru', 'uz'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Used without a choice and for an invalid stored value (docs/spec/README.md#languages). */
export const DEFAULT_LANGUAGE: Language = 'ru';

/** Returns whether a value from a cookie, storage or URL is a language of the site. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

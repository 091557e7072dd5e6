export const LANGUAGES = ['ru', 'uz'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language of visitors without a valid stored choice (docs/spec/README.md#languages). */
export const DEFAULT_LANGUAGE: Language = 'ru';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

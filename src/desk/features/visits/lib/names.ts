import type { BothNames } from '#contract/visits';
import type { Language } from '#shared/i18n/languages';

const OTHER = { ru: 'uz', uz: 'ru' } as const;

/** What was written in one language alone is better than nothing in the other. */
export const nameIn = (names: BothNames, language: Language): string => names[language] || names[OTHER[language]];

/** As somebody types it, in their own language; the other is the same where it is left out. */
export const bothNames = (own: string, other: string, language: Language): BothNames => {
  const name = own.trim();
  return { ru: name, uz: name, [OTHER[language]]: other.trim() || name };
};

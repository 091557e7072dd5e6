import type { BothNames } from '#contract/visits';
import type { Language } from '#shared/i18n/languages';

const OTHER = { ru: 'uz', uz: 'ru' } as const;

export const nameIn = (names: BothNames, language: Language): string => names[language] || names[OTHER[language]];

export const bothNames = (own: string, other: string, language: Language): BothNames => {
  const name = own.trim();
  return { ru: name, uz: name, [OTHER[language]]: other.trim() || name };
};

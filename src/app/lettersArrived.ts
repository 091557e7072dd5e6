import type { Language } from '../shared/i18n/languages';

/** The family of each language's letters that a page in another one does not preload, and a letter of it (scripts/fonts.mjs). */
const LETTERS: Partial<Record<Language, { family: string; letter: string }>> = {
  ru: { family: 'Onest Cyrillic', letter: 'Я' },
};

/** Then the language is shown in the letters of the device. */
const WAIT_MS = 1000;

/**
 * Resolves when the letters of a language are there. Not left to the browser: our fonts are `optional`, so one that is first asked
 * for by the text that needs it comes too late, and that text stays in a font of the device for the rest of the visit.
 */
export const lettersArrived = async (language: Language): Promise<void> => {
  const { family, letter } = LETTERS[language] ?? {};
  if (!family) return;
  const arrived = document.fonts.load(`1em "${family}"`, letter).catch(() => undefined);
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
};

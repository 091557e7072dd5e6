import type { Language } from '../http/language';

/**
 * Names of companies stand as in a catalogue: whatever the case, numbers by their value. They are written in Latin letters in both
 * languages, so that the Uzbek alphabet, where `Ch` follows `Z`, is not theirs; Cyrillic ones come first on a Russian page.
 */
const ORDERS: Record<Language, Intl.Collator> = {
  ru: new Intl.Collator('ru', { numeric: true }),
  uz: new Intl.Collator('en', { numeric: true }),
};

/** It is made for `sort`. Not in SQL: PGlite orders by bytes, PostgreSQL by what collations its machine has. */
export const nameOrder = (language: Language) => ORDERS[language].compare;

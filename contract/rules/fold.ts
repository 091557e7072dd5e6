import {
  CYRILLIC,
  DOUBLED,
  type Ending,
  INDECLINABLE,
  LAST_RULES,
  LOOKALIKES,
  REPEATED,
  RUSSIAN_ENDINGS,
  SIGNS,
  SOUNDS,
  STOP_WORDS,
  UZBEK_ENDINGS,
  YO,
} from './foldLetters';

export type FoldedWord = { word: string; from: number; to: number };

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['`´‘’ʹʻʼʽˈ′](?=\p{L}))*/gu;
const HAS_DIGIT = /\p{N}/u;
const CYRILLIC_LETTER = /[а-яёғқўҳ]/g;

/** Limits the cost of a request: longer sequences are not words. */
const MAX_WORD_LENGTH = 40;

/** Returns at most `most` characters from the start. Never splits a surrogate pair, which no database stores. */
export const truncate = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, '');

const folded = new Map<string, string>();
const MAX_CACHED = 50_000;

/**
 * Folds a word to a search key that ignores script, apostrophes, unstressed vowels and grammatical endings. Index and
 * queries both use it.
 */
export function foldWord(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const plain = plainOf(word);
  const found = HAS_DIGIT.test(plain) ? foldNumber(plain) : withoutEnding(bySound(plain));
  if (folded.size >= MAX_CACHED) folded.clear();
  folded.set(word, found);
  return found;
}

// NFKC turns some letters into spaces and signs (U+FE70), so signs are removed last.
const plainOf = (word: string) => truncate(word.normalize('NFKC').toLowerCase().replace(SIGNS, ''), MAX_WORD_LENGTH);

/** Folds the beginning of a word that is still being typed, without removing an ending. */
export function foldPrefix(word: string): string {
  const plain = plainOf(word);
  return HAS_DIGIT.test(plain) ? foldNumber(plain) : bySound(plain);
}

/** Part numbers, sizes and years have no endings and no vowels to reduce. */
const foldNumber = (word: string) =>
  word.replace(CYRILLIC_LETTER, (letter) => LOOKALIKES[letter] ?? CYRILLIC[letter] ?? letter);

const apply = (rules: readonly (readonly [RegExp, string])[], word: string) =>
  rules.reduce((spelled, [pattern, sound]) => spelled.replace(pattern, sound), word);

const SOUNDS_OF_ONE_SPELLING = [...SOUNDS, DOUBLED];

function bySound(word: string): string {
  const inLatin = apply(YO, word).replace(CYRILLIC_LETTER, (letter) => CYRILLIC[letter] ?? letter);
  return apply(REPEATED.test(word) ? SOUNDS : SOUNDS_OF_ONE_SPELLING, inLatin);
}

function withoutEnding(word: string): string {
  if (INDECLINABLE.includes(word)) return word;
  const stem = UZBEK_ENDINGS.reduce((left, ending) => without(ending, left) ?? left, word);
  for (const ending of RUSSIAN_ENDINGS) {
    const shorter = without(ending, stem);
    if (shorter !== null) return apply(LAST_RULES, shorter);
  }
  return apply(LAST_RULES, stem);
}

function without([ending, least]: Ending, word: string): string | null {
  const shorter = word.replace(ending, '');
  return shorter !== word && shorter.length >= least ? shorter : null;
}

/** Returns the folded words of a text with their positions. */
export function wordsOf(text: string): FoldedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: foldWord(word),
    from: index,
    to: index + word.length,
  })).filter(({ word }) => word !== '');
}

const stopWords = new Set(wordsOf(STOP_WORDS).map(({ word }) => word));
/** Returns whether a folded word is a stop word. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/**
 * Returns whether a text is a search query, not just one letter or stop words. A text of punctuation is accepted,
 * because it matches nothing.
 */
export function hasLettersOrDigits(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return text.replace(/\s/g, '').length > 1;
  return words.some(({ word }) => !isStopWord(word) && (word.length > 1 || isNumber(word)));
}

/** Returns whether a word contains digits. Fuzzy matching must not apply to it. */
export const isNumber = (word: string): boolean => HAS_DIGIT.test(word);

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
  SMALL_WORDS,
  SOUNDS,
  UZBEK_ENDINGS,
  YO,
} from './foldLetters';

/** A word of a text: as it is folded, and where it stands. */
export type FoldedWord = { word: string; from: number; to: number };

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['`´‘’ʹʻʼʽˈ′](?=\p{L}))*/gu;
const HAS_DIGIT = /\p{N}/u;
const CYRILLIC_LETTER = /[а-яёғқўҳ]/g;

/** Longer ones are no words, and would let one request cost much. */
const LONGEST = 40;

/** At most so many characters from the start of a text. A pair of surrogates is not parted: no database stores the half of one. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, '');

// The words of a language are few beside the times they are written.
const folded = new Map<string, string>();
const MOST_REMEMBERED = 50_000;

/**
 * The same for every spelling of a word that people take for one: either script, any apostrophe, doubled letters, unstressed vowels,
 * cases and numbers. What is stored and what is asked is folded by it alone.
 */
export function foldWord(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const plain = plainOf(word);
  const found = HAS_DIGIT.test(plain) ? foldNumber(plain) : withoutEnding(bySound(plain));
  if (folded.size >= MOST_REMEMBERED) folded.clear();
  folded.set(word, found);
  return found;
}

// Compatibility makes spaces and signs of some letters (U+FE70): they go last.
const plainOf = (word: string) => beginningOf(word.normalize('NFKC').toLowerCase().replace(SIGNS, ''), LONGEST);

/** Of a word that may not be typed to its end, whose last letters are no ending yet. */
export function foldBeginning(word: string): string {
  const plain = plainOf(word);
  return HAS_DIGIT.test(plain) ? foldNumber(plain) : bySound(plain);
}

/** A part's number, a size, a year: nothing of it is an ending or a vowel. */
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

/** The words of a text, folded, each with its place. */
export function wordsOf(text: string): FoldedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: foldWord(word),
    from: index,
    to: index + word.length,
  })).filter(({ word }) => word !== '');
}

const smallWords = new Set(wordsOf(SMALL_WORDS).map(({ word }) => word));
export const isSmallWord = (word: string): boolean => smallWords.has(word);

/** Whether a text has more than a letter or small words. Signs without a word say something: that nothing is called so. */
export function saysSomething(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return text.replace(/\s/g, '').length > 1;
  return words.some(({ word }) => !isSmallWord(word) && (word.length > 1 || isNumber(word)));
}

/** Whether it is a number, or a name with one in it: then a letter more or less makes another. */
export const isNumber = (word: string): boolean => HAS_DIGIT.test(word);

import type { Language } from '../languages';

/** The Uzbek alphabet's order, where oʻ, gʻ, sh and ch are letters of their own after z. */
const UZBEK_ORDER = [
  'a',
  'b',
  'd',
  'e',
  'f',
  'g',
  'h',
  'i',
  'j',
  'k',
  'l',
  'm',
  'n',
  'o',
  'p',
  'q',
  'r',
  's',
  't',
  'u',
  'v',
];
const UZBEK_END = ['x', 'y', 'z', 'oʻ', 'gʻ', 'sh', 'ch'];
const RANKS = new Map([...UZBEK_ORDER, ...UZBEK_END].map((letter, index) => [letter, index]));
const LETTERS = /oʻ|gʻ|sh|ch|./gsu;

/** Letters of the alphabet by their place after everything else, which keeps its code point. */
const ranksOf = (text: string): number[] =>
  (text.toLowerCase().match(LETTERS) ?? []).map((letter) => {
    const rank = RANKS.get(letter);
    return rank === undefined ? (letter.codePointAt(0) ?? 0) : 0x110000 + rank;
  });

const compareUzbek = (one: string, other: string): number => {
  const [first, second] = [ranksOf(one), ranksOf(other)];
  for (let place = 0; place < Math.min(first.length, second.length); place += 1) {
    const difference = (first[place] ?? 0) - (second[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
};

/** Order of two texts for `sort`, without regard to case. Chromium does not know the Uzbek order. */
export const compareTexts = (one: string, other: string, language: Language): number =>
  language === 'uz' ? compareUzbek(one, other) : one.localeCompare(other, 'ru', { sensitivity: 'base' });

import { foldWord, isNumber, wordsOf } from '#contract/rules/fold';

const MAX_PIECES = 6;
const JOINS = /^[-./·]$/;

export type PlacedNumber = { number: string; from: number; to: number };

export function numbersIn(text: string): PlacedNumber[] {
  const words = wordsOf(text);
  const found: PlacedNumber[] = [];
  for (let first = 0; first < words.length; first++) {
    let last = first;
    while (last + 1 < words.length && JOINS.test(text.slice(words[last]?.to, words[last + 1]?.from))) last++;
    const pieces = words.slice(first, last + 1);
    const number = joined(text, pieces);
    if (last > first && isNumber(number)) {
      found.push({ number, from: pieces[0]?.from ?? 0, to: pieces.at(-1)?.to ?? 0 });
    }
    first = last;
  }
  return found;
}

export const wholeNumber = (number: string): string => joined(number, wordsOf(number));

export function possibleNumbers(words: readonly string[]): { number: string; text: string }[] {
  const found: { number: string; text: string }[] = [];
  for (let length = Math.min(MAX_PIECES, words.length); length > 1; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      const pieces = words.slice(first, first + length);
      const number = foldWord(pieces.join(''));
      if (isNumber(number)) found.push({ number, text: pieces.join(' ') });
    }
  }
  return found;
}

const joined = (text: string, words: readonly { from: number; to: number }[]) =>
  foldWord(words.map(({ from, to }) => text.slice(from, to)).join(''));

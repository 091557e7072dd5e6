import { CYRILLIC } from '#contract/rules/letters';

/**
 * Comparison of Russian and Uzbek text that ignores case, ё, apostrophes, doubled letters, hyphens and script:
 * 'шиномонтаж' matches 'shinomontaj' and 'shinomontazh', 'ғилдирак' matches 'gʻildirak'.
 */

/** Keeps the t of ц, because a partial query such as 'kvart' must find кварц. */
const LETTERS: Readonly<Record<string, string>> = { ...CYRILLIC, ц: 'ts' };

const LATIN: readonly (readonly [RegExp, string])[] = [
  [/sh?ch/g, 'sh'],
  [/zh/g, 'j'],
  [/kh|x/g, 'h'],
  [/c(?!h)|q/g, 'k'],
  [/y/g, 'i'],
  [/w/g, 'v'],
];

const SIGNS = /['`´‘’ʹʻʼʽˈ′]|\p{M}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
const DOUBLED = /(\p{L})\1+/gu;
const single = (run: string, letter: string) => (run.length > 2 ? run : letter);

const skeleton = (text: string, yo: string): string => {
  const cyrillicAsLatin = Array.from(text.normalize('NFKC').toLowerCase().replace(SIGNS, ''), (letter) =>
    letter === 'ё' ? yo : (LETTERS[letter] ?? letter),
  ).join('');
  return (
    LATIN.reduce((spelled, [group, sound]) => spelled.replace(group, sound), cyrillicAsLatin)
      .replace(DOUBLED, single)
      // Uzbek and English readers write 'ye' for е.
      .replace(/ie/g, 'e')
      .replace(DOUBLED, single)
      .replace(BETWEEN_WORDS, ' ')
      .trim()
  );
};

/** ё is typed as е in Russian and 'yo' in Uzbek: either matches. */
const skeletons = (text: string): string[] => ['e', 'io'].map((yo) => skeleton(text, yo));

/** Returns whether the text contains every word of the query, in any order and spelling. Empty queries match. */
export const containsFuzzy = (text: string, query: string): boolean => {
  const asTyped = query.trim().toLowerCase();
  if (text.toLowerCase().includes(asTyped)) return true;
  const texts = skeletons(text);
  return skeletons(query).some((wanted, spelling) => {
    // A query of signs only has an empty form, which must not match every text.
    if (wanted === '') return false;
    return wanted.split(' ').every((word) => texts[spelling]?.includes(word));
  });
};

import { CYRILLIC } from '#contract/rules/letters';

/**
 * Fuzzy search in Russian and Uzbek text. Ignores case, ё, apostrophes, doubled letters and script: 'шиномонтаж'
 * matches 'shinomontaj' and 'shinomontazh', 'ғилдирак' matches 'gʻildirak'. Treats hyphens as spaces.
 */

/** Transliterates ц as 'ts', because a partial query such as 'kvart' must find кварц. */
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
      // Uzbeks transliterate е as 'ye', of which `LATIN` has made 'ie'.
      .replace(/ie/g, 'e')
      .replace(DOUBLED, single)
      .replace(BETWEEN_WORDS, ' ')
      .trim()
  );
};

/** Returns both transliterations of ё: Russians type е for it, Uzbeks 'yo'. */
const skeletons = (text: string): string[] => ['e', 'io'].map((yo) => skeleton(text, yo));

/** Returns whether the text contains every word of the query, in any order and spelling. Empty queries match. */
export const containsFuzzy = (text: string, query: string): boolean => {
  const asTyped = query.trim().toLowerCase();
  if (text.toLowerCase().includes(asTyped)) return true;
  const texts = skeletons(text);
  return skeletons(query).some((querySkeleton, spelling) => {
    // The skeleton of a query of punctuation is empty and would match every text.
    if (querySkeleton === '') return false;
    return querySkeleton.split(' ').every((word) => texts[spelling]?.includes(word));
  });
};

import { CYRILLIC } from '#contract/rules/letters';

/**
 * Forgiving comparison of words in Russian and Uzbek: letter case, е and ё, the four signs people type for ʻ, doubled letters and
 * hyphens do not matter, and neither does the script ('шиномонтаж' is 'shinomontaj' and 'shinomontazh', 'ғилдирак' is 'gʻildirak').
 * Texts are compared by a skeleton that is never shown: what differs only by spelling has the same one.
 */

/** Texts are compared while the query is being typed: 'kvart' must find кварц, so ц keeps its t here. */
const LETTERS: Readonly<Record<string, string>> = { ...CYRILLIC, ц: 'ts' };

/** Latin spellings of the same sounds, longest first: Uzbek's own and what people type for Russian words. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/sh?ch/g, 'sh'],
  [/zh/g, 'j'],
  [/kh|x/g, 'h'],
  [/c(?!h)|q/g, 'k'],
  [/y/g, 'i'],
  [/w/g, 'v'],
];

/** The signs of oʻ, gʻ and of the tutuq in all the ways they are typed, and combining marks. */
const SIGNS = /['`´‘’ʹʻʼʽˈ′]|\p{M}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
const DOUBLED = /(\p{L})\1+/gu;
/** Three of a letter are no spelling of one. */
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

/** ё is typed as е in Russian, and is 'yo' in Uzbek's Latin: a word matches by either. */
const skeletons = (text: string): string[] => ['e', 'io'].map((yo) => skeleton(text, yo));

/** Whether the text contains every word of the query, in any order and spelling. An empty query is in every text. */
export const containsForgivingly = (text: string, query: string): boolean => {
  const asTyped = query.trim().toLowerCase();
  if (text.toLowerCase().includes(asTyped)) return true;
  const texts = skeletons(text);
  return skeletons(query).some((wanted, spelling) => {
    // Signs alone leave nothing to compare, which must not match everything.
    if (wanted === '') return false;
    return wanted.split(' ').every((word) => texts[spelling]?.includes(word));
  });
};

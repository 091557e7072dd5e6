const NOUN = '(?:а|я|ы|и|е|у|ю|ой|ей|ою|ею)';
const SOFT = '(?:й|ь|я|ю|ем|е|и|ей|ью)';
const ADJECTIVE = '(?:ий|ый|ой|ого|ому|им|ым|ом|ая|ую|их|ых)';
const MALE = '(?:а|у|е|ом)?';
const SURNAME = '(?:а|у|ым|е|ой|ых|ы)?';
const UZBEK = '(?:ning|niki|ni|ga|ka|qa|dan|da|lar|larning|larga)?';

const MIN_STEM = 4;

const RULES: readonly [RegExp, number, string][] = [
  [/(?:ий|ый|ой)$/i, 2, ADJECTIVE],
  [/[ая]$/i, 1, NOUN],
  [/[йь]$/i, 1, SOFT],
  [/.(?:ов|ев|ёв|ин|ын)$/i, 0, SURNAME],
  [/[а-яё]$/i, 0, MALE],
  [/[a-z]$/i, 0, UZBEK],
];

/**
 * Returns a pattern for a name with Russian case endings or Uzbek suffixes: that of `Дилшод` matches `Дилшода`. For
 * names of four or more letters, any word with the same stem matches.
 */
export function nameForms(word: string): string {
  const rule = word.length < 3 ? undefined : RULES.find(([end]) => end.test(word));
  if (!rule) return word;
  const [, dropped, endings] = rule;
  const cases = `${word.slice(0, word.length - dropped)}${endings}`;
  if (word.length < MIN_STEM) return cases;
  return `${cases}|${word.slice(0, Math.max(MIN_STEM, word.length - 2))}[\\p{L}\\p{M}]*`;
}

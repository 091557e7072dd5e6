import { isSmallWord, wordsOf } from './fold';
import { NAMES } from './names';
import { SYNONYMS } from './synonyms';

/** A group of synonyms, as one word of the index that no text has: `=` with its first member. */
type Concept = string;
type Entry = { concept: Concept; onlyAsked: boolean };

const byPhrase = new Map<string, Entry[]>();
/** Every word of the synonyms and how it is written, so that a typing error in one is found as in any other word. */
export const spellingOfWord = new Map<string, string>();
let longest = 1;

for (const line of `${SYNONYMS}\n${NAMES}`.split('\n')) {
  const members = line.split(',').map((member) => member.trim());
  const concept = `=${meaningful(members[0] ?? '').join('_')}`;
  for (const member of members.filter(Boolean)) {
    for (const { word, from, to } of wordsOf(member)) {
      if (!isSmallWord(word) && !spellingOfWord.has(word)) spellingOfWord.set(word, member.slice(from, to));
    }
    const phrase = meaningful(member);
    const entry = { concept, onlyAsked: member.startsWith('?') };
    longest = Math.max(longest, phrase.length);
    const key = phrase.join(' ');
    const known = byPhrase.get(key);
    if (!known) byPhrase.set(key, [entry]);
    else if (!known.some((other) => other.concept === concept)) known.push(entry);
  }
}

/** The words of a text without the small ones. */
export function meaningful(text: string): string[] {
  return wordsOf(text).flatMap(({ word }) => (isSmallWord(word) ? [] : [word]));
}

/** The concepts that a text names, of the words `meaningful` in their order. */
export function conceptsIn(words: readonly string[]): Set<Concept> {
  const found = new Set<Concept>();
  for (let from = 0; from < words.length; from++) {
    for (let length = 1; length <= longest && from + length <= words.length; length++) {
      for (const entry of byPhrase.get(words.slice(from, from + length).join(' ')) ?? []) {
        if (!entry.onlyAsked) found.add(entry.concept);
      }
    }
  }
  return found;
}

/** What a question means by these words, taken together; empty: nothing more than the words say. */
export const conceptsOf = (phrase: readonly string[]): Concept[] =>
  (byPhrase.get(phrase.join(' ')) ?? []).map(({ concept }) => concept);

export const LONGEST_PHRASE = longest;

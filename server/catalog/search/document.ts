import { isStopWord, wordsOf } from '#contract/rules/fold';
import type { Localized } from '../../platform/db/schema/columns';
import { phrasesIn } from './concepts';
import { numbersIn, wholeNumber } from './numbers';
import { lexeme, markedWord, type Place } from './searchDocuments';
import type { SearchSource } from './searchSources';
import type { Spelling } from './spelling';

export type SearchDocument = {
  id: number;
  head: string;
  words: string;
  titleLength: number;
  spellings: Spelling[];
};

type Weight = 'A' | 'B' | 'C' | 'D';

/** PostgreSQL limits a tsvector to 1,048,575 bytes. */
const MAX_BYTES = 1_000_000;

/** @param isTitleName false if titles are sentences, as those of articles */
export function documentOf(
  { id, title, names, plain, contents, notes, body }: SearchSource,
  isTitleName: boolean,
): SearchDocument {
  const weights = new Map<string, Weight>();
  const spellings = new Map<string, Spelling>();
  const note = (word: string, weight: Weight) => {
    const known = weights.get(word);
    if (known === undefined || weight < known) weights.set(word, weight);
  };
  const addText = (text: string, language: keyof Localized | null, weight: Weight, isName: boolean): number => {
    const words = wordsOf(text).filter(({ word }) => !isStopWord(word));
    for (const { word, from, to } of words) {
      note(word, weight);
      spell(spellings, { word, isName }, text.slice(from, to).toLowerCase(), language);
    }
    for (const { number } of numbersIn(text)) {
      note(number, weight);
      spell(spellings, { word: number, isName }, number, null);
    }
    for (const { concept } of phrasesIn(words.map(({ word }) => word))) note(concept, weight);
    return words.length;
  };
  const addLocalized = (texts: readonly (Localized | null)[], weight: Weight, isName = false) => {
    for (const text of texts) {
      if (!text) continue;
      addText(text.ru, 'ru', weight, isName);
      addText(text.uz, 'uz', weight, isName);
    }
  };

  const titleLength = Math.min(addText(title.ru, 'ru', 'A', isTitleName), addText(title.uz, 'uz', 'A', isTitleName));
  addLocalized(names, 'B', true);
  addLocalized(contents, 'B');
  for (const text of plain) {
    addText(text, null, 'B', true);
    const number = wholeNumber(text);
    if (number !== '') {
      note(number, 'B');
      spell(spellings, { word: number, isName: true }, text.toLowerCase(), null);
    }
  }
  addLocalized(notes, 'C');
  addLocalized(body, 'D');

  const kept = fitting(weights);
  const entries = [...kept];
  return {
    id,
    head: entries.flatMap(([word, weight]) => (weight === 'D' ? [] : [`${lexeme(word)}:1${weight}`])).join(' '),
    words: entries.flatMap(([word, weight]) => lexemesAt(word, weight)).join(' '),
    titleLength: Math.max(1, titleLength),
    spellings: [...spellings.values()].filter(({ word }) => kept.has(word)),
  };
}

function fitting(weights: ReadonlyMap<string, Weight>): Map<string, Weight> {
  let remaining = MAX_BYTES;
  return new Map(
    [...weights].filter(([word, weight]) => {
      remaining -= Buffer.byteLength(lexemesAt(word, weight).join(' '));
      return remaining >= 0;
    }),
  );
}

function spell(
  spellings: Map<string, Spelling>,
  { word, isName }: Pick<Spelling, 'word' | 'isName'>,
  written: string,
  language: keyof Localized | null,
) {
  const spelling = spellings.get(word) ?? { word, ru: null, uz: null, isName };
  spelling.isName ||= isName;
  if (language === null || language === 'ru') spelling.ru ??= written;
  if (language === null || language === 'uz') spelling.uz ??= written;
  spellings.set(word, spelling);
}

function lexemesAt(word: string, weight: Weight): string[] {
  const places: Place[] =
    weight === 'A' ? ['title', 'name', 'anywhere'] : weight === 'B' ? ['name', 'anywhere'] : ['anywhere'];
  return places.map((place) => lexeme(markedWord(word, place)));
}

import { sql } from 'drizzle-orm';
import { foldPrefix, isNumber, isStopWord, wordsOf } from '#contract/rules/fold';
import { AFTER_VOWEL } from '#contract/rules/foldLetters';
import { inOtherLayout } from '#contract/rules/layouts';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { searchWords } from '../../platform/db/schema/search';
import type { Language } from '../../platform/language';
import { conceptsOf, MAX_PHRASE_WORDS } from './concepts';
import { possibleNumbers } from './numbers';
import { type Correction, correctionOf } from './spelling';

type KnownWord = { word: string; ru: string | null; uz: string | null; isName: boolean };

const MAX_PREFIX_WORDS = 24;
const MAX_SIMILAR_WORDS = 24;

/** Returns words of the index that equal or begin with each word. 1 indexed statement. */
export async function findWords(db: Database, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  return byAsked(
    await queryRows<FoundDocument>(
      db,
      { word: 'text', ru: 'text?', uz: 'text?', isName: 'boolean', asked: 'text' },
      sql`select asked, found.* from ${asked(words)} cross join lateral (
        select word, ru, uz, is_name as "isName" from ${searchWords} where word = asked
        union all
        (select word, ru, uz, is_name from ${searchWords}
          where word like asked || '%' and word <> asked and length(asked) >= 2
          order by length(word), word limit ${MAX_PREFIX_WORDS})
      ) found`,
    ),
  );
}

/** Returns names of the index that share trigrams with each word, but no words of prose. 1 indexed statement. */
export async function findSimilarWords(db: Database, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  return byAsked(
    await queryRows<FoundDocument>(
      db,
      { word: 'text', ru: 'text?', uz: 'text?', isName: 'boolean', asked: 'text' },
      sql`select asked, found.* from ${asked(words)} cross join lateral (
        select word, ru, uz, is_name as "isName" from ${searchWords} where word % asked and is_name
        order by similarity(word, asked) desc, word limit ${MAX_SIMILAR_WORDS}
      ) found`,
    ),
  );
}

type FoundDocument = KnownWord & { asked: string };

const asked = (words: readonly string[]) => sql`json_array_elements_text(${JSON.stringify(words)}::json) as asked`;

function byAsked({ rows }: { rows: FoundDocument[] }): Map<string, KnownWord[]> {
  const found = new Map<string, KnownWord[]>();
  for (const { asked: word, ...known } of rows) {
    const others = found.get(word);
    if (others) others.push(known);
    else found.set(word, [known]);
  }
  return found;
}

export type Term = {
  own: string[];
  concepts: string[];
  begun: string[];
};

export type Understood = {
  terms: Term[];
  read: string | null;
  isGuess: boolean;
  isPartial: boolean;
};

type ChunkReading = { readings: Reading[]; isPartial: boolean };

type Lookup = (words: readonly string[]) => Promise<ReadonlyMap<string, readonly KnownWord[]>>;
type Vocabulary = { find: Lookup; findSimilar: Lookup };

const MAX_WORDS = 8;
const MAX_MEANINGS = 4;

type Word = { word: string; text: string };
type Chunk = { typed: Word[]; switched: Word[] };
type Reading = {
  words: string[];
  begun: string[];
  text: string;
  isTyped: boolean;
  isGuess: boolean;
  editDistance: number;
};

/** Reads each word as typed, then in the other keyboard layout, then as the closest names. Drops unknown words. */
export async function understand(question: string, language: Language, vocabulary: Vocabulary): Promise<Understood> {
  const words = written(question).slice(0, MAX_WORDS * 2);
  const numbers = possibleNumbers(words.map(({ text }) => text));
  const chunks = question
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS * 2)
    .map(chunkOf);
  const exact = withBeginnings(
    await vocabulary.find(
      unique([...numbers.map(({ number }) => number), ...chunks.flatMap(wordsOfChunk)].filter((word) => word !== '')),
    ),
    chunks.flatMap(({ typed, switched }) => [...typed, ...switched]),
  );

  const found = numbers.find(({ number }) => exact.has(number));
  const number = found ? [readKnown({ word: found.number, text: found.text }, exact, true)] : [];
  const rest = withoutFirstLetter(found ? without(chunks, found.text) : chunks, number.length);
  const unknown = rest.filter((chunk) => !isKnown(chunk.typed, exact) && !isKnownInOtherLayout(chunk, exact));
  const similar = unknown.length > 0 ? await vocabulary.findSimilar(unique(unknown.flatMap(wordsOfChunk))) : new Map();

  const read = rest.map((chunk) => readChunk(chunk, exact, similar, language));
  const readings = [...number, ...read.flatMap((chunk) => chunk.readings)].slice(0, MAX_WORDS);
  const isPartial = read.some((chunk) => chunk.isPartial);
  const isOtherwise = isPartial || readings.some(({ isTyped }) => !isTyped);
  return {
    terms: termsOf(readings),
    read: isOtherwise && readings.length > 0 ? readings.map(({ text }) => text).join(' ') : null,
    isGuess: readings.some((reading) => reading.isGuess),
    isPartial,
  };
}

const MAX_LENGTH_DIFFERENCE = 100;

const SLIPS_OF_GUESS = 100;

const isContent = ({ word, text }: Word) => !isStopWord(word) && (text.length > 1 || isNumber(word));

const unique = (words: readonly string[]) => [...new Set(words)];

const written = (text: string): Word[] =>
  wordsOf(text).map(({ word, from, to }) => ({ word, text: text.slice(from, to) }));

const chunkOf = (text: string): Chunk => ({ typed: written(text), switched: written(inOtherLayout(text)) });

const wordsOfChunk = ({ typed, switched }: Chunk) => [...typed, ...switched].map(({ word }) => word);

const isKnown = (words: readonly Word[], exact: ReadonlyMap<string, unknown>) =>
  words.length > 0 && words.every(({ word }) => exact.has(word) || isStopWord(word));

/** Shorter words are read in the other layout only as names: `ttt` would become `её`. */
const LETTERS_OF_OTHER_LAYOUT = 4;

const isKnownInOtherLayout = ({ typed, switched }: Chunk, exact: Known) =>
  typed.length > 0 && isKnown(switched, exact) && switched.some(({ word }) => isMeantInOtherLayout(word, exact));

const isMeantInOtherLayout = (word: string, exact: Known) =>
  word.length >= LETTERS_OF_OTHER_LAYOUT || isNumber(word) || exact.get(word)?.some(({ isName }) => isName) === true;

/** Removes false prefix matches: folding drops unstressed vowels, but `кино` must not match `кенгуру`. */
function withBeginnings(exact: Known, words: readonly Word[]): Known {
  const kept = new Map(exact);
  for (const { word, text } of words) {
    const beginning = foldPrefix(text);
    const remaining = exact.get(word)?.filter((known) => known.word === word || known.word.startsWith(beginning)) ?? [];
    if (remaining.length > 0) kept.set(word, remaining);
    else kept.delete(word);
  }
  return kept;
}

function without(chunks: readonly Chunk[], number: string): Chunk[] {
  const taken = new Set(written(number).map(({ word }) => word));
  return chunks
    .map(({ typed, switched }) => {
      const remaining = typed.filter(({ word }) => !taken.has(word));
      return remaining.length === typed.length ? { typed, switched } : { typed: remaining, switched: [] };
    })
    .filter(({ typed, switched }) => typed.length + switched.length > 0);
}

function withoutFirstLetter(chunks: readonly Chunk[], others: number): readonly Chunk[] {
  const [last, ...more] = chunks.at(-1)?.typed ?? [];
  const isFirstLetter = last?.word.length === 1 && more.length === 0 && !isNumber(last.word);
  return isFirstLetter && chunks.length + others > 1 ? chunks.slice(0, -1) : chunks;
}

type Known = ReadonlyMap<string, readonly KnownWord[]>;

function readChunk(chunk: Chunk, exact: Known, similar: Known, language: Language): ChunkReading {
  const { typed, switched } = chunk;
  if (isKnown(typed, exact)) return { readings: readAll(typed, exact, true), isPartial: false };
  if (isKnownInOtherLayout(chunk, exact)) return { readings: readAll(switched, exact, false), isPartial: false };
  if (typed.length === 0) return { readings: [], isPartial: false };
  const usable = switched.filter(({ word }) => isMeantInOtherLayout(word, exact));
  const asTyped = guessAll(typed, exact, similar, language);
  const asSwitched = guessAll(usable, exact, similar, language);
  const [words, readings] = costOf(asSwitched) < costOf(asTyped) ? [switched, asSwitched] : [typed, asTyped];
  return { readings, isPartial: readings.length < words.filter(isContent).length };
}

const readAll = (words: readonly Word[], exact: Known, isTyped: boolean): Reading[] =>
  words.flatMap((word) => (isStopWord(word.word) ? [] : [readKnown(word, exact, isTyped)]));

function readKnown({ word, text }: Word, exact: Known, isTyped: boolean): Reading {
  const words = (exact.get(word) ?? []).map((known) => known.word);
  return {
    words: words.filter((known) => known === word),
    begun: words.filter((known) => known !== word),
    text,
    isTyped,
    isGuess: false,
    editDistance: 0,
  };
}

const costOf = (readings: readonly Reading[]) =>
  readings.length === 0 ? Number.POSITIVE_INFINITY : readings.reduce((sum, one) => sum + one.editDistance, 0);

const guessAll = (words: readonly Word[], exact: Known, similar: Known, language: Language): Reading[] =>
  words.flatMap((word) => {
    if (exact.has(word.word)) return [readKnown(word, exact, true)];
    return isStopWord(word.word) || isNumber(word.word) ? [] : guess(word, similar.get(word.word) ?? [], language);
  });

function guess({ word, text }: Word, candidates: readonly KnownWord[], language: Language): Reading[] {
  const judged = candidates.flatMap((known) => {
    const correction = isCaseOf(known.word, word) ? A_CASE : correctionOf(word, known.word);
    return correction ? [{ known, isGuess: correction.kind === 'guess', cost: costOfCorrection(correction) }] : [];
  });
  const least = Math.min(...judged.map(({ cost }) => cost));
  const unlike = (known: KnownWord) =>
    Math.abs(known.word.length - word.length) + (conceptsOf([known.word]).length > 0 ? 0 : MAX_LENGTH_DIFFERENCE);
  const best = judged
    .filter(({ cost }) => cost === least)
    .toSorted((one, other) => unlike(one.known) - unlike(other.known))
    .slice(0, MAX_MEANINGS);
  const [first] = best;
  if (!first) return [];
  return [
    {
      words: best.map(({ known }) => known.word),
      begun: [],
      text: first.known[language] ?? first.known.ru ?? first.known.uz ?? text,
      isTyped: false,
      isGuess: first.isGuess,
      editDistance: least,
    },
  ];
}

const A_CASE: Correction = { kind: 'typo', editDistance: 0.5 };

const costOfCorrection = ({ kind, editDistance }: Correction) => editDistance + (kind === 'guess' ? SLIPS_OF_GUESS : 0);

const isCaseOf = (stem: string, word: string) => word.startsWith(stem) && AFTER_VOWEL.test(word.slice(stem.length));

function termsOf(readings: readonly Reading[]): Term[] {
  const terms = readings.map(({ words, begun }) => ({
    own: words,
    begun,
    concepts: unique(words.flatMap((word) => conceptsOf([word]))),
  }));
  for (let from = 0; from < readings.length; ) {
    const { length, concepts } = longestPhrase(readings, from);
    if (length > 1) for (const term of terms.slice(from, from + length)) term.concepts.push(...concepts);
    from += length;
  }
  return terms;
}

function longestPhrase(readings: readonly Reading[], from: number): { length: number; concepts: string[] } {
  for (let length = Math.min(MAX_PHRASE_WORDS, readings.length - from); length > 1; length--) {
    const words = readings.slice(from, from + length).map((reading) => reading.words[0] ?? '');
    const concepts = conceptsOf(words);
    if (concepts.length > 0) return { length, concepts };
  }
  return { length: 1, concepts: [] };
}

import { foldBeginning, isNumber, isSmallWord, wordsOf } from '../../contract/fold';
import { AFTER_VOWEL } from '../../contract/foldLetters';
import { inOtherLayout } from '../../contract/layouts';
import type { Language } from '../http/language';
import type { KnownWord } from '../repositories/searchWords';
import { conceptsOf, LONGEST_PHRASE } from './concepts';
import { possibleNumbers } from './numbers';
import { slips, slipsAllowed } from './slips';

/** One thing that is looked for: any of these words finds it. */
export type Term = {
  /** The word itself, or those that it may have been meant for. */
  own: string[];
  /** What it names, by whatever word. */
  concepts: string[];
  /** Words that begin with it. */
  begun: string[];
};

export type Understood = {
  terms: Term[];
  /** How the question was read, where that is not how it was typed. */
  read: string | null;
  /** Nothing of it is known, nor like anything: these are the least unlike. */
  isGuess: boolean;
};

/** For each word asked the words of the index: itself and those that begin with it, or those that are like it. */
export type Lookup = (words: readonly string[]) => Promise<ReadonlyMap<string, readonly KnownWord[]>>;
export type Vocabulary = { find: Lookup; findSimilar: Lookup };

/** Of a question: the rest would cost and say nothing. */
const MOST_WORDS = 8;
/** Words that a typing error may have been meant for. */
const MOST_MEANT = 4;

/** A word as it is folded and as it is written. */
type Word = { word: string; text: string };
/** What stands between two spaces: as it was typed, and as the other layout would have it. */
type Chunk = { typed: Word[]; switched: Word[] };
type Reading = { words: string[]; begun: string[]; text: string; isTyped: boolean; slips: number };

/**
 * What a question asks for. Each word is taken as it is; if the index does not have it, as the same keys in the other layout; and then as
 * the words that are the fewest slips away. What is like nothing is left out.
 */
export async function understand(question: string, language: Language, vocabulary: Vocabulary): Promise<Understood> {
  const words = written(question).slice(0, MOST_WORDS * 2);
  const numbers = possibleNumbers(words.map(({ text }) => text));
  const chunks = question
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS * 2)
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
  const unknown = rest.filter((chunk) => !isKnown(chunk.typed, exact) && !isKnown(chunk.switched, exact));
  const similar = unknown.length > 0 ? await vocabulary.findSimilar(unique(unknown.flatMap(wordsOfChunk))) : new Map();

  const readings = [...number, ...rest.flatMap((chunk) => read(chunk, exact, similar, language))];
  const near = readings.filter((reading) => reading.slips < FAR);
  const chosen = (near.length > 0 ? near : readings).slice(0, MOST_WORDS);
  return {
    terms: termsOf(chosen),
    read: chosen.some(({ isTyped }) => !isTyped) ? chosen.map(({ text }) => text).join(' ') : null,
    isGuess: near.length === 0,
  };
}

/** More letters than two words of the index differ by. */
const LONGEST_DIFFERENCE = 100;

/** As many slips as make another word. */
const FAR = 100;

const unique = (words: readonly string[]) => [...new Set(words)];

const written = (text: string): Word[] =>
  wordsOf(text).map(({ word, from, to }) => ({ word, text: text.slice(from, to) }));

const chunkOf = (text: string): Chunk => ({ typed: written(text), switched: written(inOtherLayout(text)) });

const wordsOfChunk = ({ typed, switched }: Chunk) => [...typed, ...switched].map(({ word }) => word);

const isKnown = (words: readonly Word[], exact: ReadonlyMap<string, unknown>) =>
  words.length > 0 && words.every(({ word }) => exact.has(word) || isSmallWord(word));

/** Without words that only begin with what is left of a typed one: кино is no beginning of кенгуру. */
function withBeginnings(exact: Known, words: readonly Word[]): Known {
  const kept = new Map(exact);
  for (const { word, text } of words) {
    const beginning = foldBeginning(text);
    const left = exact.get(word)?.filter((known) => known.word === word || known.word.startsWith(beginning)) ?? [];
    if (left.length > 0) kept.set(word, left);
    else kept.delete(word);
  }
  return kept;
}

/** The chunks without the words of a number that was found. */
function without(chunks: readonly Chunk[], number: string): Chunk[] {
  const taken = new Set(written(number).map(({ word }) => word));
  return chunks
    .map(({ typed, switched }) => {
      const left = typed.filter(({ word }) => !taken.has(word));
      return left.length === typed.length ? { typed, switched } : { typed: left, switched: [] };
    })
    .filter(({ typed, switched }) => typed.length + switched.length > 0);
}

/** Without a last word of which one letter is typed: it says nothing yet, and taken for a word it would leave nothing of what stands before it. */
function withoutFirstLetter(chunks: readonly Chunk[], others: number): readonly Chunk[] {
  const [last, ...more] = chunks.at(-1)?.typed ?? [];
  const isFirstLetter = last?.word.length === 1 && more.length === 0 && !isNumber(last.word);
  return isFirstLetter && chunks.length + others > 1 ? chunks.slice(0, -1) : chunks;
}

type Known = ReadonlyMap<string, readonly KnownWord[]>;

function read({ typed, switched }: Chunk, exact: Known, similar: Known, language: Language): Reading[] {
  if (isKnown(typed, exact)) return readAll(typed, exact, true);
  if (isKnown(switched, exact)) return readAll(switched, exact, false);
  const asTyped = guessAll(typed, exact, similar, language);
  const asSwitched = guessAll(switched, exact, similar, language);
  return costOf(asSwitched) < costOf(asTyped) ? asSwitched : asTyped;
}

const readAll = (words: readonly Word[], exact: Known, isTyped: boolean): Reading[] =>
  words.flatMap((word) => (isSmallWord(word.word) ? [] : [readKnown(word, exact, isTyped)]));

function readKnown({ word, text }: Word, exact: Known, isTyped: boolean): Reading {
  const words = (exact.get(word) ?? []).map((known) => known.word);
  return {
    words: words.filter((known) => known === word),
    begun: words.filter((known) => known !== word),
    text,
    isTyped,
    slips: 0,
  };
}

const costOf = (readings: readonly Reading[]) =>
  readings.length === 0 ? Number.POSITIVE_INFINITY : readings.reduce((sum, one) => sum + one.slips, 0);

const guessAll = (words: readonly Word[], exact: Known, similar: Known, language: Language): Reading[] =>
  words.flatMap((word) => {
    if (exact.has(word.word)) return [readKnown(word, exact, true)];
    return isSmallWord(word.word) || isNumber(word.word) ? [] : guess(word, similar.get(word.word) ?? [], language);
  });

/** The words of the index that are the fewest slips from what was typed. */
function guess({ word, text }: Word, candidates: readonly KnownWord[], language: Language): Reading[] {
  const judged = candidates.map((known) => ({
    known,
    count: isCaseOf(known.word, word) ? 0.5 : slips(word, known.word),
  }));
  const least = Math.min(...judged.map(({ count }) => count));
  // Of those equally far, what the trade has a name for is meant sooner than a word of an article.
  const unlike = (known: KnownWord) =>
    Math.abs(known.word.length - word.length) + (conceptsOf([known.word]).length > 0 ? 0 : LONGEST_DIFFERENCE);
  const best = judged
    .flatMap(({ known, count }) => (count === least ? [known] : []))
    .toSorted((one, other) => unlike(one) - unlike(other))
    .slice(0, MOST_MEANT);
  if (best.length === 0) return [];
  return [
    {
      words: best.map((known) => known.word),
      begun: [],
      text: best[0]?.[language] ?? best[0]?.ru ?? best[0]?.uz ?? text,
      isTyped: false,
      slips: least <= slipsAllowed(word.length) ? least : FAR,
    },
  ];
}

const isCaseOf = (stem: string, word: string) => word.startsWith(stem) && AFTER_VOWEL.test(word.slice(stem.length));

/** Neighbouring words that name one thing together are found by whatever else names it. */
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
  for (let length = Math.min(LONGEST_PHRASE, readings.length - from); length > 1; length--) {
    const words = readings.slice(from, from + length).map((reading) => reading.words[0] ?? '');
    const concepts = conceptsOf(words);
    if (concepts.length > 0) return { length, concepts };
  }
  return { length: 1, concepts: [] };
}

import type { SearchKind } from '#contract/search';
import type { Database } from '../../platform/db/database';
import type { Language } from '../../platform/language';
import { type FoundByKind, findDocuments, noCounts } from './searchDocuments';
import { findSimilarWords, findWords, type Understood, understand } from './understand';

export type Answer = FoundByKind &
  Understood & {
    isNearest: boolean;
  };

/** Finds documents with all terms of a question, or else with any. `isNearest`: partial or guessed result. */
export async function find(
  db: Database,
  language: Language,
  question: string,
  page: { kind?: SearchKind | undefined; limit: number; offset?: number },
): Promise<Answer> {
  const understood = await readQuestion(db, language, question);
  if (understood.terms.length === 0) return { ...understood, ...NOTHING, isNearest: true };
  const found = await findDocuments(db, understood.terms, page);
  if (found.found.length > 0 || understood.terms.length === 1)
    return { ...understood, ...found, isNearest: understood.isGuess || understood.isPartial };
  return { ...understood, ...(await findDocuments(db, understood.terms, page, true)), isNearest: true };
}

/** Corrects the words of a question against the words of the index. */
export const readQuestion = (db: Database, language: Language, question: string): Promise<Understood> =>
  understand(question, language, {
    find: (words) => findWords(db, words),
    findSimilar: (words) => findSimilarWords(db, words),
  });

const NOTHING: FoundByKind = { counts: noCounts(), found: [] };

import { SEARCH_GROUP_SIZE, SEARCH_MAX_PAGES, SEARCH_PAGE_SIZE, SEARCH_SUGGESTIONS } from '#contract/rules/limits';
import type { SearchHit, SearchKind, SearchResults, SearchSuggestions } from '#contract/search';
import type { Database } from '../../platform/db/database';
import type { Language } from '../../platform/language';
import { find } from './find';
import { excerpt, markedText } from './marks';
import { wholeNumber } from './numbers';
import type { FoundDocument } from './searchDocuments';
import { type HitTexts, readHits, readSearchCategories } from './searchHits';
import type { Term } from './understand';

/** Returns the first hits of each kind, or a page of one `kind`, with counts and the corrected query. */
export async function answerSearch(
  db: Database,
  language: Language,
  question: string,
  { kind, page = 1 }: { kind?: SearchKind | undefined; page?: number | undefined },
): Promise<SearchResults> {
  const size = kind ? SEARCH_PAGE_SIZE : SEARCH_GROUP_SIZE;
  const offset = kind ? (Math.min(page, SEARCH_MAX_PAGES + 1) - 1) * size : 0;
  const { counts, found, terms, read, isNearest } = await find(db, language, question, { kind, limit: size, offset });
  const hits = await hitsOf(db, language, found, terms);
  const groups = [...new Set(found.map((one) => one.kind))].map((of) => ({
    kind: of,
    count: counts[of],
    hits: hits.filter((hit) => hit.kind === of),
  }));
  return {
    count: Object.values(counts).reduce((sum, count) => sum + count, 0),
    groups,
    nearest: isNearest,
    ...(read !== null && { understood: read }),
    ...(isNearest && { categories: await readSearchCategories(db, language) }),
  };
}

/** Returns suggestions, but none for a guessed correction, which the list cannot mark as such. 3 to 5 statements. */
export async function suggest(db: Database, language: Language, question: string): Promise<SearchSuggestions> {
  const { counts, found, terms, isGuess } = await find(db, language, question, { limit: SEARCH_SUGGESTIONS });
  if (isGuess) return { count: 0, hits: [] };
  const hits = await hitsOf(db, language, found.slice(0, SEARCH_SUGGESTIONS), terms);
  return { count: Object.values(counts).reduce((sum, count) => sum + count, 0), hits };
}

async function hitsOf(
  db: Database,
  language: Language,
  found: readonly FoundDocument[],
  terms: readonly Term[],
): Promise<SearchHit[]> {
  if (found.length === 0) return [];
  const texts = await readHits(db, language, found);
  return found.flatMap(({ kind, id }) => {
    const one = texts.find((text) => text.kind === kind && text.id === id);
    return one ? [hitOf(one, terms)] : [];
  });
}

const hitOf = (texts: HitTexts, terms: readonly Term[]): SearchHit => ({
  kind: texts.kind,
  id: texts.id,
  title: markedText(texts.title, terms),
  note: noteOf(texts, terms),
  ...(texts.photo && { photo: texts.photo }),
  ...(texts.price && { price: texts.price }),
  ...(texts.path && { path: texts.path }),
  ...(texts.phone && { phone: texts.phone }),
});

const SIGNS_OF_DOCUMENT = /^(?:## |! |• )/gm;

function noteOf({ kind, text, maker, mpn }: HitTexts, terms: readonly Term[]) {
  const number = mpn ? wholeNumber(mpn) : '';
  const isAsked = number !== '' && terms.some(({ own, begun }) => own.includes(number) || begun.includes(number));
  if (kind === 'documents') return excerpt(text.replace(SIGNS_OF_DOCUMENT, ''), terms);
  if (!isAsked || !mpn) return kind === 'questions' ? markedText(text, terms) : excerpt(text, terms);
  const before = maker ? `${maker} ` : '';
  return { text: before + mpn, marks: [{ from: before.length, to: before.length + mpn.length }] };
}

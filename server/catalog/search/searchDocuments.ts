import { type SQL, sql } from 'drizzle-orm';
import { SEARCH_KINDS } from '#contract/rules/limits';
import type { SearchKind } from '#contract/search';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { searchDocuments } from '../../platform/db/schema/search';
import type { Term } from './understand';

export type Place = 'title' | 'name' | 'anywhere';

const MARKS: Record<Place, string> = { title: '^', name: '~', anywhere: '' };

/** Prefixes a word with the place where it occurs: tsvector weights would require reading every matching vector. */
export const markedWord = (word: string, place: Place): string => MARKS[place] + word;

export const lexeme = (word: string): string => `'${word.replace(/[\\']/g, '$&$&')}'`;

export type FoundDocument = { kind: SearchKind; id: number; rank: number };
export type FoundByKind = { counts: Record<SearchKind, number>; found: FoundDocument[] };

const WEIGHTS = { ownInTitle: 1, conceptInTitle: 0.9, begunInTitle: 0.7, name: 0.5, note: 0.25, body: 0.05 };
const WORTH_OF_WHOLE_TITLE = 0.35;
const WORTH_OF_KIND: Record<SearchKind, number> = {
  services: 0.04,
  parts: 0.02,
  branches: 0.02,
  questions: 0,
  articles: 0,
  documents: 0.01,
  phones: 0.02,
  pages: 0.03,
};

export const noCounts = (): Record<SearchKind, number> =>
  Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, 0])) as Record<SearchKind, number>;

type Page = { kind?: SearchKind | undefined; limit: number; offset?: number };

const SPARE = 10;

/**
 * Returns counts and best matches by kind for all terms (`some`: any). Ranks only a limited number of matches with the
 * shortest titles, so that frequent words take no longer than rare ones. 1 statement.
 */
export async function findDocuments(
  db: Database,
  terms: readonly Term[],
  { kind, limit, offset = 0 }: Page,
  some = false,
): Promise<FoundByKind> {
  const most = offset + limit + SPARE;
  // Matches of the place `anywhere` are not sorted, because sorting thousands of them would dominate the query time.
  const firstOf = (place: Place) => sql`select kind, count(*)::int as count,
      (array_agg(entity_id ${place === 'anywhere' ? sql`` : sql`order by title_length, entity_id`}))[1:${most}::int] as ids
    from search_matches(${questionAt(terms, place, some)}) ${kind ? sql`where kind = ${kind}` : sql``} group by kind`;
  const { rows } = await queryRows<{ kind: SearchKind; count: number; found: [number, number][] | null }>(
    db,
    { kind: 'text', count: 'number', found: 'json?' },
    sql`
    with title as (${firstOf('title')}), name as (${firstOf('name')}), anywhere as (${firstOf('anywhere')}),
      candidate as (
        select kind, unnest(ids) as entity_id from title
        union select kind, unnest(ids) from name union select kind, unnest(ids) from anywhere
      ),
      ranked as materialized (
        select kind, entity_id, ${rankOf(terms, some)} as rank from ${searchDocuments} natural join candidate
      )
    select kind, count, (
      select json_agg(json_build_array(entity_id, rank) order by rank desc, entity_id) from (
        select entity_id, rank from ranked where ranked.kind = counted.kind
        order by rank desc, entity_id limit ${limit} offset ${offset}
      ) best
    ) as found
    from anywhere counted`,
  );
  const counts = noCounts();
  for (const row of rows) counts[row.kind] = row.count;
  const found = rows.flatMap((row) => (row.found ?? []).map(([id, rank]) => ({ kind: row.kind, id, rank })));
  return { counts, found: found.toSorted((one, other) => other.rank - one.rank || one.id - other.id) };
}

/**
 * SQL condition of a list search. `name` also matches the checklist of a service;
 * descriptions never match, because those of oils also mention oil filters.
 */
export const isFound = (id: SQL, kind: SearchKind, terms: readonly Term[], place: 'title' | 'name' = 'name'): SQL =>
  terms.length === 0
    ? sql`false`
    : sql`${id} in (select entity_id from search_matches(${questionAt(terms, place)}) where kind = ${kind})`;

const questionAt = (terms: readonly Term[], place: Place, some = false) =>
  tsquery(
    terms.map((term) => anyOf(wordsOf(term).map((word) => lexeme(markedWord(word, place))))).join(some ? ' | ' : ' & '),
  );

const wordsOf = ({ own, concepts, begun }: Term) => [...own, ...concepts, ...begun];

const anyOf = (lexemes: readonly string[], weight = '') =>
  `(${lexemes.map((one) => (weight ? `${one}:${weight}` : one)).join(' | ')})`;

const tsquery = (text: string) => sql`${text}::tsquery`;

function rankOf(terms: readonly Term[], some: boolean): SQL {
  const has = (words: readonly string[], weight: string, worth: number) =>
    words.length === 0
      ? sql``
      : sql`when head @@ ${tsquery(anyOf(words.map(lexeme), weight))} then ${sql.raw(String(worth))}`;
  const worths = terms.map((term) => {
    const all = wordsOf(term);
    return sql`case ${has(term.own, 'A', WEIGHTS.ownInTitle)} ${has(term.concepts, 'A', WEIGHTS.conceptInTitle)}
      ${has(term.begun, 'A', WEIGHTS.begunInTitle)} ${has(all, 'B', WEIGHTS.name)} ${has(all, 'C', WEIGHTS.note)}
      ${some ? sql`when words @@ ${tsquery(anyOf(all.map(lexeme)))} then ${sql.raw(String(WEIGHTS.body))} else 0` : sql`else ${sql.raw(String(WEIGHTS.body))}`} end`;
  });
  const inTitle = terms.map((term) => sql`(head @@ ${tsquery(anyOf(wordsOf(term).map(lexeme), 'A'))})::int`);
  const kinds = Object.entries(WORTH_OF_KIND).map(([kind, worth]) => sql`when ${kind} then ${sql.raw(String(worth))}`);
  return sql`((${sql.join(worths, sql` + `)}) / ${sql.raw(`${terms.length}.0`)}
    + ${sql.raw(String(WORTH_OF_WHOLE_TITLE))} * least(1, (${sql.join(inTitle, sql` + `)})::float / title_length)
    + case kind ${sql.join(kinds, sql` `)} end)::float`;
}

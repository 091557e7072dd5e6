import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { SEARCH_KINDS } from '#contract/rules/limits';

type SearchKind = (typeof SEARCH_KINDS)[number];

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Folded words (contract/rules/fold.ts) in both languages. Queries match `words` and rank by `head`, whose weights are:
 * A title, B names, numbers and categories, C description.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().$type<SearchKind>().notNull(),
    entityId: integer('entity_id').notNull(),
    head: tsvector().notNull(),
    words: tsvector().notNull(),
    titleLength: smallint('title_length').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.entityId] }),
    index('search_documents_words').using('gin', table.words),
  ],
);

export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    ru: text(),
    uz: text(),
    isName: boolean('is_name').notNull().default(false),
  },
  (table) => [
    index('search_words_prefix').on(table.word.op('text_pattern_ops')),
    index('search_words_similar').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

export const searchStale = pgTable(
  'search_stale',
  { kind: text().$type<SearchKind>().notNull(), entityId: integer('entity_id').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.entityId] })],
);

/** Version of the indexing rules. A change rebuilds the index. */
export const searchState = pgTable('search_state', { id: integer().primaryKey(), rules: text().notNull() }, (table) => [
  check('search_state_one_row', sql`${table.id} = 1`),
]);

export const searchMisses = pgTable(
  'search_misses',
  {
    day: date({ mode: 'string' }).notNull(),
    language: text().notNull(),
    term: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.term] })],
);

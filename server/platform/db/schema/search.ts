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
 * What can be found, by its folded words (contract/rules/fold.ts) in both languages. `words` finds: all words, and those of the title and of
 * names once more, marked (server/catalog/search/searchDocuments.ts). `head` ranks the few that were chosen: A the title, B names, numbers and categories, C
 * what is said of it.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().$type<SearchKind>().notNull(),
    entityId: integer('entity_id').notNull(),
    head: tsvector().notNull(),
    words: tsvector().notNull(),
    /** Words of the title: a short one says more by each. */
    titleLength: smallint('title_length').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.entityId] }),
    index('search_documents_words').using('gin', table.words),
  ],
);

/** Every word of the documents and of the synonyms, folded: what is typed wrong is looked up here, at any size of the content. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** How it is written, to say what was understood; null where that language does not have it. */
    ru: text(),
    uz: text(),
    /** In a title or a name, or a synonym: what a typing error may have been meant for. */
    isName: boolean('is_name').notNull().default(false),
  },
  (table) => [
    index('search_words_prefix').on(table.word.op('text_pattern_ops')),
    index('search_words_similar').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/** Content that was changed since its document was made. Triggers on the content write it. */
export const searchStale = pgTable(
  'search_stale',
  { kind: text().$type<SearchKind>().notNull(), entityId: integer('entity_id').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.entityId] })],
);

/** One row: the rules by which the documents were made. Other rules make them all anew. */
export const searchState = pgTable('search_state', { id: integer().primaryKey(), rules: text().notNull() }, (table) => [
  check('search_state_one_row', sql`${table.id} = 1`),
]);

/** What was searched for and not found, how often a day: words alone, of nobody. */
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

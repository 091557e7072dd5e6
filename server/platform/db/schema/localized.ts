import { type SQL, sql } from 'drizzle-orm';
import { jsonb, type PgColumn } from 'drizzle-orm/pg-core';

/** A text in both languages. */
export type Localized = { ru: string; uz: string };

// One jsonb column instead of two text ones: an entity reads as it is written in the content, no query sorts or searches
// by such a text, and a third language needs no migration.
export const localized = (name: string) => jsonb(name).$type<Localized>().notNull();

const KEYS = { ru: sql.raw(`'ru'`), uz: sql.raw(`'uz'`) };

const textIn = (column: PgColumn, language: keyof Localized) => sql<string>`${column} ->> ${KEYS[language]}`;
const otherThan = (language: keyof Localized) => (language === 'ru' ? 'uz' : 'ru');

/** The text of a localized column in one language, or in the other where it has none in that. */
export const inLanguage = (column: PgColumn, language: keyof Localized): SQL<string> =>
  sql<string>`coalesce(nullif(${textIn(column, language)}, ''), ${textIn(column, otherThan(language))})`;

/** Whether it has a text in the other language alone. */
export const lacksLanguage = (column: PgColumn, language: keyof Localized): SQL =>
  sql`(${textIn(column, language)} = '' and ${textIn(column, otherThan(language))} <> '')`;

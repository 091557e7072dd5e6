import { type SQL, sql } from 'drizzle-orm';
import { boolean, jsonb, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** When the row was written last; a trigger sets it with every update. The sitemap tells it to search engines. */
export const changedAt = () => timestamp('changed_at', { withTimezone: true }).notNull().defaultNow();

/** What the desk finds a row by, in both languages, as the function `desk_words` writes it: whatever the case, the apostrophe or ё. */
export const deskText = (...columns: readonly unknown[]): SQL =>
  sql`desk_words(${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql` || ' ' || `,
  )})`;

/** A number as it is typed by heart, without what stands between its pieces. */
export const bareNumber = (column: unknown): SQL => sql`translate(${column}, '-./ _', '')`;

/** An index of it for the kinds that grow. */
export const deskWords = (...columns: readonly unknown[]): SQL => sql`${deskText(...columns)} gin_trgm_ops`;

/** Kept for what points to it, and read by the site through the views of shown.ts alone, which leave it out. */
export const hidden = () => boolean().notNull().default(false);

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

import { type SQL, sql } from 'drizzle-orm';
import { boolean, jsonb, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** Last update, set by a trigger. Published in the sitemap. */
export const changedAt = () => timestamp('changed_at', { withTimezone: true }).notNull().defaultNow();

/** Search text of the desk in both languages by `desk_words`: ignores case, apostrophes and ё. */
export const deskText = (...columns: readonly unknown[]): SQL =>
  sql`desk_words(${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql` || ' ' || `,
  )})`;

/** Number without separators, as people type it. */
export const bareNumber = (column: unknown): SQL => sql`translate(${column}, '-./ _', '')`;

export const deskWords = (...columns: readonly unknown[]): SQL => sql`${deskText(...columns)} gin_trgm_ops`;

/** Hidden rows stay for references. The site reads through the views of shown.ts, which exclude them. */
export const hidden = () => boolean().notNull().default(false);

export type Localized = { ru: string; uz: string };

// One jsonb column per text: entities match the content's shape, no query sorts by it, and a new language needs no
// migration.
export const localized = (name: string) => jsonb(name).$type<Localized>().notNull();

const KEYS = { ru: sql.raw(`'ru'`), uz: sql.raw(`'uz'`) };

const textIn = (column: PgColumn, language: keyof Localized) => sql<string>`${column} ->> ${KEYS[language]}`;
const otherThan = (language: keyof Localized) => (language === 'ru' ? 'uz' : 'ru');

/** Text in one language, or else in the other one. */
export const inLanguage = (column: PgColumn, language: keyof Localized): SQL<string> =>
  sql<string>`coalesce(nullif(${textIn(column, language)}, ''), ${textIn(column, otherThan(language))})`;

/** Whether the text exists only in the other language. */
export const lacksLanguage = (column: PgColumn, language: keyof Localized): SQL =>
  sql`(${textIn(column, language)} = '' and ${textIn(column, otherThan(language))} <> '')`;

import { type SQL, sql } from 'drizzle-orm';
import { boolean, jsonb, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** Set by a trigger. The sitemap shows it as `lastmod`. */
export const changedAt = () => timestamp('changed_at', { withTimezone: true }).notNull().defaultNow();

/** `desk_words` ignores case, apostrophes and ё. */
export const deskText = (...columns: readonly unknown[]): SQL =>
  sql`desk_words(${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql` || ' ' || `,
  )})`;

export const bareNumber = (column: unknown): SQL => sql`translate(${column}, '-./ _', '')`;

export const deskWords = (...columns: readonly unknown[]): SQL => sql`${deskText(...columns)} gin_trgm_ops`;

/** Hidden rows are not in the views of visible.ts, which the site reads. */
export const hidden = () => boolean().notNull().default(false);

export type Localized = { ru: string; uz: string };

// One column for both languages, because no query sorts by it, and a further language needs no migration.
export const localized = (name: string) => jsonb(name).$type<Localized>().notNull();

const KEYS = { ru: sql.raw(`'ru'`), uz: sql.raw(`'uz'`) };

const textIn = (column: PgColumn, language: keyof Localized) => sql<string>`${column} ->> ${KEYS[language]}`;
const otherThan = (language: keyof Localized) => (language === 'ru' ? 'uz' : 'ru');

export const inLanguage = (column: PgColumn, language: keyof Localized): SQL<string> =>
  sql<string>`coalesce(nullif(${textIn(column, language)}, ''), ${textIn(column, otherThan(language))})`;

export const lacksLanguage = (column: PgColumn, language: keyof Localized): SQL =>
  sql`(${textIn(column, language)} = '' and ${textIn(column, otherThan(language))} <> '')`;

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Named } from '#contract/common';
import { TIME_ZONE } from '#contract/rules/clock';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { foldPrefix, wordsOf } from '#contract/rules/fold';
import type { Language } from '../language';
import type { Database } from './database';
import { queryRows } from './queryRows';
import { users } from './schema/accounts';
import { bookings } from './schema/booking';
import { inLanguage, type Localized } from './schema/columns';
import { branches } from './schema/company';
import { enquiries } from './schema/enquiries';
import { pictureRenders, pictures } from './schema/pictures';
import { visits } from './schema/visits';

const BATCH_SIZE = 500;

/** Folds a name for substring search: Cyrillic equals Latin, apostrophes are ignored, word endings stay. */
export const foldedName = (fullName: string): string =>
  wordsOf(fullName)
    .map(({ from, to }) => foldPrefix(fullName.slice(from, to)))
    .join(' ');

const tables: { table: SQL; name: SQL }[] = [
  { table: sql`${enquiries}`, name: sql`full_name` },
  { table: sql`${users}`, name: sql`first_name || ' ' || last_name` },
  { table: sql`${visits}`, name: sql`name` },
  { table: sql`${bookings}`, name: sql`name` },
];

/**
 * Folds names that an older release stored unfolded, and returns their number.
 * Names that an older release stores later, during a rolling update, are found by search only after the next start.
 */
export async function foldNames(db: Database): Promise<number> {
  let count = 0;
  for (const each of tables) count += await foldNamesOf(db, each);
  return count;
}

async function foldNamesOf(db: Database, { table, name }: (typeof tables)[number]): Promise<number> {
  for (let count = 0; ; ) {
    const { rows } = await queryRows<{ id: number; name: string }>(
      db,
      { id: 'number', name: 'text' },
      sql`select id, ${name} as name from ${table} where name_folded is null and ${name} is not null order by id limit ${BATCH_SIZE}`,
    );
    if (rows.length === 0) return count;
    const folded = JSON.stringify(rows.map((row) => ({ id: row.id, folded: foldedName(row.name) })));
    await db.execute(sql`update ${table} named set name_folded = given.folded
      from jsonb_to_recordset(${folded}::jsonb) as given (id int, folded text)
      where named.id = given.id and named.name_folded is null`);
    count += rows.length;
  }
}

export const iso = <Time extends SQL | PgColumn>(
  time: Time,
): SQL<Time['_'] extends { notNull: false } ? string | null : string> => sql`to_json(${time}) #>> '{}'`;

/** Text with microseconds for a pagination cursor: it sorts and compares like the timestamp column. */
export const cursorTimestamp = (time: SQL): SQL => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;

/** Casts a 64-bit integer to a JSON number: the drivers would return a text, or a BigInt beyond 53 bits. */
export const bigintAsNumber = (value: SQL): SQL => sql`to_json(${value})`;

export const branchRef = (id: SQL, language: Language): SQL =>
  sql`(select json_build_object('id', id, 'name', ${inLanguage(branches.name, language)}) from ${branches} where id = ${id})`;

/** SQL literal, because a bind parameter would match neither an expression index nor `group by`. */
export const ZONE: SQL = sql.raw(`'${TIME_ZONE}'`);
export const dateIn = (time: SQL): SQL => sql`(${time} at time zone ${ZONE})::date`;
export const startOfDay = (day: string): SQL => sql`(${day}::date::timestamp at time zone ${ZONE})`;
export const endOfDay = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone ${ZONE})`;

export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const IGNORED_CHARACTERS = /^[\sʻʼ‘’`´']*$/;

/**
 * Matches all typed words in any order, or the typed number without its separators. Input of only spaces or apostrophes
 * matches nothing.
 */
export const hasWords = (words: SQL, q: string, spellingsOf: (word: string) => readonly string[] = () => []): SQL => {
  const typed = q
    .trim()
    .split(/\s+/)
    .filter((word) => !IGNORED_CHARACTERS.test(word));
  if (typed.length === 0) return sql`false`;
  const has = (text: string) => sql`${words} like desk_words(${containsPattern(text)})`;
  const hasAny = (word: string) => {
    const spellings = [...new Set([word, ...spellingsOf(word)])];
    return spellings.length === 1 ? has(word) : sql`(${sql.join(spellings.map(has), sql` or `)})`;
  };
  const all = sql.join(typed.map(hasAny), sql` and `);
  const bare = q.trim().replace(/[-./ _]/g, '');
  return /\d/.test(bare) && bare !== q.trim() ? sql`((${all}) or ${has(bare)})` : sql`(${all})`;
};

/** Matches a folded name with all typed words, in any order and script. Returns null if no word is long enough. */
export function hasNames(foldedColumn: SQL, q: string): SQL | null {
  const words = foldedName(q)
    .split(' ')
    .filter((word) => word !== '');
  if (!words.some((word) => word.length >= DESK_SEARCH_MIN_LENGTH)) return null;
  return sql`(${sql.join(
    words.map((word) => sql`${foldedColumn} like ${containsPattern(word)}`),
    sql` and `,
  )})`;
}

type NamedTable = { id: PgColumn; name: PgColumn };

export const named = (table: NamedTable, language: Language): SQL<Named | null> =>
  sql<Named | null>`case when ${table.id} is not null
    then json_build_object('id', ${table.id}, 'name', ${inLanguage(table.name, language)}) end`;

export const pictureAlt = (path: PgColumn, language: Language): SQL<string | null> =>
  sql<string | null>`(select nullif(${inLanguage(pictures.alt, language)}, '')
    from ${pictureRenders} join ${pictures} on ${pictures.id} = ${pictureRenders.pictureId}
    where ${pictureRenders.hash} = substring(${path} from '^/media/p/([0-9a-f]{20})[.]'))`;

/** Removes the named fields if they are null: in the contract an optional field is absent, never null. */
export function withoutNull<Row extends object, Key extends keyof Row>(
  row: Row,
  ...keys: Key[]
): Omit<Row, Key> & { [K in Key]?: NonNullable<Row[K]> } {
  const defined = Object.entries(row).filter(([key, value]) => value !== null || !keys.includes(key as Key));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries loses the key types
  return Object.fromEntries(defined) as Omit<Row, Key> & { [K in Key]?: NonNullable<Row[K]> };
}

export const localizedOrFallback = (written: Localized, language: Language): string =>
  written[language] || written.ru || written.uz;

/** Company names are Latin in both languages, so the Uzbek collation (`Ch` after `Z`) does not apply. */
const COLLATORS: Record<Language, Intl.Collator> = {
  ru: new Intl.Collator('ru', { numeric: true }),
  uz: new Intl.Collator('en', { numeric: true }),
};

/** Sorts in JavaScript, because PGlite and PostgreSQL have different collations. */
export const nameOrder = (language: Language) => COLLATORS[language].compare;

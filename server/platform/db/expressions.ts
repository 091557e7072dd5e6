import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Named } from '#contract/common';
import { TIME_ZONE } from '#contract/rules/clock';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { foldBeginning, wordsOf } from '#contract/rules/fold';
import type { Language } from '../language';
import type { Database } from './database';
import { queryRows } from './queryRows';
import { users } from './schema/accounts';
import { bookings } from './schema/booking';
import { inLanguage, type Localized } from './schema/columns';
import { branches } from './schema/company';
import { pictureRenders, pictures } from './schema/pictures';
import { requests } from './schema/requests';
import { visits } from './schema/visits';

/** Statements of this many rows: nobody waits long for their locks. */
const AT_ONCE = 500;

/** A name as the desk searches for any part of it: either script, any apostrophe, every ending kept. */
export const foldedName = (fullName: string): string =>
  wordsOf(fullName)
    .map(({ from, to }) => foldBeginning(fullName.slice(from, to)))
    .join(' ');

const tables: { table: SQL; name: SQL }[] = [
  { table: sql`${requests}`, name: sql`full_name` },
  { table: sql`${users}`, name: sql`first_name || ' ' || last_name` },
  { table: sql`${visits}`, name: sql`name` },
  { table: sql`${bookings}`, name: sql`name` },
];

/**
 * Folds the names that a release without folding has stored, as the one before does beside this one. Until the next start those rows are not
 * found by name. Returns how many.
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
      sql`select id, ${name} as name from ${table} where name_folded is null and ${name} is not null order by id limit ${AT_ONCE}`,
    );
    if (rows.length === 0) return count;
    const folded = JSON.stringify(rows.map((row) => ({ id: row.id, folded: foldedName(row.name) })));
    await db.execute(sql`update ${table} named set name_folded = given.folded
      from jsonb_to_recordset(${folded}::jsonb) as given (id int, folded text)
      where named.id = given.id and named.name_folded is null`);
    count += rows.length;
  }
}

/** A time as the wire has it; null where the column may be. */
export const iso = <Time extends SQL | PgColumn>(
  time: Time,
): SQL<Time['_'] extends { notNull: false } ? string | null : string> => sql`to_json(${time}) #>> '{}'`;

/** A time to the microsecond, as a cursor has it: it sorts and compares as the column does. */
export const exact = (time: SQL): SQL => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;

/** A whole number of 64 bits as a number: of the drivers one would give a text and the other, beyond 53 bits, a BigInt. */
export const whole = (value: SQL): SQL => sql`to_json(${value})`;

/** `{id, name}` of a branch's id, null where there is none. */
export const branchRef = (id: SQL, language: Language): SQL =>
  sql`(select json_build_object('id', id, 'name', ${inLanguage(branches.name, language)}) from ${branches} where id = ${id})`;

/** The time zone of the business as a literal: a parameter could not match an indexed expression or one of `group by`. */
export const ZONE: SQL = sql.raw(`'${TIME_ZONE}'`);
/** The date of a time where the business is. */
export const dateIn = (time: SQL): SQL => sql`(${time} at time zone ${ZONE})::date`;
export const startOfDay = (day: string): SQL => sql`(${day}::date::timestamp at time zone ${ZONE})`;
export const endOfDay = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone ${ZONE})`;

/** A text as `like` finds it, wherever it stands. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const LEFT_OUT = /^[\sʻʼ‘’`´']*$/;

/** Whether words of `deskText` have all words that are typed, in any order and spelling, or the number that they are. The signs that `desk_words` leaves out find nothing by themselves. */
export const hasWords = (words: SQL, q: string, spellingsOf: (word: string) => readonly string[] = () => []): SQL => {
  const typed = q
    .trim()
    .split(/\s+/)
    .filter((word) => !LEFT_OUT.test(word));
  if (typed.length === 0) return sql`false`;
  const has = (text: string) => sql`${words} like desk_words(${anywhere(text)})`;
  const hasAny = (word: string) => {
    const spellings = [...new Set([word, ...spellingsOf(word)])];
    return spellings.length === 1 ? has(word) : sql`(${sql.join(spellings.map(has), sql` or `)})`;
  };
  const all = sql.join(typed.map(hasAny), sql` and `);
  // A number is stored without what stands between its pieces too.
  const bare = q.trim().replace(/[-./ _]/g, '');
  return /\d/.test(bare) && bare !== q.trim() ? sql`((${all}) or ${has(bare)})` : sql`(${all})`;
};

/** Whether a folded name has every word that is typed, in any order and either script. Null: nothing that is typed is long enough. */
export function hasNames(foldedColumn: SQL, q: string): SQL | null {
  const words = foldedName(q)
    .split(' ')
    .filter((word) => word !== '');
  if (!words.some((word) => word.length >= DESK_SEARCH_MIN_LENGTH)) return null;
  return sql`(${sql.join(
    words.map((word) => sql`${foldedColumn} like ${anywhere(word)}`),
    sql` and `,
  )})`;
}

type NamedTable = { id: PgColumn; name: PgColumn };

/** `{id, name}` of a joined category or region; null when the row has none. */
export const named = (table: NamedTable, language: Language): SQL<Named | null> =>
  sql<Named | null>`case when ${table.id} is not null
    then json_build_object('id', ${table.id}, 'name', ${inLanguage(table.name, language)}) end`;

/** What is in an uploaded picture, as the desk was told; null where it was not. */
export const pictureAlt = (path: PgColumn, language: Language): SQL<string | null> =>
  sql<string | null>`(select nullif(${inLanguage(pictures.alt, language)}, '')
    from ${pictureRenders} join ${pictures} on ${pictures.id} = ${pictureRenders.pictureId}
    where ${pictureRenders.hash} = substring(${path} from '^/media/p/([0-9a-f]{20})[.]'))`;

/** The row without the fields that are null: what is optional on the wire is left out, never null. */
export function withoutNull<Row extends object, Key extends keyof Row>(
  row: Row,
  ...keys: Key[]
): Omit<Row, Key> & { [K in Key]?: NonNullable<Row[K]> } {
  const kept = Object.entries(row).filter(([key, value]) => value !== null || !keys.includes(key as Key));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys it was given
  return Object.fromEntries(kept) as Omit<Row, Key> & { [K in Key]?: NonNullable<Row[K]> };
}

/** A name that staff wrote: never missing, whichever language it was written in. In statements: `inEither`. */
export const ofEither = (written: Localized, language: Language): string =>
  written[language] || written.ru || written.uz;

/**
 * Names of companies stand as in a catalogue: whatever the case, numbers by their value. They are written in Latin letters in both
 * languages, so that the Uzbek alphabet, where `Ch` follows `Z`, is not theirs; Cyrillic ones come first on a Russian page.
 */
const ORDERS: Record<Language, Intl.Collator> = {
  ru: new Intl.Collator('ru', { numeric: true }),
  uz: new Intl.Collator('en', { numeric: true }),
};

/** It is made for `sort`. Not in SQL: PGlite orders by bytes, PostgreSQL by what collations its machine has. */
export const nameOrder = (language: Language) => ORDERS[language].compare;

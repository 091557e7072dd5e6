import { type SQL, sql } from 'drizzle-orm';
import { foldBeginning, wordsOf } from '../../contract/fold';
import type { Database } from '../db/database';
import { bookings } from '../db/schema/booking';
import { users } from '../db/schema/customers';
import { requests } from '../db/schema/requests';
import { visits } from '../db/schema/visits';

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
    const { rows } = await db.execute<{ id: number; name: string }>(
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

import { sql } from 'drizzle-orm';
import { foldBeginning, wordsOf } from '../../contract/fold';
import type { Database } from '../db/database';
import { requests } from '../db/schema/requests';

/** Statements of this many rows: nobody waits long for their locks. */
const AT_ONCE = 500;

/** A name as the desk searches for any part of it: either script, any apostrophe, every ending kept. */
export const foldedName = (fullName: string): string =>
  wordsOf(fullName)
    .map(({ from, to }) => foldBeginning(fullName.slice(from, to)))
    .join(' ');

/**
 * Folds the names of enquiries that a release without folding has stored, as the one before does beside this one; until the next
 * start those are found by phone and reference only. Returns how many.
 */
export async function foldNames(db: Database): Promise<number> {
  for (let count = 0; ; ) {
    const { rows } = await db.execute<{ id: number; name: string }>(
      sql`select id, full_name as name from ${requests} where name_folded is null order by id limit ${AT_ONCE}`,
    );
    if (rows.length === 0) return count;
    const folded = JSON.stringify(rows.map(({ id, name }) => ({ id, name: foldedName(name) })));
    await db.execute(sql`update ${requests} request set name_folded = given.name
      from jsonb_to_recordset(${folded}::jsonb) as given (id int, name text)
      where request.id = given.id and request.name_folded is null`);
    count += rows.length;
  }
}

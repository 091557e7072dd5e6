import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { ImportCounts } from '../../../contract/desk/imports';
import type { Database } from '../../db/database';
import { importRows, imports } from '../../db/schema/imports';
import { type BranchNames, matchColumns } from './headers';
import { breathe, type Sheet } from './sheet';

/** So few that a statement holds the embedded database, and with it the process, no longer than a page does. */
export const BATCH = 125;

export const NO_COUNTS: ImportCounts = { change: 0, same: 0, error: 0, warning: 0, restored: 0, kept: 0 };

/** Keeps what was read, a batch at a time; the id. */
export async function storeSheet(
  db: Database,
  { name, sheet, by, branches }: { name: string; sheet: Sheet; by: number; branches: readonly BranchNames[] },
): Promise<number> {
  await dropForgotten(db);
  const { header, rows } = sheet;
  const columns = matchColumns(header, branches);
  const [made] = await db
    .insert(imports)
    .values({ name, header, columns, rows: rows.length, counts: NO_COUNTS, createdBy: by })
    .returning({ id: imports.id });
  if (!made) throw new Error('The import was not stored');
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = JSON.stringify(rows.slice(at, at + BATCH));
    await db.execute(sql`insert into ${importRows} (import_id, line, cells, marks)
      select ${made.id}::int, line, cells, marks from jsonb_to_recordset(${batch}::jsonb) as given(line int, cells jsonb, marks text)`);
    await breathe();
  }
  await db.update(imports).set({ state: 'read' }).where(eq(imports.id, made.id));
  return made.id;
}

/** What was never applied is of no use after a week. */
const dropForgotten = (db: Database) =>
  db
    .delete(imports)
    .where(
      and(notInArray(imports.state, ['applied', 'undone']), lt(imports.createdAt, sql`now() - interval '7 days'`)),
    );

import { and, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm';
import type { ImportColumns, ImportCounts } from '../../../contract/desk/imports';
import type { Database } from '../../db/database';
import { importFiles, importRows, imports } from '../../db/schema/imports';
import { type BranchNames, matchColumns, priceChoices } from './headers';
import { breathe, type Sheet } from './sheet';

/** So few that a statement holds the embedded database, and with it the process, no longer than a page does. */
export const BATCH = 125;

export const NO_COUNTS: ImportCounts = { change: 0, same: 0, error: 0, warning: 0, restored: 0, kept: 0 };

const PIECE_BYTES = 256 * 1024;
/** Of one person, not applied: each may take some MB. */
const MAX_OPEN = 20;

export type Taken = {
  name: string;
  file: Uint8Array;
  sheet: Sheet;
  by: number | null;
  branches: readonly BranchNames[];
};

/** Keeps the file and what was read of it, a batch at a time; the id. */
export async function storeSheet(db: Database, { name, file, sheet, by, branches }: Taken): Promise<number> {
  await dropForgotten(db, by);
  const { header, rows } = sheet;
  const known = await knownColumns(db, header, branches);
  // Of several prices none is taken before somebody has chosen.
  const prices = known ? [] : priceChoices(header);
  const found = known ?? matchColumns(header, branches);
  const columns = prices.length > 0 ? found.map((role) => (role === 'price' ? '' : role)) : found;
  const reading = { ...sheet.reading, is_known: known !== null, prices };
  const [made] = await db
    .insert(imports)
    .values({ name, header, columns, reading, rows: rows.length, counts: NO_COUNTS, createdBy: by })
    .returning({ id: imports.id });
  if (!made) throw new Error('The import was not stored');
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = JSON.stringify(rows.slice(at, at + BATCH));
    await db.execute(sql`insert into ${importRows} (import_id, line, cells, marks)
      select ${made.id}::int, line, cells, marks from jsonb_to_recordset(${batch}::jsonb) as given(line int, cells jsonb, marks text)`);
    await breathe();
  }
  for (let at = 0; at * PIECE_BYTES < file.length; at += 1) {
    const bytes = file.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES);
    await db.insert(importFiles).values({ importId: made.id, piece: at, bytes });
    await breathe();
  }
  await db.update(imports).set({ state: 'read' }).where(eq(imports.id, made.id));
  return made.id;
}

/** The file as it came; null: it was applied, or taken by a release that kept none. */
export async function readFile(db: Database, id: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  for (;;) {
    const [next] = await db
      .select({ bytes: importFiles.bytes })
      .from(importFiles)
      .where(and(eq(importFiles.importId, id), eq(importFiles.piece, pieces.length)));
    if (!next) return pieces.length > 0 ? Buffer.concat(pieces) : null;
    pieces.push(next.bytes);
    await breathe();
  }
}

/** The columns that somebody tried last for a file with the same head: suppliers send the same table again. null: none. */
async function knownColumns(
  db: Database,
  header: readonly string[],
  branches: readonly BranchNames[],
): Promise<ImportColumns | null> {
  if (header.every((title) => title === '')) return null;
  const [last] = await db
    .select({ columns: imports.columns })
    .from(imports)
    .where(and(sql`${imports.header} = ${JSON.stringify(header)}::jsonb`, gt(imports.check, 0)))
    .orderBy(desc(imports.id))
    .limit(1);
  const isOwn = (role: string) => !role.startsWith('stock:') || branches.some(({ id }) => role === `stock:${id}`);
  return last?.columns.map((role) => (isOwn(role) ? role : '')) ?? null;
}

const isOpen = notInArray(imports.state, ['applied', 'undone']);

/** What was never applied is of no use after a week, or once its owner has many newer ones. */
async function dropForgotten(db: Database, by: number | null): Promise<void> {
  await db.delete(imports).where(and(isOpen, lt(imports.createdAt, sql`now() - interval '7 days'`)));
  if (by === null) return;
  const newest = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(isOpen, eq(imports.createdBy, by)))
    .orderBy(desc(imports.id))
    .limit(MAX_OPEN - 1);
  await db.delete(imports).where(and(isOpen, eq(imports.createdBy, by), notInArray(imports.id, newest)));
}

/** Removes an import that another reading of its file has replaced, unless it was applied meanwhile. */
export const dropReplaced = (db: Database, id: number) => db.delete(imports).where(and(eq(imports.id, id), isOpen));

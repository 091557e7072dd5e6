import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BranchRef } from '#contract/common';
import { DESK_PAGE_SIZE, IMPORT_PAGE_SIZE } from '#contract/rules/deskLimits';
import type {
  Import,
  ImportColumns,
  ImportCounts,
  ImportList,
  ImportRow,
  ImportRows,
  ImportRowsQuery,
} from '#contract/stock';
import type { Database } from '../../platform/db/database';
import { parts } from '../../platform/db/schema/catalog';
import { inLanguage } from '../../platform/db/schema/columns';
import { branches } from '../../platform/db/schema/company';
import { importFiles, importRows, imports } from '../../platform/db/schema/imports';
import { staff } from '../../platform/db/schema/staff';
import type { Language } from '../../platform/language';
import { type BranchNames, matchColumns, priceChoices } from './headers';
import { breathe, type Sheet } from './sheet';

const SAMPLE = 5;
const by = alias(staff, 'by_staff');
const applier = alias(staff, 'applied_staff');
const undoer = alias(staff, 'undone_staff');

const read = (db: Database, which: SQL | undefined) =>
  db
    .select({
      one: imports,
      by: { id: by.id, name: by.name },
      applied: { id: applier.id, name: applier.name },
      undone: { id: undoer.id, name: undoer.name },
    })
    .from(imports)
    .leftJoin(by, eq(by.id, imports.createdBy))
    .leftJoin(applier, eq(applier.id, imports.appliedBy))
    .leftJoin(undoer, eq(undoer.id, imports.undoneBy))
    .where(which)
    .orderBy(desc(imports.id))
    .limit(DESK_PAGE_SIZE + 1);

const refOf = ({ one, by: maker, applied, undone }: Awaited<ReturnType<typeof read>>[number]) => ({
  id: one.id,
  name: one.name,
  state: one.state,
  check: one.check,
  share: one.share,
  rows: one.rows,
  counts: one.counts,
  created_at: one.createdAt.toISOString(),
  by: maker,
  applied_at: one.appliedAt?.toISOString() ?? null,
  applied_by: applied,
  undone_at: one.undoneAt?.toISOString() ?? null,
  undone_by: undone,
});

/** Returns a page of imports with ids below `before`, newest first. Omits imports that are still being stored. */
export async function listImports(db: Database, before: number | undefined): Promise<ImportList> {
  const isListed = ne(imports.state, 'reading');
  const found = await read(db, before === undefined ? isListed : and(isListed, lt(imports.id, before)));
  const items = found.slice(0, DESK_PAGE_SIZE).map(refOf);
  return { items, next: found.length > DESK_PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
}

/** Returns an import, or null. `branches`: branches whose stock the caller may import. */
export async function readImport(db: Database, id: number, branches: BranchRef[]): Promise<Import | null> {
  const [found] = await read(db, eq(imports.id, id));
  if (!found) return null;
  const sample = await db
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importId, id))
    .orderBy(asc(importRows.line))
    .limit(SAMPLE);
  const { header, columns, state } = found.one;
  const reading = state === 'applied' || state === 'undone' ? null : found.one.reading;
  return { ...refOf(found), header, columns, reading, branches, sample: sample.map(({ cells }) => cells) };
}

const filters: Record<NonNullable<ImportRowsQuery['show']>, SQL> = {
  change: eq(importRows.state, 'change'),
  same: eq(importRows.state, 'same'),
  error: eq(importRows.state, 'error'),
  warning: isNotNull(importRows.warning),
};

/** Returns a page of import rows after line number `after`, filtered by `show`, or null for an unknown import. */
export async function listImportRows(
  db: Database,
  id: number,
  { show, after = 0 }: ImportRowsQuery,
  language: Language,
): Promise<ImportRows | null> {
  const [one] = await db.select({ columns: imports.columns }).from(imports).where(eq(imports.id, id));
  if (!one) return null;
  const found = await db
    .select({ row: importRows, name: sql<string | null>`${inLanguage(parts.name, language)}` })
    .from(importRows)
    .leftJoin(parts, eq(parts.id, importRows.partId))
    .where(
      and(
        eq(importRows.importId, id),
        gt(importRows.line, after),
        show ? filters[show] : inArray(importRows.state, ['change', 'same', 'error']),
      ),
    )
    .orderBy(asc(importRows.line))
    .limit(IMPORT_PAGE_SIZE + 1);
  const places = await db.select({ id: branches.id, name: inLanguage(branches.name, language) }).from(branches);
  const nameOf = (branch: number) => String(places.find((place) => place.id === branch)?.name ?? branch);
  const items = found.slice(0, IMPORT_PAGE_SIZE).map(({ row, name }) => ({
    ...rowOf(row, name, one.columns),
    stock: row.stock.map(({ branch, before, after: then }) => ({ branch: nameOf(branch), before, after: then })),
  }));
  return { items, next: found.length > IMPORT_PAGE_SIZE ? (items.at(-1)?.line ?? null) : null };
}

function rowOf(
  row: typeof importRows.$inferSelect,
  name: string | null,
  columns: ImportColumns,
): Omit<ImportRow, 'stock'> {
  const cell = (role: ImportColumns[number]) => row.cells[columns.indexOf(role)] ?? '';
  return {
    line: row.line,
    part: row.partId !== null && name !== null ? { id: row.partId, name } : null,
    number: cell('number') || cell('id'),
    given: cell('price'),
    state: row.state ?? 'error',
    problem: row.problem,
    other_line: row.otherLine,
    warning: row.warning,
    price_before: row.priceBefore,
    price_after: row.priceAfter,
    undone: row.undone,
  };
}

/** Rows per statement. A larger batch would block the embedded database longer than a page request. */
export const BATCH = 125;

export const NO_COUNTS: ImportCounts = { change: 0, same: 0, error: 0, warning: 0, restored: 0, kept: 0 };

const PIECE_BYTES = 256 * 1024;
const MAX_OPEN = 20;

export type Taken = {
  name: string;
  file: Uint8Array;
  sheet: Sheet;
  by: number | null;
  branches: readonly BranchNames[];
};

/**
 * Stores a parsed sheet as a new import, in batches, and returns its id. Deletes abandoned imports of the same person.
 */
export async function storeSheet(db: Database, { name, file, sheet, by, branches }: Taken): Promise<number> {
  await deleteAbandoned(db, by);
  const { header, rows } = sheet;
  const known = await columnsOfSameHeader(db, header, branches);
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

/** Returns the uploaded file, or null after the import was applied. */
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

async function columnsOfSameHeader(
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

async function deleteAbandoned(db: Database, by: number | null): Promise<void> {
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

/** Deletes an import after its file was read again as a new import, unless it has been applied. */
export const dropReplaced = (db: Database, id: number) => db.delete(imports).where(and(eq(imports.id, id), isOpen));

import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BranchRef } from '../../../contract/desk/common';
import type {
  Import,
  ImportColumns,
  ImportList,
  ImportRow,
  ImportRows,
  ImportRowsQuery,
} from '../../../contract/desk/imports';
import { DESK_PAGE_SIZE, IMPORT_PAGE_SIZE } from '../../../contract/desk/limits';
import type { Database } from '../../db/database';
import { branches } from '../../db/schema/company';
import { importRows, imports } from '../../db/schema/imports';
import { inLanguage } from '../../db/schema/localized';
import { parts } from '../../db/schema/parts';
import { staff } from '../../db/schema/staff';
import type { Language } from '../../http/language';

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

/** Without those whose rows are still being stored, or never were. */
export async function listImports(db: Database, before: number | undefined): Promise<ImportList> {
  const isListed = ne(imports.state, 'reading');
  const found = await read(db, before === undefined ? isListed : and(isListed, lt(imports.id, before)));
  const items = found.slice(0, DESK_PAGE_SIZE).map(refOf);
  return { items, next: found.length > DESK_PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
}

/** `branches`: those whose stock the caller may import. */
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

/** null: there is no such import. */
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

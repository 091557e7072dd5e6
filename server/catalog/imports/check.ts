import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ImportColumns, ImportCounts } from '#contract/stock';
import type { Database } from '../../platform/db/database';
import { importRows, imports } from '../../platform/db/schema/imports';
import { ApiFailure } from '../../platform/http/errors';
import type { BranchNames } from './headers';
import { Judge, type Verdict } from './judge';
import { readParts } from './parts';
import { breathe } from './sheet';
import { BATCH, NO_COUNTS } from './store';

/** Dry run: stores the planned change of each row. Takes no locks, because `applyImport` detects concurrent edits. */
export async function checkImport(
  db: Database,
  id: number,
  columns: ImportColumns,
  branches: readonly BranchNames[],
): Promise<void> {
  refuseColumns(columns, branches);
  const check = await begin(db, id, columns);
  const judge = new Judge(await readParts(db), columns, branches);
  await eachRow(db, id, (row) => judge.add(row));
  const { verdicts } = judge;
  for (let at = 0; at < verdicts.length; at += BATCH) {
    const share = Math.floor((100 * at) / verdicts.length);
    await write(db, { id, check, share }, verdicts.slice(at, at + BATCH));
    await breathe();
  }
  const [done] = await db
    .update(imports)
    .set({ state: 'checked', share: 100, counts: countsOf(verdicts) })
    .where(and(eq(imports.id, id), eq(imports.check, check)))
    .returning({ id: imports.id });
  if (!done) throw new ApiFailure(409, 'conflict');
}

function refuseColumns(columns: ImportColumns, branches: readonly BranchNames[]): void {
  const used = columns.filter((role) => role !== '');
  const has = (role: string) => used.includes(role);
  const stock = used.filter((role) => role.startsWith('stock:')).map((role) => Number(role.slice(6)));
  const isRight =
    new Set(used).size === used.length &&
    (has('number') || has('id')) &&
    (has('price') || has('quantity') || stock.length > 0) &&
    has('branch') === has('quantity') &&
    stock.every((id) => branches.some((branch) => branch.id === id));
  if (!isRight) throw new ApiFailure(400, 'import_columns');
}

async function begin(db: Database, id: number, columns: ImportColumns): Promise<number> {
  const [begun] = await db
    .update(imports)
    .set({ columns, state: 'read', share: 0, check: sql`${imports.check} + 1`, counts: NO_COUNTS })
    .where(and(eq(imports.id, id), inArray(imports.state, ['read', 'checked', 'stale'])))
    .returning({ check: imports.check });
  if (begun) return begun.check;
  const isThere = (await db.$count(imports, eq(imports.id, id))) > 0;
  throw isThere ? new ApiFailure(409, 'conflict') : new ApiFailure(404, 'not_found');
}

async function eachRow(
  db: Database,
  id: number,
  work: (row: { line: number; cells: string[]; marks: string }) => void,
): Promise<void> {
  for (let after = 0; ; ) {
    const page = await db
      .select({ line: importRows.line, cells: importRows.cells, marks: importRows.marks })
      .from(importRows)
      .where(and(eq(importRows.importId, id), gt(importRows.line, after)))
      .orderBy(asc(importRows.line))
      .limit(2 * BATCH);
    for (const row of page) work(row);
    const last = page.at(-1);
    if (!last) return;
    after = last.line;
    await breathe();
  }
}

function write(
  db: Database,
  { id, check, share }: { id: number; check: number; share: number },
  verdicts: readonly Verdict[],
): Promise<void> {
  return db.transaction(async (tx) => {
    const [own] = await tx
      .update(imports)
      .set({ share })
      .where(and(eq(imports.id, id), eq(imports.check, check), eq(imports.state, 'read')))
      .returning({ id: imports.id });
    if (!own) throw new ApiFailure(409, 'conflict');
    await tx.execute(sql`
      update ${importRows} found set state = given.state, problem = given.problem, other_line = given.other_line, warning = given.warning,
        part_id = given.part_id, version = given.version, price_before = given.price_before, price_after = given.price_after, stock = given.stock
      from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) as given(line int, state text, problem text, other_line int,
        warning text, part_id int, version int, price_before numeric, price_after numeric, stock jsonb)
      where found.import_id = ${id} and found.line = given.line
        and found.line between ${verdicts[0]?.line ?? 0} and ${verdicts.at(-1)?.line ?? 0}`);
  });
}

function countsOf(verdicts: readonly Verdict[]): ImportCounts {
  const counts = { ...NO_COUNTS };
  for (const { state, warning } of verdicts) {
    counts[state] += 1;
    if (warning) counts.warning += 1;
  }
  return counts;
}

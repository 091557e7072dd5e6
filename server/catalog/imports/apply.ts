import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { parts, stock } from '../../platform/db/schema/catalog';
import { contentItems } from '../../platform/db/schema/content';
import { importFiles, importRows, imports } from '../../platform/db/schema/imports';

import { ApiFailure } from '../../platform/http/errors';
import { type Actor, recordAudit } from '../../staff/audit/record';
import { isInScope, type Scope } from '../../staff/scope';
import { writePrices } from '../content/prices';
import { changingContent } from '../content/publish';
import { eachBatch, prepare, stockOf, writeStock } from './prepare';

const BATCH_SIZE = 1_000;

type Doer = Actor & { scope: Scope };

/**
 * Applies all rows of a checked import. If a part has changed since the check, applies none and marks its row as an
 * error. @throws 403 for stock of a branch outside `scope`
 */
export async function applyImport(db: Database, id: number, check: number, { scope, ...actor }: Doer): Promise<void> {
  await prepare(db, id, 'checked');
  await changingContent(db, async (tx) => {
    const one = await lockImport(tx, id, scope);
    if (one.state === 'applied' && one.check === check) return;
    if (one.state !== 'checked' || one.check !== check || one.counts.change === 0)
      throw new ApiFailure(409, 'conflict');
    let stale = 0;
    await eachBatch(tx, id, BATCH_SIZE, async (rows) => {
      await lockItems(tx, rows);
      stale += await recordStale(tx, rows);
    });
    if (stale > 0) {
      const counts = { ...one.counts, change: one.counts.change - stale, error: one.counts.error + stale };
      await tx.update(imports).set({ state: 'stale', counts }).where(eq(imports.id, id));
      return;
    }
    await eachBatch(tx, id, BATCH_SIZE, async (rows) => {
      const priced = sql`select found.part_id as item_id, found.price_after as price, found.base from ${importRows} found
        where ${rows} and found.price_after <> found.price_before`;
      await writePrices(tx, 'parts', priced, actor);
      const counted = sql`select found.part_id, given.branch, given.after - given.before as change
        from ${importRows} found, ${stockOf('found')} where ${rows}`;
      await writeStock(tx, counted, 'import', actor);
    });
    await tx
      .update(imports)
      .set({ state: 'applied', appliedBy: actor.staffId, appliedAt: sql`now()` })
      .where(eq(imports.id, id));
    await tx.delete(importFiles).where(eq(importFiles.importId, id));
    const after = { rows: one.counts.change };
    await recordAudit(tx, actor, { thing: 'import', action: 'applied', thingId: id, name: one.name, after });
  });
}

/** Undoes an import: restores former prices and stock, except those that have changed since. */
export async function undoImport(db: Database, id: number, { scope, ...actor }: Doer): Promise<void> {
  await prepare(db, id, 'applied');
  await changingContent(db, async (tx) => {
    const one = await lockImport(tx, id, scope);
    if (one.state === 'undone') return;
    if (one.state !== 'applied') throw new ApiFailure(409, 'conflict');
    await eachBatch(tx, id, BATCH_SIZE, async (rows) => {
      await lockItems(tx, rows);
      await recordUndone(tx, rows);
      const priced = sql`select found.part_id as item_id, found.price_before as price, found.base from ${importRows} found
        where ${rows} and found.undone in ('restored', 'stock_kept') and found.price_after <> found.price_before`;
      await writePrices(tx, 'parts', priced, actor);
      const counted = sql`select found.part_id, given.branch, given.before - given.after as change
        from ${importRows} found, ${stockOf('found')} where ${rows} and not ${hasMoved(sql`given.after`, sql`given.before`)}`;
      await writeStock(tx, counted, 'import_undo', actor);
    });
    const restored = await tx.$count(importRows, and(eq(importRows.importId, id), eq(importRows.undone, 'restored')));
    const kept = one.counts.change - restored;
    const counts = { ...one.counts, restored, kept };
    await tx
      .update(imports)
      .set({ state: 'undone', undoneBy: actor.staffId, undoneAt: sql`now()`, counts })
      .where(eq(imports.id, id));
    const after = { restored, kept };
    await recordAudit(tx, actor, { thing: 'import', action: 'undone', thingId: id, name: one.name, after });
  });
}

async function lockImport(tx: Database, id: number, scope: Scope) {
  const [one] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!one) throw new ApiFailure(404, 'not_found');
  const { rows } = await queryRows<{ branch: number }>(
    tx,
    { branch: 'number' },
    sql`select distinct given.branch
    from ${importRows} found, ${stockOf('found')} where found.import_id = ${id} and found.state = 'change' and found.stock <> '[]'`,
  );
  if (rows.some(({ branch }) => !isInScope(scope, branch))) throw new ApiFailure(403, 'foreign_branch');
  return one;
}

const hasMoved = (now: SQL, then: SQL): SQL => sql`(
  not exists (select from branches where branches.id = given.branch) or
  coalesce((select there.on_hand from ${stock} there where there.part_id = found.part_id and there.branch_id = given.branch), 0) <> ${now} or
  coalesce((select there.reserved from ${stock} there where there.part_id = found.part_id and there.branch_id = given.branch), 0) > ${then})`;

async function lockItems(tx: Database, rows: SQL): Promise<void> {
  await tx.execute(sql`select from ${contentItems} item where item.kind = 'parts'
    and item.item_id in (select found.part_id from ${importRows} found where ${rows}) for update`);
}

const standsAt = (price: SQL, more: SQL): SQL => sql`exists (
  select from ${parts} part join ${contentItems} item on item.kind = 'parts' and item.item_id = part.id
  where part.id = found.part_id and part.price = ${price} and item.draft is null and ${more})`;

async function recordStale(tx: Database, rows: SQL): Promise<number> {
  const stale = await tx.execute(sql`
    update ${importRows} found set state = 'error', problem = 'changed', warning = null where ${rows} and (
      not exists (select from ${parts} part where part.id = found.part_id)
      or (found.price_after <> found.price_before and not ${standsAt(sql`found.price_before`, sql`item.version = found.version`)})
      or exists (select from ${stockOf('found')} where ${hasMoved(sql`given.before`, sql`given.after`)}))
    returning line`);
  return stale.rows.length;
}

async function recordUndone(tx: Database, rows: SQL): Promise<void> {
  await tx.execute(sql`
    update ${importRows} found set undone = case
      when found.price_after <> found.price_before and not ${standsAt(sql`found.price_after`, sql`true`)} then 'kept'
      when exists (select from ${stockOf('found')} where ${hasMoved(sql`given.after`, sql`given.before`)}) then 'stock_kept'
      else 'restored' end
    where ${rows}`);
}

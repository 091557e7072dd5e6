import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { contentItems, contentVersions } from '../../db/schema/content';
import { importRows, imports } from '../../db/schema/imports';
import { parts } from '../../db/schema/parts';
import { ApiFailure } from '../../http/errors';
import { type Actor, noteAudit } from '../audit/note';
import { changingContent } from '../content/publish';
import { publishedValue } from './publishedValue';

/** Does what the dry run of this number has shown: all of it, or nothing and the rows say which parts are no longer what they were. */
export async function applyImport(db: Database, id: number, check: number, actor: Actor): Promise<void> {
  await changingContent(db, async (tx) => {
    const one = await lockImport(tx, id);
    // Pressed twice.
    if (one.state === 'applied' && one.check === check) return;
    if (one.state !== 'checked' || one.check !== check || one.counts.change === 0)
      throw new ApiFailure(409, 'conflict');
    const rows = sql`${importRows} found where found.import_id = ${id} and found.state = 'change'`;
    await lockItems(tx, sql`select found.part_id from ${rows}`);
    const stale = await noteStale(tx, id);
    if (stale > 0) {
      const counts = { ...one.counts, change: one.counts.change - stale, error: one.counts.error + stale };
      await tx.update(imports).set({ state: 'stale', counts }).where(eq(imports.id, id));
      return;
    }
    await writePrices(tx, sql`select found.part_id, found.price_after as price from ${rows}`, actor);
    await tx
      .update(imports)
      .set({ state: 'applied', appliedBy: actor.staffId, appliedAt: sql`now()` })
      .where(eq(imports.id, id));
    const after = { rows: one.counts.change };
    await noteAudit(tx, actor, { thing: 'import', action: 'applied', thingId: id, name: one.name, after });
  });
}

/** Gives back what it took, where that is still there. A part whose price was changed since, or that has a draft, keeps what it has. */
export async function undoImport(db: Database, id: number, actor: Actor): Promise<void> {
  await changingContent(db, async (tx) => {
    const one = await lockImport(tx, id);
    if (one.state === 'undone') return;
    if (one.state !== 'applied') throw new ApiFailure(409, 'conflict');
    const ofThis = sql`found.import_id = ${id} and found.state = 'change'`;
    await lockItems(tx, sql`select found.part_id from ${importRows} found where ${ofThis}`);
    const { rows } = await tx.execute<{ undone: 'restored' | 'kept'; count: number }>(sql`
      with done as (
        update ${importRows} found set undone = case when exists (
            select from ${parts} part join ${contentItems} item on item.kind = 'parts' and item.item_id = part.id
            where part.id = found.part_id and part.price = found.price_after and item.draft is null
          ) then 'restored' else 'kept' end
        where ${ofThis} returning undone)
      select undone, count(*)::int as count from done group by undone`);
    const of = (undone: string) => rows.find((row) => row.undone === undone)?.count ?? 0;
    const [restored, kept] = [of('restored'), of('kept')];
    await writePrices(
      tx,
      sql`select found.part_id, found.price_before as price from ${importRows} found where ${ofThis} and found.undone = 'restored'`,
      actor,
    );
    await tx
      .update(imports)
      .set({
        state: 'undone',
        undoneBy: actor.staffId,
        undoneAt: sql`now()`,
        counts: { ...one.counts, restored, kept },
      })
      .where(eq(imports.id, id));
    const after = { restored, kept };
    await noteAudit(tx, actor, { thing: 'import', action: 'undone', thingId: id, name: one.name, after });
  });
}

async function lockImport(tx: Database, id: number) {
  const [one] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!one) throw new ApiFailure(404, 'not_found');
  return one;
}

/** How the parts stand at the desk: nobody begins a draft of one, or publishes it, until the transaction ends. */
async function lockItems(tx: Database, ids: SQL): Promise<void> {
  await tx.execute(sql`insert into ${contentItems} (kind, item_id)
    select 'parts', part.id from ${parts} part where part.id in (${ids}) on conflict do nothing`);
  await tx.execute(sql`select from ${contentItems} item where item.kind = 'parts' and item.item_id in (${ids})
    order by item.item_id for update`);
}

/** Marks the rows whose part is no longer what the dry run saw; how many. */
async function noteStale(tx: Database, id: number): Promise<number> {
  const stale = await tx
    .update(importRows)
    .set({ state: 'error', problem: 'changed', warning: null })
    .where(
      and(
        eq(importRows.importId, id),
        eq(importRows.state, 'change'),
        sql`not exists (select from ${parts} part join ${contentItems} item on item.kind = 'parts' and item.item_id = part.id
          where part.id = ${importRows.partId} and part.price = ${importRows.priceBefore}
            and item.version = ${importRows.version} and item.draft is null)`,
      ),
    )
    .returning({ line: importRows.line });
  return stale.length;
}

/** Publishes the prices, of `part_id` and `price`, as server/desk/content/publish.ts does that of one: with the version of before and the one of now. */
async function writePrices(tx: Database, given: SQL, { staffId }: Actor): Promise<void> {
  const value = publishedValue('parts');
  await tx.execute(sql`
    insert into ${contentVersions} (kind, item_id, number, value, hidden)
    select 'parts', ${parts.id}, 0, ${value}, ${parts.hidden} from ${parts}
    where ${parts.id} in (select part_id from (${given}) given)
      and not exists (select from ${contentVersions} kept where kept.kind = 'parts' and kept.item_id = ${parts.id})`);
  await tx.execute(sql`
    update ${parts} set price = given.price from (${given}) given where ${parts.id} = given.part_id`);
  await tx.execute(sql`
    insert into ${contentVersions} (kind, item_id, number, value, hidden, by)
    select 'parts', ${parts.id},
      (select max(kept.number) + 1 from ${contentVersions} kept where kept.kind = 'parts' and kept.item_id = ${parts.id}),
      ${value}, ${parts.hidden}, ${staffId}::int
    from ${parts} where ${parts.id} in (select part_id from (${given}) given)`);
  await tx.execute(sql`
    update ${contentItems} set version = version + 1, changed_by = ${staffId}::int, changed_at = now()
    where kind = 'parts' and item_id in (select part_id from (${given}) given)`);
}

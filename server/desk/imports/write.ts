import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { contentItems, contentVersions } from '../../db/schema/content';
import { parts } from '../../db/schema/parts';
import { stockMoves } from '../../db/schema/stock';
import type { Actor } from '../audit/note';
import type { StockReason } from '../stock/move';
import { publishedValue } from './publishedValue';

/** Publishes the prices, of `part_id` and `price`, as server/desk/content/publish.ts does that of one: with the version of before and the one of now. */
export async function writePrices(tx: Database, given: SQL, { staffId }: Actor): Promise<void> {
  const value = publishedValue('parts');
  await tx.execute(sql`
    insert into ${contentVersions} (kind, item_id, number, value, hidden)
    select 'parts', ${parts.id}, 0, ${value}, ${parts.hidden} from ${parts} join (${given}) given on given.part_id = ${parts.id}
    where not exists (select from ${contentVersions} kept where kept.kind = 'parts' and kept.item_id = ${parts.id})`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    update ${parts} set price = given.price from (${given}) given where ${parts.id} = given.part_id returning ${parts.id}`);
  if (rows.length === 0) return;
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb)::int)`;
  await tx.execute(sql`
    insert into ${contentVersions} (kind, item_id, number, value, hidden, by)
    select 'parts', ${parts.id},
      (select max(kept.number) + 1 from ${contentVersions} kept where kept.kind = 'parts' and kept.item_id = ${parts.id}),
      ${value}, ${parts.hidden}, ${staffId}::int
    from ${parts} where ${parts.id} in ${ids}`);
  await tx.execute(sql`
    update ${contentItems} set version = version + 1, changed_by = ${staffId}::int, changed_at = now()
    where kind = 'parts' and item_id in ${ids}`);
}

/** Moves stock as server/desk/stock/move.ts does, from rows of `part_id`, `branch` and `change`: a trigger keeps what is on hand. */
export async function writeStock(tx: Database, given: SQL, reason: StockReason, { staffId }: Actor): Promise<void> {
  await tx.execute(sql`
    insert into ${stockMoves} (part_id, branch_id, change, reason, staff_id)
    select given.part_id, given.branch, given.change, ${reason}, ${staffId}::int from (${given}) given where given.change <> 0`);
}

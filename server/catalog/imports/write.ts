import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { stockMoves } from '../../platform/db/schema/stock';
import type { Actor } from '../../staff/audit/record';
import type { StockReason } from '../stock/move';

/** What a row of that name changes, a branch a row. */
export const stockOf = (row: string): SQL =>
  sql`jsonb_to_recordset(${sql.identifier(row)}.stock) as given(branch int, before int, after int)`;

/** Moves stock as server/catalog/stock/move.ts does, from rows of `part_id`, `branch` and `change`: a trigger keeps what is on hand. */
export async function writeStock(tx: Database, given: SQL, reason: StockReason, { staffId }: Actor): Promise<void> {
  await tx.execute(sql`
    insert into ${stockMoves} (part_id, branch_id, change, reason, staff_id)
    select given.part_id, given.branch, given.change, ${reason}, ${staffId}::int from (${given}) given where given.change <> 0`);
}

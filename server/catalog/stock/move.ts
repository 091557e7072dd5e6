import { type SQL, sql } from 'drizzle-orm';
import type { STOCK_REASONS } from '#contract/rules/deskLimits';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { stock, stockMoves } from '../../platform/db/schema/catalog';

export type StockReason = (typeof STOCK_REASONS)[number];
export type Why = { reason: StockReason; staffId: number | null };
type Where = { part: number; branch: number };
export type StockMove = Where & { change: number; otherBranch?: number };
export type StockCount = Where & { onHand: number; seen?: number };
export type StockSet = Where & { before: number; after: number };

export class StockShort extends Error {}
export class StockFull extends Error {}
export class StockChanged extends Error {}

const lines = (given: readonly object[]): SQL => sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)`;

/**
 * Adds `change` to the stock of each part and branch. Call it within `changingContent`, because stock is public; the
 * caller records the audit entry and lets errors roll the transaction back. @throws StockShort, StockFull
 */
export async function moveStock(tx: Database, moves: readonly StockMove[], { reason, staffId }: Why): Promise<void> {
  const real = moves.filter(({ change }) => change !== 0);
  if (real.length === 0) return;
  try {
    await tx.execute(sql`insert into ${stockMoves} (part_id, branch_id, change, other_branch_id, reason, staff_id)
      select part, branch, change, "otherBranch", ${reason}, ${staffId}::int
      from ${lines(real)} as move(part int, branch int, change int, "otherBranch" int)`);
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string } };
    if (cause?.constraint === 'stock_is_there') throw new StockShort();
    if (cause?.constraint === 'stock_has_room') throw new StockFull();
    throw error;
  }
}

/** Sets the stock to counted numbers and returns the changes. @throws StockShort, StockFull, StockChanged */
export async function setOnHand(tx: Database, counts: readonly StockCount[], why: Why): Promise<StockSet[]> {
  const { rows } = await queryRows<StockSet & { seen: number | null }>(
    tx,
    { part: 'number', branch: 'number', before: 'number', after: 'number', seen: 'number?' },
    sql`
    select part, branch, seen, coalesce(${stock.onHand}, 0) as before, "onHand" as after
    from ${lines(counts)} as given(part int, branch int, "onHand" int, seen int)
    left join ${stock} on ${stock.partId} = part and ${stock.branchId} = branch`,
  );
  if (rows.some(({ seen, before }) => seen !== null && seen !== before)) throw new StockChanged();
  const changed = rows.filter(({ before, after }) => before !== after);
  await moveStock(
    tx,
    changed.map(({ part, branch, before, after }) => ({ part, branch, change: after - before })),
    why,
  );
  return changed.map(({ part, branch, before, after }) => ({ part, branch, before, after }));
}

import { type SQL, sql } from 'drizzle-orm';
import type { STOCK_REASONS } from '#contract/rules/deskLimits';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { stock, stockMoves } from '../../platform/db/schema/catalog';

/**
 * How stock is written, by whoever writes it: within `changingContent`, because what is in stock is content. One statement however many lines.
 *
 *   await changingContent(db, async (tx) => {
 *     const set = await setOnHand(tx, [{ part, branch, onHand: 4, seen: 3 }], { reason: 'import', staffId });
 *     await moveStock(tx, [{ part, branch, change: -1 }], { reason: 'sale', staffId });
 *   });
 *
 * `setOnHand` says what a count has found and returns the lines that it changed, with what was there before. Both throw StockShort where less
 * would be left than is reserved and StockFull where more would be there than STOCK_MAX, setOnHand StockChanged where there is another number than `seen`: the transaction is to be given up. Parts and
 * branches must be there. The audit is the caller's (one entry an act), as is `app.contentVersion({ fresh: true })` after the commit.
 */
export type StockReason = (typeof STOCK_REASONS)[number];
/** `staffId` null: nobody of the desk. */
export type Why = { reason: StockReason; staffId: number | null };
type Where = { part: number; branch: number };
export type StockMove = Where & { change: number; otherBranch?: number };
export type StockCount = Where & { onHand: number; seen?: number };
export type StockSet = Where & { before: number; after: number };

/** More is taken than is there and not reserved. */
export class StockShort extends Error {}
/** More would be there than STOCK_MAX. */
export class StockFull extends Error {}
/** It is another number by now than the caller has seen. */
export class StockChanged extends Error {}

const lines = (given: readonly object[]): SQL => sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)`;

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

/** The same line twice is a mistake of the caller's. */
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

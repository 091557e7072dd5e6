import { sql } from 'drizzle-orm';
import { moveStock, type StockMove } from '../catalog/stock/move';
import type { Database } from '../platform/db/database';
import { stock } from '../platform/db/schema/stock';
import { branches } from './content/branches';
import { parts } from './content/parts/parts';

/** What the demo's branches have: of each part that is in stock a few at two to five of them, most in the first one. */
export const demoStock = (): StockMove[] =>
  parts
    .filter(({ inStock }) => inStock)
    .flatMap(({ id }) =>
      Array.from({ length: 2 + (id % 4) }, (_, turn) => ({
        part: id,
        branch: branches[turn === 0 && id % 3 > 0 ? 0 : (id * 5 + turn * 3) % branches.length]?.id ?? 1,
        change: turn === 0 ? 2 + (id % 11) : 1 + ((id + turn) % 4),
      })),
    );

/** Before the parts are replaced: the moves stay, so that what is there has to go by one as well. */
export async function takeStockOut(tx: Database): Promise<void> {
  const { rows } = await tx.execute<StockMove>(
    sql`select part_id as part, branch_id as branch, -on_hand as change from ${stock} where on_hand > 0`,
  );
  await moveStock(tx, rows, { reason: 'opening', staffId: null });
}

export const seedStock = (tx: Database): Promise<void> =>
  moveStock(tx, demoStock(), { reason: 'opening', staffId: null });

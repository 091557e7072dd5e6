import { and, eq, gt, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { parts, stock, stockMoves } from '../../platform/db/schema/catalog';
import { branches } from '../../platform/db/schema/company';
import { contentItems, contentVersions } from '../../platform/db/schema/content';
import { importRows, imports } from '../../platform/db/schema/imports';

import type { Actor } from '../../staff/audit/record';
import { storeFirstVersion } from '../content/prices';
import { changingContent, publishedValue } from '../content/publish';
import type { StockReason } from '../stock/move';
import { breathe } from './sheet';
import { BATCH } from './store';

export const stockOf = (row: string): SQL =>
  sql`jsonb_to_recordset(${sql.identifier(row)}.stock) as given(branch int, before int, after int)`;

/** Inserts stock movements from rows of `part_id`, `branch` and `change`. A trigger updates the stock. */
export async function writeStock(tx: Database, given: SQL, reason: StockReason, { staffId }: Actor): Promise<void> {
  await tx.execute(sql`
    insert into ${stockMoves} (part_id, branch_id, change, reason, staff_id)
    select given.part_id, given.branch, given.change, ${reason}, ${staffId}::int from (${given}) given where given.change <> 0`);
}

/** Calls `work` for each batch of at most `most` import rows to apply, with an SQL condition that selects the batch. */
export async function eachBatch(
  db: Database,
  id: number,
  most: number,
  work: (rows: SQL) => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const batch = db
      .select({ line: importRows.line })
      .from(importRows)
      .where(and(eq(importRows.importId, id), eq(importRows.state, 'change'), gt(importRows.line, after)))
      .orderBy(importRows.line)
      .limit(most)
      .as('batch');
    const [found] = await db.select({ last: max(batch.line) }).from(batch);
    const last = found?.last ?? null;
    if (last === null) return;
    await work(
      sql`found.import_id = ${id} and found.state = 'change' and found.line > ${after} and found.line <= ${last}`,
    );
    after = last;
    await breathe();
  }
}

/**
 * Stores missing first versions and zero stock before the final transaction, which blocks the embedded database and
 * must be short.
 */
export async function prepare(db: Database, id: number, state: 'checked' | 'applied'): Promise<void> {
  const [one] = await db.select({ state: imports.state }).from(imports).where(eq(imports.id, id));
  if (one?.state !== state) return;
  await eachBatch(db, id, BATCH, (rows) =>
    changingContent(db, async (tx) => {
      const ids = (which: SQL) => sql`select found.part_id from ${importRows} found where ${rows} and ${which}`;
      const isPriced = sql`found.price_after <> found.price_before`;
      await tx.execute(sql`insert into ${contentItems} (kind, item_id)
        select 'parts', ${parts.id} from ${parts} where ${parts.id} in (${ids(sql`true`)}) on conflict do nothing`);
      await tx.execute(sql`insert into ${stock} (part_id, branch_id)
        select ${parts.id}, ${branches.id} from ${importRows} found, ${stockOf('found')}, ${parts}, ${branches}
        where ${rows} and ${parts.id} = found.part_id and ${branches.id} = given.branch on conflict do nothing`);
      await storeFirstVersion(tx, 'parts', ids(isPriced));
      await tx.execute(sql`update ${importRows} found set base = (
          select last.number from ${parts}, (select kept.number, kept.value from ${contentVersions} kept
            where kept.kind = 'parts' and kept.item_id = found.part_id and kept.base is null order by kept.number desc limit 1) last
          where ${parts.id} = found.part_id and last.value - 'price' = ${publishedValue('parts')} - 'price')
        where ${rows} and ${isPriced}`);
    }),
  );
}

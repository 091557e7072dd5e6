import { createHash } from 'node:crypto';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { hasContent, modeOf } from '../platform/db/databaseMode';
import { contentItems, contentVersions, seededContent } from '../platform/db/schema/content';

import { auditEntries } from '../platform/db/schema/desk';
import { stock, stockMoves } from '../platform/db/schema/stock';
import { customers } from './content/customers';
import { seedCustomers } from './customers';
import { articleRows } from './rows/articles';
import { companyRows } from './rows/company';
import { goodsRows } from './rows/goods';
import { pageBlockRows } from './rows/pageBlocks';
import type { RowSet } from './rows/rowSet';
import { demoStock, seedStock, takeStockOut } from './stock';
import { typeset } from './typeset';

/** Any number will do, as long as nothing else in the database takes it. */
const seedLock = 7_305_522;

export type SeedOptions = {
  /** Hears what is being written. */
  onProgress?: (text: string) => void;
  /** Whether the customers come too whose password everybody can read: nothing for a production. */
  withCustomers?: boolean;
};

/**
 * Puts the demo content in, in one transaction, into an empty database or a demo's; does nothing when this very content was put in before.
 * Changed content replaces what is there; brands, models and branches are updated, since customers' cars and requests point to them;
 * customers stay. What was changed at the desk is left alone with all the rest. False where the database has content of its own, which is left
 * alone as well.
 */
export async function seed(
  db: Database,
  { onProgress = () => {}, withCustomers = true }: SeedOptions = {},
): Promise<boolean> {
  const sets = [...goodsRows(), ...articleRows(), ...companyRows(), ...pageBlockRows()].map((set) => ({
    ...set,
    rows: typeset(set.rows),
  }));
  const hash = createHash('sha256')
    .update(JSON.stringify([sets.map(({ table, rows }) => [getTableName(table), rows]), customers, demoStock()]))
    .digest('hex');
  if (await isSeeded(db, hash)) return true;
  return db.transaction(async (tx) => {
    // Servers that start at once on one PostgreSQL: the others wait, then find the work done.
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    // As whoever publishes does: the triggers of what is written below end at this row.
    await tx.execute(sql`select from content_version for update`);
    if (await isSeeded(tx, hash)) return true;
    if ((await modeOf(tx)) !== 'demo' && (await hasContent(tx))) return false;
    if (await isChangedAtDesk(tx)) {
      onProgress('Content was changed at the desk and stays: the demo content of this release is left out');
      return true;
    }
    const replaced = sets.filter(({ keep }) => !keep).map(({ table }) => table);
    await takeStockOut(tx);
    await tx.execute(sql`truncate ${sql.join([...replaced, stock], sql`, `)}`);
    for (const [index, set] of sets.entries()) {
      onProgress(`${index + 1}/${sets.length}: ${getTableName(set.table)}, ${set.rows.length}`);
      await write(tx, set);
    }
    await seedStock(tx);
    if (withCustomers) await seedCustomers(tx);
    await tx
      .insert(seededContent)
      .values({ id: 1, hash })
      .onConflictDoUpdate({ target: seededContent.id, set: { hash } });
    return true;
  });
}

/** From then on the content is somebody's work. */
async function isChangedAtDesk(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ changed: boolean }>(sql`select
    exists (select from ${contentVersions}) or exists (select from ${contentItems} where draft is not null)
      or exists (select from ${stockMoves} where staff_id is not null)
      or exists (select from ${auditEntries} where thing = 'content' and action = 'ordered') as changed`);
  return rows[0]?.changed === true;
}

async function isSeeded(db: Database, hash: string): Promise<boolean> {
  const [row] = await db.select({ hash: seededContent.hash }).from(seededContent).where(eq(seededContent.id, 1));
  return row?.hash === hash;
}

async function write(tx: Database, { table, rows, keep }: RowSet): Promise<void> {
  if (rows.length === 0) return;
  const { id, ...columns } = getTableColumns(table);
  const insert = tx.insert(table).values(rows);
  if (keep && id) {
    const set = Object.fromEntries(
      Object.entries(columns).map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
    );
    await insert.onConflictDoUpdate({ target: id, set });
  } else await insert;
  // The content brings its own ids: the next one that the database gives must not be taken.
  if (id) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
    );
  }
}

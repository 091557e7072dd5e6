import { createHash } from 'node:crypto';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { seededContent } from '../db/schema/contentState';
import { customers } from './content/customers';
import { seedCustomers } from './customers';
import { articleRows } from './rows/articles';
import { companyRows } from './rows/company';
import { goodsRows } from './rows/goods';
import { pageRows } from './rows/pages';
import type { RowSet } from './rows/rowSet';
import { typeset } from './typeset';

/** Any number will do, as long as nothing else in the database takes it. */
const seedLock = 7_305_522;

/**
 * Puts the demo content in, in one transaction; does nothing when this very content was put in before. Changed content
 * replaces what is there; brands, models and branches are updated, since customers' cars and requests point to them; customers stay.
 * `onProgress` hears what is being written.
 */
export async function seed(db: Database, onProgress: (text: string) => void = () => {}): Promise<void> {
  const sets = [...goodsRows(), ...articleRows(), ...companyRows(), ...pageRows()].map((set) => ({
    ...set,
    rows: typeset(set.rows),
  }));
  const hash = createHash('sha256')
    .update(JSON.stringify([sets.map(({ table, rows }) => [getTableName(table), rows]), customers]))
    .digest('hex');
  if (await isSeeded(db, hash)) return;
  await db.transaction(async (tx) => {
    // Servers that start at once on one PostgreSQL: the others wait, then find the work done.
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await isSeeded(tx, hash)) return;
    const replaced = sets.filter(({ keep }) => !keep).map(({ table }) => table);
    await tx.execute(sql`truncate ${sql.join(replaced, sql`, `)}`);
    for (const [index, set] of sets.entries()) {
      onProgress(`${index + 1}/${sets.length}: ${getTableName(set.table)}, ${set.rows.length}`);
      await write(tx, set);
    }
    await seedCustomers(tx);
    await tx
      .insert(seededContent)
      .values({ id: 1, hash })
      .onConflictDoUpdate({ target: seededContent.id, set: { hash } });
  });
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

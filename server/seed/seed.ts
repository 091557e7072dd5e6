import { createHash } from 'node:crypto';
import { eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import { isLocalized } from '#contract/content/fields';
import { typesetText } from '#contract/content/warnings';
import { storeConsent } from '../accounts/consents';
import { createCustomer, findAccount } from '../accounts/customers';
import { moveStock, type StockMove } from '../catalog/stock/move';
import type { Database } from '../platform/db/database';
import { hasContent, modeOf } from '../platform/db/databaseMode';
import { cars, users } from '../platform/db/schema/accounts';
import { stock, stockMoves } from '../platform/db/schema/catalog';
import { contentItems, contentVersions, seededContent } from '../platform/db/schema/content';
import { auditEntries } from '../platform/db/schema/desk';
import { branches } from './content/branches';
import { customers } from './content/customers';
import { personalData } from './content/documents/personalData';
import { models } from './content/models';
import { parts } from './content/parts/parts';
import { articleRows, companyRows, goodsRows, idsBySlug, pageBlockRows, type RowSet } from './rows';

/** Puts in the demo customers that are not there: what a visitor of the demo has changed stays. */
async function seedCustomers(tx: Database): Promise<void> {
  const modelId = idsBySlug(models);
  for (const { cars: garage, ...person } of customers) {
    if (await findAccount(tx, person.phone)) continue;
    const { id: userId } = await createCustomer(tx, person);
    await storeConsent(tx, { userId, version: personalData.version, language: 'ru' });
    const rows = garage.map(({ model, ...car }) => ({ ...car, userId, modelId: modelId(model) }));
    if (rows.length > 0) await tx.insert(cars).values(rows);
  }
}

/** With their cars and sessions: everybody knows their password. */
export async function removeDemoCustomers(tx: Database): Promise<void> {
  const phones = customers.map(({ phone }) => phone);
  await tx.delete(users).where(inArray(users.phone, phones));
}

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
async function takeStockOut(tx: Database): Promise<void> {
  const { rows } = await tx.execute<StockMove>(
    sql`select part_id as part, branch_id as branch, -on_hand as change from ${stock} where on_hand > 0`,
  );
  await moveStock(tx, rows, { reason: 'opening', staffId: null });
}

const seedStock = (tx: Database): Promise<void> => moveStock(tx, demoStock(), { reason: 'opening', staffId: null });

/** Columns and fields that hold running text. Names stay as they are written: people search and copy them. */
const RUNNING = new Set(['info', 'description', 'answer', 'body']);

/**
 * The rows with no-break spaces where the rules of both languages want them. The content is written with plain spaces, which an
 * editor can see.
 */
export const typeset = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(typeset) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    RUNNING.has(key) && isLocalized(inner) ? { ru: typesetText(inner.ru), uz: typesetText(inner.uz) } : typeset(inner),
  ]);
  return Object.fromEntries(entries) as Value;
};

/** Any number will do, as long as nothing else in the database takes it. */
const seedLock = 7_305_522;

type SeedOptions = {
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

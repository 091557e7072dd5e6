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

/** Deletes the demo customers, whose password is public. */
export async function removeDemoCustomers(tx: Database): Promise<void> {
  const phones = customers.map(({ phone }) => phone);
  await tx.delete(users).where(inArray(users.phone, phones));
}

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

/** Stock movements are append-only, so stock is removed by an opposite movement. */
async function clearStock(tx: Database): Promise<void> {
  const { rows } = await tx.execute<StockMove>(
    sql`select part_id as part, branch_id as branch, -on_hand as change from ${stock} where on_hand > 0`,
  );
  await moveStock(tx, rows, { reason: 'opening', staffId: null });
}

const seedStock = (tx: Database): Promise<void> => moveStock(tx, demoStock(), { reason: 'opening', staffId: null });

/** Fields that get no-break spaces. Names keep plain spaces, because they are searched and copied. */
const RUNNING_TEXT_FIELDS = new Set(['info', 'description', 'answer', 'body']);

/** Inserts no-break spaces into running text. Sources use plain spaces, because editors do not show the difference. */
export const typeset = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(typeset) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    RUNNING_TEXT_FIELDS.has(key) && isLocalized(inner)
      ? { ru: typesetText(inner.ru), uz: typesetText(inner.uz) }
      : typeset(inner),
  ]);
  return Object.fromEntries(entries) as Value;
};

const seedLock = 7_305_522;

type SeedOptions = {
  onProgress?: (text: string) => void;
  /** False in production, because demo customers have public passwords. */
  withCustomers?: boolean;
};

/**
 * Seeds an empty or demo database in one transaction. Keeps customer data, and all content if the desk has changed any.
 * Returns false for a database with other content.
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
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    // The lock of publishing, which the triggers of content tables require.
    await tx.execute(sql`select from content_version for update`);
    if (await isSeeded(tx, hash)) return true;
    if ((await modeOf(tx)) !== 'demo' && (await hasContent(tx))) return false;
    if (await isChangedAtDesk(tx)) {
      onProgress('Content was changed at the desk and stays: the demo content of this release is left out');
      return true;
    }
    const replaced = sets.filter(({ keep }) => !keep).map(({ table }) => table);
    await clearStock(tx);
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
  if (id) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
    );
  }
}

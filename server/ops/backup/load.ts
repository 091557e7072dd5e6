import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { type Table, tablesOf } from './catalog';
import { readBackup } from './format';

const batchRows = 500;
const batchLength = 4_000_000;

/**
 * Loads a backup into a fresh schema without triggers. Foreign keys are dropped until the end, because tables reference
 * each other and themselves.
 */
export async function loadBackup(tx: Database, path: string): Promise<void> {
  const names = (await tablesOf(tx)).map(({ name }) => sql.identifier(name));
  const keys = await dropForeignKeys(tx);
  for (const name of names) await tx.execute(sql`alter table ${name} disable trigger user`);
  // Removes rows that migrations have inserted.
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
  let table: Table | undefined;
  let lines: string[] = [];
  let length = 0;
  const insert = async () => {
    if (table && lines.length > 0) await insertRows(tx, table, lines);
    lines = [];
    length = 0;
  };
  await readBackup(path, {
    async table(next) {
      await insert();
      table = next;
    },
    async row(line) {
      lines.push(line);
      length += line.length;
      if (lines.length >= batchRows || length >= batchLength) await insert();
    },
  });
  await insert();
  for (const name of names) await tx.execute(sql`alter table ${name} enable trigger user`);
  for (const statement of keys) await tx.execute(sql.raw(statement));
}

/** Rows are passed as JSON text, so that bigints and microseconds keep their precision. */
async function insertRows(tx: Database, { name, columns }: Table, lines: string[]): Promise<void> {
  const table = sql.identifier(name);
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`insert into ${table} (${listed}) overriding system value
    select ${listed} from jsonb_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::jsonb)`);
}

async function dropForeignKeys(tx: Database): Promise<string[]> {
  const { rows } = await queryRows<{ lose: string; restore: string }>(
    tx,
    { lose: 'text', restore: 'text' },
    sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as lose,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text, conname`,
  );
  for (const { lose } of rows) await tx.execute(sql.raw(lose));
  return rows.map(({ restore }) => restore);
}

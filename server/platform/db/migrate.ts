import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';
import { queryRows } from './queryRows';

const migrationLockKey = 7_305_521;

export const migrationsFolder = join(__dirname, 'migrations');

/**
 * Applies pending migrations in one transaction. Concurrent servers wait for each other.
 * @param upTo timestamp of the last migration to apply
 */
export async function migrate(
  db: Database,
  folder = migrationsFolder,
  upTo = Number.POSITIVE_INFINITY,
): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder }).filter((one) => one.folderMillis <= upTo);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLockKey})`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    const { rows } = await queryRows<{ newest: string | null }>(
      tx,
      { newest: 'text?' },
      sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
    );
    const newest = Number(rows[0]?.newest ?? 0);
    const pending = migrations.filter((migration) => migration.folderMillis > newest);
    for (const { sql: statements, hash, folderMillis } of pending) {
      for (const statement of statements) if (statement.trim()) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    }
    return pending.length;
  });
}

import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../../platform/db/database';
import { migrate, migrationsFolder } from '../../platform/db/migrate';
import { queryRows } from '../../platform/db/queryRows';
import { StartError } from '../../platform/startError';
import { dropAll, firstTableWithRows, tablesOf } from './catalog';
import { readBackup } from './format';
import { loadBackup } from './load';
import { type Digest, fixTextOutput, readRows } from './rows';

export type Restored = { made: string; tables: Record<string, Digest> };

/**
 * Restores a backup in one transaction and migrates it to this release.
 * Verifies the file first, and compares the written rows at the end.
 * @throws StartError for an invalid or newer file, or a non-empty database without `replace`
 */
export async function restore(db: Database, path: string, { replace = false } = {}): Promise<Restored> {
  const { made, schema, tables, sequences } = await readBackup(path);
  const known = readMigrationFiles({ migrationsFolder }).some(({ folderMillis }) => folderMillis === schema);
  if (!known)
    throw new StartError(`${path} was made by a newer release. Restore it with that release. Nothing was changed`);
  await db.transaction(async (tx) => {
    await fixTextOutput(tx);
    const occupied = await firstTableWithRows(tx);
    if (occupied && !replace) {
      throw new StartError(
        `The database is not empty (table ${occupied}). Use --replace to replace it. Nothing was changed`,
      );
    }
    const version = occupied ? await contentVersion(tx) : 0;
    if (version === null)
      throw new StartError(`The database is not this site's (table ${occupied}). Nothing was changed`);
    await dropAll(tx);
    await migrate(tx, migrationsFolder, schema);
    await loadBackup(tx, path);
    for (const [name, { value, called }] of Object.entries(sequences)) {
      await tx.execute(sql`select setval(${`public."${name}"`}::regclass, ${value}::bigint, ${called}::boolean)`);
    }
    await compare(tx, tables);
    await migrate(tx);
    // Running servers cache pages by content version, so it must exceed both versions.
    if (occupied) await tx.execute(sql`update content_version set version = greatest(version, ${version}::bigint) + 1`);
  });
  return { made, tables };
}

async function contentVersion(tx: Database): Promise<string | null> {
  const { rows: there } = await tx.execute(sql`select 1 where to_regclass('public.content_version') is not null`);
  if (there.length === 0) return null;
  const { rows } = await queryRows<{ version: string }>(
    tx,
    { version: 'text' },
    sql`select version::text as version from content_version`,
  );
  return rows[0]?.version ?? '0';
}

async function compare(tx: Database, expected: Record<string, Digest>): Promise<void> {
  for (const { name } of await tablesOf(tx)) {
    const { rows, sha256 } = await readRows(tx, name, () => {});
    if (expected[name]?.rows !== rows || expected[name].sha256 !== sha256) {
      throw new StartError(`Table ${name} differs from the backup. Nothing was changed`);
    }
  }
}

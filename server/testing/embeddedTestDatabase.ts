import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { openPGlite } from '../db/embedded';
import { migrate } from '../db/migrate';
import type { OpenDatabase } from '../db/open';
import { refreshSearch } from '../search/refresh';
import { seed } from '../seed/seed';
import { fingerprint } from './fingerprint';
import { onceAcrossWorkers } from './onceAcrossWorkers';

const cache = join(__dirname, '..', '..', '.cache');

/** A database in memory, migrated and seeded: unpacked from a snapshot that is made once for all workers and runs. */
export async function openEmbeddedTestDatabase(): Promise<OpenDatabase> {
  const client = await openPGlite({ loadDataDir: await testSnapshot() });
  const db = drizzle(client);
  return { db, patient: db, onLost: () => {}, close: () => client.close() };
}

/** The data folder of such a database, packed. */
export async function testSnapshot(): Promise<Blob> {
  const path = join(cache, `test-database-${fingerprint(join(__dirname, '..'))}.tar`);
  mkdirSync(cache, { recursive: true });
  await onceAcrossWorkers(
    `${path}.lock`,
    () => existsSync(path),
    () => makeSnapshot(path),
  );
  return new Blob([readFileSync(path)]);
}

async function makeSnapshot(path: string): Promise<void> {
  const client = await openPGlite();
  const db = drizzle(client);
  await migrate(db);
  await seed(db);
  await refreshSearch(db);
  const dump = await client.dumpDataDir('none');
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
  await client.close();
  forgetOldSnapshots();
}

/** 40 MB each, one for every change of migrations or seed. Fresh ones may be another worker's. */
function forgetOldSnapshots(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name.startsWith('test-database-') && age > 10 * 60_000) rmSync(path, { recursive: true, force: true });
  }
}

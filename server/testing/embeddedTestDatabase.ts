import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { refreshSearch } from '../catalog/search/searchIndex';
import { openPGlite } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import type { OpenDatabase } from '../platform/db/open';
import { seed } from '../seed/seed';
import { fingerprint } from './fingerprint';
import { onceAcrossWorkers } from './onceAcrossWorkers';

const cache = join(__dirname, '..', '..', '.cache');

const startParams = [
  ...PGlite.defaultStartParams,
  ...['shared_buffers=16MB', 'min_wal_size=32MB', 'wal_recycle=off', 'wal_init_zero=off'].flatMap((one) => ['-c', one]),
];

interface UntouchedDatabase {
  unpack(snapshot: string, FS: PGlite['Module']['FS'], folder: string): void;
  take(snapshot: string): PGlite | undefined;
  keep(snapshot: string, client: PGlite): Promise<void>;
}

declare global {
  var requireOutside: NodeJS.Require | undefined;
}

/** Reuses a database to which the previous test wrote nothing: unpacking a snapshot takes a second of CPU. */
export async function openEmbeddedTestDatabase(): Promise<OpenDatabase> {
  const untouched = untouchedDatabase();
  const snapshot = snapshotPath();
  let client: PGlite | undefined =
    untouched.take(snapshot) ?? (await openPGlite({ fs: new Unpacked(await madeSnapshot()), startParams }));
  const before = await nextTransaction(client);
  const opened = (): PGlite => {
    if (!client) throw new Error('The database is closed');
    return client;
  };
  const db = drizzle(
    new Proxy(PGlite.prototype, {
      get(_none, name) {
        const value: unknown = Reflect.get(opened(), name);
        return typeof value === 'function' ? (value.bind(opened()) as unknown) : value;
      },
      set: (_none, name, value) => Reflect.set(opened(), name, value),
    }),
  );
  return {
    db,
    patient: db,
    onLost: () => {},
    async close() {
      const closing = client;
      client = undefined;
      if (!closing) return;
      const isUntouched = !closing.closed && (await nextTransaction(closing)) === before;
      if (!isUntouched) return closing.close();
      await closing.exec('discard all');
      await untouched.keep(snapshot, closing);
    },
  };
}

const untouchedDatabase = () =>
  (globalThis.requireOutside ?? require)(join(__dirname, 'untouchedDatabase.cjs')) as UntouchedDatabase;

async function nextTransaction(client: PGlite): Promise<string | undefined> {
  const { rows } = await client.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  return rows[0]?.next;
}

const snapshotPath = () => join(cache, `test-database-${fingerprint(join(__dirname, '..'))}.tar`);

export const testSnapshot = async (): Promise<Blob> => new Blob([readFileSync(await madeSnapshot())]);

async function madeSnapshot(): Promise<string> {
  const path = snapshotPath();
  mkdirSync(cache, { recursive: true });
  await onceAcrossWorkers(
    `${path}.lock`,
    () => existsSync(path),
    () => makeSnapshot(path),
  );
  return path;
}

class Unpacked extends MemoryFS {
  constructor(readonly snapshot: string) {
    super();
  }
  override async initialSyncFs(): Promise<void> {
    if (this.pg) untouchedDatabase().unpack(this.snapshot, this.pg.Module.FS, PGlite.paths.PGDATA);
  }
}

async function makeSnapshot(path: string): Promise<void> {
  const client = await openPGlite({ startParams });
  const db = drizzle(client);
  await migrate(db);
  await seed(db);
  await refreshSearch(db);
  await client.exec(`update pg_database set datistemplate = false`);
  for (const unused of ['template0', 'template1']) await client.exec(`drop database ${unused}`);
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
  await client.close();
  forgetOldSnapshots();
}

/** Deletes old snapshots (40 MB each). Another process may use recent ones. */
function forgetOldSnapshots(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name.startsWith('test-database-') && age > 10 * 60_000) rmSync(path, { recursive: true, force: true });
  }
}

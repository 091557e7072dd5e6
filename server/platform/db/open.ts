import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Config, databaseLimits } from '../config';
import { flushFolder, flushTree, restrictDataToOwner } from '../files';
import { StartError } from '../startError';
import { type Database, openPGlite } from './database';
import { watchDiskSpace } from './diskSpace';

import { FlushedFolder } from './flushedFolder';
import { lockFolder } from './lock';
import { openPostgres } from './postgres';

const LONG_JUMP = 100;

const hasStatus = (error: unknown, status: number) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === status;

/** PGlite hangs after a panic of PostgreSQL or a WebAssembly trap, so the process exits. The next start replays WAL. */
function exitOnPanic({ Module: module }: PGlite): void {
  const once = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (error) {
      if (hasStatus(error, LONG_JUMP)) throw error;
      process.stderr.write(`The embedded database has ended, so the process exits: ${String(error)}\n`);
      process.exit(1);
    }
  };
}

export type OpenDatabase = {
  db: Database;
  patient: Database;
  onLost(listener: (error: Error) => void): void;
  close(): Promise<void>;
};

export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'database'>>,
): Promise<OpenDatabase> {
  return config.databaseUrl ? connectPostgres(config.databaseUrl, config.database) : openEmbedded(config.dataDir);
}

async function connectPostgres(connectionString: string, limits = databaseLimits()): Promise<OpenDatabase> {
  let onConnectionLost: (error: Error) => void = () => {};
  const { check, ...database } = openPostgres(connectionString, limits, (error) => onConnectionLost(error));
  try {
    await check();
  } catch (error) {
    await database.close();
    throw new StartError(
      `Cannot reach PostgreSQL at ${hostAndDatabase(connectionString)} (DATABASE_URL): ${reason(error)}`,
    );
  }
  return {
    ...database,
    onLost: (listener) => {
      onConnectionLost = listener;
    },
  };
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const lock = await lockFolder(dataDir);
  try {
    restrictDataToOwner(dataDir);
    const client = await openFlushed(dataDir);
    const db = drizzle(client);
    let endWatch = () => {};
    return {
      db,
      patient: db,
      onLost(listener) {
        endWatch();
        endWatch = watchDiskSpace(client, dataDir, listener);
      },
      async close() {
        endWatch();
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw new StartError(`Cannot open the embedded database in ${join(dataDir, 'db')}: ${reason(error)}`);
  }
}

async function openFlushed(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'db');
  const isNew = !existsSync(folder);
  const client = await openPGlite({ fs: new FlushedFolder(folder), startParams: FlushedFolder.startParams });
  exitOnPanic(client);
  if (isNew) {
    // PGlite creates the files of a new database without fsync.
    await flushTree(folder);
    flushFolder(dataDir);
  }
  return client;
}

function hostAndDatabase(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host || 'localhost'}${pathname}`;
}

function reason(error: unknown): string {
  // Connecting to a host with several addresses fails with an AggregateError, whose message is empty.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const text = first instanceof Error ? first.message : String(first);
  return text.split('\n')[0] ?? '';
}

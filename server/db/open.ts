import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Config } from '../config';
import { StartError } from '../startError';
import type { Database } from './database';
import { lockFolder } from './lock';

export type OpenDatabase = { db: Database; close(): Promise<void> };

const connectTimeoutMs = 5_000;
const connections = 10;

/**
 * PostgreSQL at `databaseUrl`, else the embedded database in `<dataDir>/db`, locked for this process until `close`.
 * Throws a StartError in one line: server unreachable, folder not writable or in use by another process.
 */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(config.dataDir);
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString, max: connections, connectionTimeoutMillis: connectTimeoutMs });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`Cannot reach PostgreSQL at ${placeOf(connectionString)} (DATABASE_URL): ${reason(error)}`);
  }
  return { db: drizzlePg(pool), close: () => pool.end() };
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const lock = lockFolder(dataDir);
  try {
    const client = await PGlite.create({ dataDir: join(dataDir, 'db') });
    return {
      db: drizzlePglite(client),
      async close() {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw new StartError(`Cannot open the embedded database in ${join(dataDir, 'db')}: ${reason(error)}`);
  }
}

/** The address without its user and password, for messages. */
function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host || 'localhost'}${pathname}`;
}

function reason(error: unknown): string {
  // A host with several addresses fails with one error for each and no message of its own.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const text = first instanceof Error ? first.message : String(first);
  return text.split('\n')[0] ?? '';
}

import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import type { Database } from './database';

export type StatementWatch = (text: string) => (error?: unknown) => void;

export type Client = { kind: 'embedded'; pglite: PGlite } | { kind: 'postgresql'; pool: Pool };

export function clientOf(db: Database): Client {
  const { $client } = db as unknown as { $client: PGlite | Pool };
  return 'totalCount' in $client ? { kind: 'postgresql', pool: $client } : { kind: 'embedded', pglite: $client };
}

type QueryClient = { query(...given: never[]): unknown };

function watched<Target extends QueryClient>(target: Target, watch: StatementWatch): Target['query'] {
  const query = target.query.bind(target) as (...given: unknown[]) => Promise<unknown>;
  const ask = async (...given: unknown[]) => {
    const [statement] = given;
    const end = watch(typeof statement === 'string' ? statement : String((statement as { text?: string }).text));
    try {
      const result = await query(...given);
      end();
      return result;
    } catch (error) {
      end(error);
      throw error;
    }
  };
  return ask;
}

/** Proxy for one transaction: the connection itself must not change, because the pool reuses it. */
const forTransaction = <Target extends QueryClient & object>(target: Target, watch: StatementWatch): Target => {
  const own: { query: unknown } = { query: watched(target, watch) };
  return new Proxy(target, {
    set: (_, name, value: unknown) => Reflect.set(name === 'query' ? own : target, name, value),
    get(_, name) {
      if (name === 'query') return own.query;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
};

export function watchStatements(db: Database, watch: StatementWatch): void {
  const client = clientOf(db);
  if (client.kind === 'embedded') {
    const { pglite } = client;
    const transaction = pglite.transaction.bind(pglite);
    pglite.query = watched(pglite, watch);
    pglite.transaction = ((work: (tx: Transaction) => Promise<unknown>) =>
      transaction((tx) => work(forTransaction(tx, watch)))) as typeof pglite.transaction;
    return;
  }
  const { pool } = client;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  pool.query = watched(pool, watch);
  // `pool.query`, which is already watched, calls `connect` with a callback; Drizzle's transactions call it without
  // one.
  pool.connect = (async (...given: unknown[]) =>
    given.length > 0
      ? connect(...given)
      : forTransaction((await connect()) as QueryClient, watch)) as typeof pool.connect;
}

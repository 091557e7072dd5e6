import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool, type PoolClient } from 'pg';
import type { Database } from './database';

/** Lets at most `most` callers in at once; the others wait in order. */
class Places {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  /** A place, and how to give it back. Throws `late()` when none gets free within `patienceMs`; 0 waits for as long as it takes. */
  async take(patienceMs: number, late: () => Error): Promise<() => void> {
    if (this.taken < this.most) this.taken += 1;
    // Whoever leaves hands the place over: it is never free in between.
    else await this.wait(patienceMs, late);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const next = this.waiting.shift();
      if (next) next();
      else this.taken -= 1;
    };
  }

  private wait(patienceMs: number, late: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.push(enter);
      if (patienceMs === 0) return;
      timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(late());
      }, patienceMs);
    });
  }
}

/** How much of PostgreSQL the process takes, and how long it waits for it; 0 seconds: for as long as it takes. */
export type DatabaseLimits = {
  connections: number;
  /** A new connection and a free one of the pool are waited for as long. */
  connectSeconds: number;
  statementSeconds: number;
  lockSeconds: number;
  /** Between two statements of one transaction. */
  idleTransactionSeconds: number;
};

/** A server that still runs ends a late statement itself, and says so: only a frozen one is given up by this side. */
const GRACE_MS = 1_000;

export type PostgresDatabase = {
  db: Database;
  patient: Database;
  check: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * A pool of connections that survives the loss of any of them; `onLost` hears why. `patient` has one connection without time-outs, for
 * migrations and the like. Does not connect by itself.
 */
export function openPostgres(
  connectionString: string,
  limits: DatabaseLimits,
  onLost: (error: Error) => void,
): PostgresDatabase {
  const connectMs = limits.connectSeconds * 1000;
  const statementMs = limits.statementSeconds * 1000;
  const pool = new Pool({
    connectionString,
    max: limits.connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // A setting of 0 is not sent at all, which poolers in front of PostgreSQL need that refuse such parameters.
    statement_timeout: statementMs,
    lock_timeout: limits.lockSeconds * 1000,
    idle_in_transaction_session_timeout: limits.idleTransactionSeconds * 1000,
    query_timeout: statementMs && statementMs + GRACE_MS,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its type does not say
    onConnect: withoutCompiling,
  });
  const patient = new Pool({ connectionString, max: 1, connectionTimeoutMillis: connectMs });
  for (const each of [pool, patient]) {
    // Without listeners a lost connection would end the process: the pool hears of its idle ones, whoever uses one of the others.
    each.on('error', onLost);
    each.on('connect', (client) => {
      client.on('error', onLost);
      endWhenSilent(client);
    });
  }
  return {
    db: withSafeTransactions(pool, limits),
    patient: drizzle(patient),
    check: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await Promise.all([pool.end(), patient.end()]);
    },
  };
}

/** Many small look-ups in one statement seem dear enough to be compiled, which takes twenty times as long as they do. */
const withoutCompiling = (client: ClientBase): Promise<unknown> => client.query('set jit = off');

/**
 * After `query_timeout` pg gives the statement up and keeps the connection, on which every later one would wait behind it. So it is
 * ended: what comes after fails at once, and the pool makes another.
 */
function endWhenSilent(client: PoolClient & { end?: () => Promise<void> }): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    const result = query(...given);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') void client.end?.();
      });
    }
    return result;
  };
  client.query = watched as typeof client.query;
}

/**
 * Drizzle never gives a connection back whose `begin` failed: a frozen server would cost the whole pool for good. And of the pool's
 * connections some are kept for single statements, by which pages are read: writers that wait for a lock cannot take them all.
 */
function withSafeTransactions(pool: Pool, { connections, connectSeconds }: DatabaseLimits): Database {
  const db = drizzle(pool);
  const places = new Places(Math.max(1, Math.floor(connections * 0.6)));
  const late = () => new Error('timeout exceeded when trying to connect: every place for a transaction is taken');
  db.transaction = async (work, options) => {
    const leave = await places.take(connectSeconds * 1000, late);
    try {
      const client = await pool.connect();
      try {
        return await drizzle(client).transaction(work, options);
      } finally {
        // The pool itself throws away one that is broken or ended.
        client.release();
      }
    } finally {
      leave();
    }
  };
  return db;
}

import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool, type PoolClient } from 'pg';
import type { Database } from './database';

class Places {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  /**
   *
   * @param patienceMs maximum wait, 0 for none
   * @throws late() after the maximum wait
   */
  async take(patienceMs: number, late: () => Error): Promise<() => void> {
    if (this.taken < this.most) this.taken += 1;
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

/** Seconds; 0 disables a timeout. */
export type DatabaseLimits = {
  connections: number;
  connectSeconds: number;
  statementSeconds: number;
  lockSeconds: number;
  idleTransactionSeconds: number;
};

/** The server itself ends late statements with an error. The client gives up later, on a frozen server. */
const GRACE_MS = 1_000;

export type PostgresDatabase = {
  db: Database;
  patient: Database;
  check: () => Promise<void>;
  close: () => Promise<void>;
};

/** Survives lost connections; `onLost` gets the reason. Connects lazily. */
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
    // A setting of 0 is not sent, because some poolers refuse these parameters.
    statement_timeout: statementMs,
    lock_timeout: limits.lockSeconds * 1000,
    idle_in_transaction_session_timeout: limits.idleTransactionSeconds * 1000,
    query_timeout: statementMs && statementMs + GRACE_MS,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, but its type lacks that
    onConnect: withoutCompiling,
  });
  const patient = new Pool({ connectionString, max: 1, connectionTimeoutMillis: connectMs });
  for (const each of [pool, patient]) {
    // Without listeners a lost connection would end the process. The pool handles only idle connections.
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

/** JIT compilation takes twenty times as long as these statements with many look-ups. */
const withoutCompiling = (client: ClientBase): Promise<unknown> => client.query('set jit = off');

/** After `query_timeout` pg keeps the connection, and later statements would wait behind the lost one. */
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
 * Drizzle never releases a connection whose `begin` failed.
 * Some connections are reserved for reads, or writers that wait for a lock could take all.
 */
function withSafeTransactions(pool: Pool, { connections, connectSeconds }: DatabaseLimits): Database {
  const db = drizzle(pool);
  const places = new Places(Math.max(1, Math.floor(connections * 0.6)));
  const late = () => new Error('timeout exceeded when trying to connect: all transaction places are in use');
  db.transaction = async (work, options) => {
    const leave = await places.take(connectSeconds * 1000, late);
    try {
      const client = await pool.connect();
      try {
        return await drizzle(client).transaction(work, options);
      } finally {
        client.release();
      }
    } finally {
      leave();
    }
  };
  return db;
}

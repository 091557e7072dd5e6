import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool, type PoolClient } from 'pg';
import type { Database } from './database';

class Semaphore {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  /**
   * Returns a function that releases the slot.
   * @param timeoutMs maximum wait; 0 waits without limit
   * @throws late() after the maximum wait
   */
  async acquire(timeoutMs: number, late: () => Error): Promise<() => void> {
    if (this.taken < this.limit) this.taken += 1;
    else await this.wait(timeoutMs, late);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const next = this.waiting.shift();
      if (next) next();
      else this.taken -= 1;
    };
  }

  private wait(timeoutMs: number, late: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.push(enter);
      if (timeoutMs === 0) return;
      timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(late());
      }, timeoutMs);
    });
  }
}

/** `connections`: pool size. Timeouts are in seconds; 0 disables one. */
export type DatabaseLimits = {
  connections: number;
  connectSeconds: number;
  statementSeconds: number;
  lockSeconds: number;
  idleTransactionSeconds: number;
};

/** Added to the server's statement timeout, so that the client's query timeout applies only if the server hangs. */
const QUERY_TIMEOUT_MARGIN_MS = 1_000;

export type PostgresDatabase = {
  db: Database;
  patient: Database;
  check: () => Promise<void>;
  close: () => Promise<void>;
};

/** Connects lazily. A lost connection calls `onLost` instead of ending the process. */
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
    // pg does not send a parameter of 0, because some connection poolers reject these parameters.
    statement_timeout: statementMs,
    lock_timeout: limits.lockSeconds * 1000,
    idle_in_transaction_session_timeout: limits.idleTransactionSeconds * 1000,
    query_timeout: statementMs && statementMs + QUERY_TIMEOUT_MARGIN_MS,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, but its type lacks that
    onConnect: disableJit,
  });
  const patient = new Pool({ connectionString, max: 1, connectionTimeoutMillis: connectMs });
  for (const each of [pool, patient]) {
    // Without a listener a lost connection would end the process. The pool handles errors of idle connections only.
    each.on('error', onLost);
    each.on('connect', (client) => {
      client.on('error', onLost);
      closeAfterTimeout(client);
    });
  }
  return {
    db: withLimitedTransactions(pool, limits),
    patient: drizzle(patient),
    check: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await Promise.all([pool.end(), patient.end()]);
    },
  };
}

/**
 * Disables JIT compilation, which takes twenty times as long as running our statements with their many index look-ups.
 */
const disableJit = (client: ClientBase): Promise<unknown> => client.query('set jit = off');

/** Closes a connection after `query_timeout`: pg keeps it open, and later statements would wait behind the hung one. */
function closeAfterTimeout(client: PoolClient & { end?: () => Promise<void> }): void {
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
 * Releases the connection if `begin` fails, which Drizzle does not do.
 * Transactions use at most 60 % of the pool, so that transactions that wait for a lock leave connections for reads.
 */
function withLimitedTransactions(pool: Pool, { connections, connectSeconds }: DatabaseLimits): Database {
  const db = drizzle(pool);
  const transactionSlots = new Semaphore(Math.max(1, Math.floor(connections * 0.6)));
  const late = () => new Error('timeout exceeded when trying to connect: all transaction places are in use');
  db.transaction = async (work, options) => {
    const releaseSlot = await transactionSlots.acquire(connectSeconds * 1000, late);
    try {
      const client = await pool.connect();
      try {
        return await drizzle(client).transaction(work, options);
      } finally {
        client.release();
      }
    } finally {
      releaseSlot();
    }
  };
  return db;
}

import { sql } from 'drizzle-orm';
import { type BreakableLine, breakableLine } from '../../testing/breakableLine';
import { databaseLimits } from '../config';
import type { Database } from './database';
import { openPostgres, type PostgresDatabase } from './postgres';
import { isUnavailable } from './unavailable';

// What a connection does when its server goes away, only a real server shows: the gate runs the server's tests there once more.
const address = process.env['DATABASE_URL_TEST'] ?? '';

(address ? describe : describe.skip)('on PostgreSQL', () => {
  let line: BreakableLine;
  let database: PostgresDatabase;
  let lost: string[];
  beforeEach(async () => {
    lost = [];
    line = await breakableLine(address);
    const limits = { ...databaseLimits(), connections: 4, connectSeconds: 1, statementSeconds: 1, lockSeconds: 1 };
    database = openPostgres(line.address, limits, (error) => lost.push(error.message));
    await database.check();
  });
  afterEach(async () => {
    await database.close();
    await line.close();
  });

  const answers = async () => (await database.db.execute(sql`select 1 as one`)).rows;
  const ownProcess = async (db: Database) => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return rows[0]?.pid ?? 0;
  };
  /** What a call failed with; null when it did not. */
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => error,
    );

  test('a connection that is lost in the middle of a transaction fails that transaction and nothing else', async () => {
    const failure = await failureOf(
      database.db.transaction(async (tx) => {
        await database.patient.execute(sql`select pg_terminate_backend(${await ownProcess(tx)})`);
        // Between two statements nobody waits for an answer: the loss comes as an event of the connection.
        while (lost.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
        await tx.execute(sql`select 1`);
      }),
    );
    expect(isUnavailable(failure)).toBe(true);
    expect(lost).toContain('terminating connection due to administrator command');
    expect(await answers()).toHaveLength(1);
  });

  test('a server that freezes is given up, and costs no connection for good', async () => {
    await Promise.all(Array.from({ length: 4 }, answers));
    line.freeze();
    const calls = [
      ...Array.from({ length: 6 }, () => database.db.transaction(async (tx) => tx.execute(sql`select 1`))),
      ...Array.from({ length: 6 }, answers),
    ];
    const failures = await Promise.all(calls.map(failureOf));
    expect(failures.map((failure) => isUnavailable(failure))).toEqual(calls.map(() => true));
    line.thaw();
    // More at once than the pool has places for.
    const after = Array.from({ length: 8 }, () =>
      database.db.transaction(async (tx) => (await tx.execute(sql`select 1`)).rows),
    );
    expect(await Promise.all(after)).toHaveLength(8);
  });

  test('transactions that wait for a lock leave connections to those who read, and give up in time', async () => {
    const take = sql`select pg_advisory_xact_lock(7305599)`;
    await database.patient.transaction(async (holder) => {
      await holder.execute(take);
      const waiting = Array.from({ length: 8 }, () =>
        failureOf(database.db.transaction(async (tx) => tx.execute(take))),
      );
      const first = await Promise.race([Promise.race(waiting), Promise.all(Array.from({ length: 8 }, answers))]);
      expect(first).toHaveLength(8);
      const failures = await Promise.all(waiting);
      expect(failures.map((failure) => isUnavailable(failure))).toEqual(waiting.map(() => true));
    });
  });

  test('a statement or a pause that takes too long is ended by the server, those of the patient connection are not', async () => {
    expect(isUnavailable(await failureOf(database.db.execute(sql`select pg_sleep(20)`)))).toBe(true);
    expect(await failureOf(database.patient.execute(sql`select pg_sleep(2)`))).toBeNull();
  });
});

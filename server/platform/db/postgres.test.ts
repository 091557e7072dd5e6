import { sql } from 'drizzle-orm';
import { type BreakableLine, breakableLine } from '../../testing/breakableLine';
import { databaseLimits } from '../config';
import type { Database } from './database';
import { openPostgres, type PostgresDatabase } from './postgres';
import { isUnavailable } from './unavailable';

// A lost connection needs a PostgreSQL server, which continuous integration provides.
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
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => error,
    );

  test('rejects only the transaction whose connection is lost', async () => {
    const failure = await failureOf(
      database.db.transaction(async (tx) => {
        await database.patient.execute(sql`select pg_terminate_backend(${await ownProcess(tx)})`);
        // Between statements pg reports the lost connection as an event.
        while (lost.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
        await tx.execute(sql`select 1`);
      }),
    );
    expect(isUnavailable(failure)).toBe(true);
    expect(lost).toContain('terminating connection due to administrator command');
    expect(await answers()).toHaveLength(1);
  });

  test('rejects calls as unavailable while the server hangs, and leaks no pool connection', async () => {
    await Promise.all(Array.from({ length: 4 }, answers));
    line.freeze();
    const calls = [
      ...Array.from({ length: 6 }, () => database.db.transaction(async (tx) => tx.execute(sql`select 1`))),
      ...Array.from({ length: 6 }, answers),
    ];
    const failures = await Promise.all(calls.map(failureOf));
    expect(failures.map((failure) => isUnavailable(failure))).toEqual(calls.map(() => true));
    line.thaw();
    // More transactions than the pool has connections.
    const after = Array.from({ length: 8 }, () =>
      database.db.transaction(async (tx) => (await tx.execute(sql`select 1`)).rows),
    );
    expect(await Promise.all(after)).toHaveLength(8);
  });

  test('keeps connections for readers while transactions wait for a lock, and times the transactions out', async () => {
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

  test('cancels a slow statement, except on the patient connection', async () => {
    expect(isUnavailable(await failureOf(database.db.execute(sql`select pg_sleep(20)`)))).toBe(true);
    expect(await failureOf(database.patient.execute(sql`select pg_sleep(2)`))).toBeNull();
  });
});

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { changingContent } from '../catalog/content/publish';
import type { Database } from '../platform/db/database';
import { openDatabase } from '../platform/db/open';
import { visitLines } from '../platform/db/schema/visits';
import { bundledProgram } from '../testing/bundledProgram';
import { makeDataFolder } from '../testing/dataFolder';
import { closeVisit } from '../visits/close';
import { insertVisit } from '../visits/scope';

let folder: string;
beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function inDatabase(work: (db: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder });
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}

const verify = async () => {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  const args = [bundledProgram('server/ops/verifyHistory.ts')];
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, args, { env }).then(
    (done) => ({ ...done, code: 0 }),
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  );
  return { output: stdout + stderr, code };
};

const close = (db: Database) =>
  changingContent(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`select min(id) as id from branches`);
    const values = { car: 'Chevrolet Cobalt', year: 2019, mileage: 90_000, language: 'ru', state: 'in_work' } as const;
    const visit = await insertVisit(tx, { ...values, branchId: rows[0]?.id ?? 0 });
    const name = { ru: 'Мойка', uz: 'Yuvish' };
    await tx
      .insert(visitLines)
      .values({ visitId: visit.id, position: 0, kind: 'free', name, quantity: 1_000, price: 1 });
    await closeVisit(tx, visit, { staffId: null, requestId: null });
  });

it('reports closed visits that were changed or deleted while triggers were disabled', async () => {
  expect(await verify()).toEqual({ output: '0 closed visits, 0 broken links\n', code: 0 });
  await inDatabase(async (db) => {
    for (let visit = 0; visit < 3; visit++) await close(db);
  });
  expect(await verify()).toEqual({ output: '3 closed visits, 0 broken links\n', code: 0 });
  await inDatabase((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update visits set mileage = 60000 where number = 2`);
    }),
  );
  expect(await verify()).toEqual({
    output: 'Visit 2 is not as it was closed\n3 closed visits, 1 broken links\n',
    code: 1,
  });
  await inDatabase((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`delete from visits where number < 3`);
    }),
  );
  expect(await verify()).toEqual({
    output: 'Visits 1 to 2 are gone\n1 closed visits, 1 broken links\n',
    code: 1,
  });
}, 120_000);

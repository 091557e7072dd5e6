import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { visits } from '../platform/db/schema/visits';
import { closedVisit } from '../testing/closedVisit';
import { startTestServer, type TestServer } from '../testing/testServer';
import { closeVisit } from './close';
import { verifyHistory } from './seal';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (let visit = 0; visit < 5; visit++) await closedVisit(server.db, { userId: await somebody() });
});
afterAll(() => server.close());

const somebody = async () =>
  (await server.db.execute<{ id: number }>(sql`select min(id) as id from users`)).rows[0]?.id ?? 0;
const open = async () => closedVisit(server.db, { userId: await somebody(), open: true });
const chain = async () => (await server.db.execute(sql`select number, hash from visit_chain`)).rows;

async function foundAfter(change: SQL): Promise<unknown> {
  let broken: unknown;
  const work = server.db.transaction(async (tx: Database) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(change);
    ({ broken } = await verifyHistory(tx));
    throw new Error('taken back');
  });
  await expect(work).rejects.toThrow('taken back');
  return broken;
}

const closing = (
  number: SQL,
  previous: SQL,
) => sql`update visits set state = 'closed', closed_at = now(), number = ${number},
  total = 0, hash = repeat('a', 64), previous_hash = ${previous}, subject = ''`;
const last = sql`(select max(number) from visits)`;

it.each<[string, SQL]>([
  ['removed', sql`delete from visit_chain`],
  ['emptied', sql`truncate visit_chain`],
  ['shortened', sql`update visit_chain set (number, hash) = (select number, hash from visits where number = 4)`],
  ['reset', sql`update visit_chain set number = 0, hash = ''`],
  ['extended without a visit', sql`update visit_chain set number = number + 1, hash = repeat('a', 64)`],
  ['given another hash', sql`update visit_chain set hash = repeat('a', 64)`],
  ['duplicated', sql`insert into visit_chain (only, number) values (false, 9)`],
])('the database rejects SQL by which the hash chain would be %s', async (_, change) => {
  const before = await chain();
  await expect(server.db.execute(change)).rejects.toThrow(/./);
  expect(await chain()).toEqual(before);
});

it('the database rejects a visit that is inserted as closed or does not follow the last of the chain', async () => {
  const id = await open();
  const before = await chain();
  for (const change of [
    sql`insert into visits (branch_id, state, car, year, mileage, language, closed_at, number, total, hash, previous_hash, subject)
      select branch_id, 'closed', car, year, mileage, language, closed_at, number + 1, total, repeat('a', 64), hash, subject
      from visits where number = ${last}`,
    sql`${closing(sql`${last} + 2`, sql`(select hash from visit_chain)`)} where id = ${id}`,
    sql`${closing(sql`${last} + 1`, sql`repeat('b', 64)`)} where id = ${id}`,
  ])
    await expect(server.db.execute(change)).rejects.toMatchObject({ cause: { code: '42501' } });
  expect(await chain()).toEqual(before);
});

it('the chain grows by one per closed visit, and verification detects a made-up hash', async () => {
  const id = await open();
  const next = closing(sql`${last} + 1`, sql`(select hash from visit_chain)`);
  await server.db
    .transaction(async (tx) => {
      await tx.execute(sql`${next} where id = ${id}`);
      const { rows } = await tx.execute(sql`select number, hash from visit_chain`);
      expect(rows).toEqual([{ number: 6, hash: 'a'.repeat(64) }]);
      expect((await verifyHistory(tx)).broken).toEqual([{ number: 6, why: 'changed' }]);
      throw new Error('taken back');
    })
    .catch((error: Error) => expect(error.message).toBe('taken back'));
  expect(await verifyHistory(server.db)).toEqual({ visits: 5, broken: [] });
});

it('verification reports adjacent missing visits of the hash chain as one range', async () => {
  expect(await foundAfter(sql`delete from visits where number in (2, 3, 4)`)).toEqual([
    { number: 2, to: 4, why: 'missing' },
  ]);
  expect(await foundAfter(sql`update visits set number = 2000000000 where number = 5`)).toEqual([
    { number: 5, to: 1_999_999_999, why: 'missing' },
    { number: 2_000_000_000, why: 'changed' },
    { number: null, why: 'end' },
  ]);
});

describe('earlier decisions of a visit line', () => {
  const said = sql`(select min(id) from visit_decisions)`;
  let number: number;

  beforeAll(async () => {
    const { db } = server;
    const id = await open();
    for (const decision of ['approved', 'declined', 'approved'])
      await db.execute(sql`insert into visit_decisions (visit_id, line_id, estimate, decision)
        select visit_id, id, 1, ${decision} from visit_lines where visit_id = ${id}`);
    await db.transaction(async (tx) => {
      const [visit] = await tx.select().from(visits).where(eq(visits.id, id));
      if (visit) await closeVisit(tx, visit, { staffId: null, requestId: null });
    });
    number =
      (await db.execute<{ number: number }>(sql`select number from visits where id = ${id}`)).rows[0]?.number ?? 0;
  });

  it('cannot be changed, deleted or added after the visit is closed', async () => {
    for (const change of [
      sql`update visit_decisions set decision = 'declined' where id = ${said}`,
      sql`delete from visit_decisions where id = ${said}`,
      sql`insert into visit_decisions (visit_id, line_id, estimate) select visit_id, line_id, 1 from visit_decisions`,
    ])
      await expect(server.db.execute(change)).rejects.toMatchObject({ cause: { code: '42501' } });
    expect((await verifyHistory(server.db)).broken).toEqual([]);
  });

  it.each<[string, SQL]>([
    ['a changed decision', sql`update visit_decisions set decision = 'declined' where id = ${said}`],
    ['a changed time', sql`update visit_decisions set at = at - interval '1 hour' where id = ${said}`],
    ['a changed author', sql`update visit_decisions set "by" = 1 where id = ${said}`],
    ['a changed line', sql`update visit_decisions set line_id = line_id + 1 where id = ${said}`],
    ['a changed estimate', sql`update visit_decisions set estimate = 2 where id = ${said}`],
    ['a deletion', sql`delete from visit_decisions where id = ${said}`],
    [
      'a duplicate',
      sql`insert into visit_decisions (visit_id, line_id, estimate)
      select visit_id, line_id, 1 from visit_decisions where id = ${said}`,
    ],
  ])('are part of the hash of the visit, so that verification detects %s', async (_, change) => {
    expect(await foundAfter(change)).toEqual([{ number, why: 'changed' }]);
  });
});

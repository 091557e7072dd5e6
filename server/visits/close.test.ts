import { eq, sql } from 'drizzle-orm';
import { changingContent } from '../catalog/content/publish';
import { StockShort, setOnHand } from '../catalog/stock/move';
import type { Database } from '../platform/db/database';
import { visitFindings, visitLines, visits } from '../platform/db/schema/visits';
import { closedVisit, documentCodeOf } from '../testing/closedVisit';
import { startTestServer, type TestServer } from '../testing/testServer';
import { closeVisit } from './close';
import { verifyDocument } from './documentVerification';
import { verifyHistory } from './seal';

let server: TestServer;
const [PART, BRANCH] = [1, 1];
const nobody = { staffId: null, requestId: null };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const setStock = (onHand: number) =>
  changingContent(server.db, (tx) =>
    setOnHand(tx, [{ part: PART, branch: BRANCH, onHand }], { reason: 'count', staffId: null }),
  );
const inStock = async () => {
  const { rows } = await server.db.execute<{ on_hand: number }>(
    sql`select on_hand from stock where part_id = ${PART} and branch_id = ${BRANCH}`,
  );
  return rows[0]?.on_hand ?? 0;
};

async function begin(state: 'open' | 'in_work' = 'in_work', mileage = 91_000): Promise<number> {
  const { db } = server;
  const { rows } = await db.execute<{ car: number; user: number }>(
    sql`select id as car, user_id as "user" from cars order by id limit 1`,
  );
  const [visit] = await db
    .insert(visits)
    .values({
      branchId: BRANCH,
      state,
      userId: rows[0]?.user ?? null,
      carId: rows[0]?.car ?? null,
      phone: '+998901234567',
      name: 'Азиз Каримов',
      plate: '01A123BC',
      vin: 'XWB5V31BDHA123456',
      car: 'Chevrolet Cobalt',
      year: 2017,
      mileage,
      language: 'ru',
      discount: { percent: 1_000 },
    })
    .returning({ id: visits.id });
  const id = visit?.id ?? 0;
  const name = { ru: 'Колодки', uz: 'Kolodka' };
  await db.insert(visitLines).values([
    { visitId: id, position: 0, kind: 'work', serviceId: 1, name, quantity: 1_000, price: 100_000 },
    {
      visitId: id,
      position: 1,
      kind: 'part',
      partId: PART,
      name,
      quantity: 2_000,
      price: 285_000,
      decision: 'approved',
    },
    { visitId: id, position: 2, kind: 'free', name, quantity: 1_000, price: 50_000, decision: 'declined' },
  ]);
  await db.insert(visitFindings).values({ visitId: id, position: 0, level: 'red', title: name, dueMileage: 95_000 });
  return id;
}
const close = (id: number) =>
  changingContent(server.db, async (tx) => {
    const [row] = await tx.select().from(visits).where(eq(visits.id, id)).for('update');
    if (row) await closeVisit(tx, row, nobody);
  });
const read = async (id: number) => (await server.db.select().from(visits).where(eq(visits.id, id)))[0];

it('closing removes the parts from stock, stores the total and links the visit to the previous hash', async () => {
  await setStock(5);
  const [first, second] = [await begin(), await begin()];
  await close(first);
  await close(second);
  expect(await inStock()).toBe(1);
  const [one, two] = [await read(first), await read(second)];
  expect(one).toMatchObject({ state: 'closed', number: 1, total: 603_000, previousHash: '' });
  expect(two).toMatchObject({ number: 2, previousHash: one?.hash });
  const { rows } = await server.db.execute(sql`select mileage from cars where id = ${one?.carId}`);
  expect(rows).toEqual([{ mileage: 91_000 }]);
  expect(await verifyHistory(server.db)).toEqual({ visits: 2, broken: [] });
});

it('rejects closing a visit without stock or before work began', async () => {
  await setStock(1);
  const short = await begin();
  await expect(close(short)).rejects.toThrow(StockShort);
  expect(await read(short)).toMatchObject({ state: 'in_work', number: null });
  await expect(close(await begin('open'))).rejects.toMatchObject({ statusCode: 409 });
  expect(await inStock()).toBe(1);
});

it('closing an older visit does not lower the mileage of the car', async () => {
  await setStock(2);
  const older = await begin('in_work', 80_000);
  await close(older);
  const { rows } = await server.db.execute(
    sql`select max(mileage) as mileage from cars where id = (select min(id) from cars)`,
  );
  expect(rows).toEqual([{ mileage: 91_000 }]);
});

it('a closed visit is immutable in SQL, except for erasure of a person', async () => {
  const closed = sql`select min(id) from visits where state = 'closed'`;
  for (const change of [
    sql`update visits set total = 1 where id = (${closed})`,
    sql`update visits set phone = '+998900000000' where id = (${closed})`,
    sql`update visits set complaint = 'x' where id = (${closed})`,
    sql`update visits set note = 'x' where id = (${closed})`,
    sql`update visits set state = 'open', number = null, hash = null where id = (${closed})`,
    sql`delete from visits where id = (${closed})`,
    sql`update visit_lines set price = 1 where visit_id = (${closed})`,
    sql`delete from visit_lines where visit_id = (${closed})`,
    sql`update visit_lines set visit_id = (${closed}) where visit_id = (select min(id) from visits where state <> 'closed')`,
    sql`insert into visit_findings (visit_id, position, level, title) values ((${closed}), 9, 'green', '{"ru":"","uz":""}')`,
    sql`truncate visits cascade`,
    sql`truncate visit_lines`,
  ])
    await expect(server.db.execute(change)).rejects.toThrow(/./);
  await server.db.execute(
    sql`update visits set phone = null, name = null, plate = null, vin = null, subject_salt = null, user_id = null where id = (${closed})`,
  );
  expect((await verifyHistory(server.db)).broken).toEqual([]);
});

it('verification detects a changed row, a missing row and a missing end of the chain', async () => {
  const { db } = server;
  const undo = async (change: ReturnType<typeof sql>) => {
    let broken: unknown;
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(change);
        ({ broken } = await verifyHistory(tx));
        throw new Error('taken back');
      })
      .catch(() => undefined);
    return broken;
  };
  expect(await undo(sql`update visits set mileage = 1 where number = 2`)).toEqual([{ number: 2, why: 'changed' }]);
  expect(
    await undo(sql`update visit_lines set price = price - 1 where visit_id = (select id from visits where number = 1)`),
  ).toEqual([{ number: 1, why: 'changed' }]);
  expect(
    await undo(
      sql`update visit_findings set level = 'green' where visit_id = (select id from visits where number = 3)`,
    ),
  ).toEqual([{ number: 3, why: 'changed' }]);
  expect(await undo(sql`delete from visits where number = 2`)).toEqual([{ number: 2, why: 'missing' }]);
  expect(await undo(sql`delete from visits where number = 3`)).toEqual([{ number: null, why: 'end' }]);
  expect(await undo(sql`select 1`)).toEqual([]);
});

it.each([
  ['the plate', sql`update visits set plate = '01Z999ZZ' where id = `],
  ['the VIN', sql`update visits set vin = 'XWB00000000000000' where id = `],
  ['the salt alone', sql`update visits set subject_salt = null where id = `],
  ['the document token', sql`update visits set paper = repeat('0', 32) where id = `],
  ['a photo', sql`update visit_photos set bytes = 'x' where visit_id = `],
  ['a thumbnail', sql`update visit_photos set thumb = 'x' where visit_id = `],
  ['the hash of a photo', sql`update visit_photos set sha256 = repeat('0', 64) where visit_id = `],
  ['the time of an approval', sql`update visit_lines set decided_at = now() where visit_id = `],
  [
    'the person who declined a line',
    sql`update visit_lines set decided_by = 1 where decision = 'declined' and visit_id = `,
  ],
])('chain and document verification detect a change of %s', async (_, change) => {
  const { db } = server;
  const { rows } = await db.execute<{ id: number }>(sql`select min(id) as id from users`);
  const id = await closedVisit(db, {
    userId: rows[0]?.id ?? 0,
    photos: 1,
    lines: [
      { name: 'Замена масла', price: 285_000 },
      { name: 'Свечи', price: 90_000, declined: true },
    ],
  });
  const isGenuine = async (tx: Database) => {
    const paper = await documentCodeOf(tx, id);
    return (await verifyDocument(tx, paper, 'ru'))?.is_genuine;
  };
  const number = (await read(id))?.number;
  expect([(await verifyHistory(db)).broken, await isGenuine(db)]).toEqual([[], true]);
  const seen: unknown[] = [];
  const tampered = db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`${change}${id}`);
    seen.push((await verifyHistory(tx)).broken, await isGenuine(tx));
    throw new Error('taken back');
  });
  await expect(tampered).rejects.toThrow('taken back');
  expect(seen).toEqual([[{ number, why: 'changed' }], false]);
});

import { sql } from 'drizzle-orm';
import type { Visit, VisitPage } from '#contract/visitsDesk';
import { changingContent } from '../catalog/content/publish';
import { setOnHand } from '../catalog/stock/move';
import { dateIn } from '../platform/db/expressions';
import { seedDesk } from '../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';
import { verifyHistory } from './seal';

let server: TestServer;
let manager: DeskBrowser;
let ground: Ground;
let desk: ReturnType<typeof visitsAtDesk>;
let parts: [number, number];

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  manager = await deskBrowserOf(server, 'manager');
  desk = visitsAtDesk(manager);
  ground = await groundOf(server);
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from parts order by id limit 2`);
  parts = [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
});
afterAll(() => server.close());

const setStock = (...counts: [number, number]) =>
  changingContent(server.db, (tx) =>
    setOnHand(
      tx,
      counts.map((onHand, at) => ({ part: parts[at] ?? 0, branch: ground.own, onHand })),
      { reason: 'count', staffId: null },
    ),
  );
const inStock = async () => {
  const { rows } = await server.db.execute<{ on_hand: number }>(
    sql`select on_hand from stock where branch_id = ${ground.own} and part_id in ${parts} order by part_id`,
  );
  return rows.map(({ on_hand: onHand }) => onHand);
};
let phones = 2_000_000;
const withParts = async (quantities: [number, number], mileage = 90_000): Promise<Visit> => {
  let visit = await desk.begin(newVisit(ground, { phone: `+99890${phones++}`, mileage }));
  for (const [at, quantity] of quantities.entries())
    if (quantity > 0)
      visit = await desk.change('POST', visit, '/lines', { kind: 'part', part: parts[at], quantity: quantity * 1_000 });
  return desk.change('PATCH', visit, '', { state: 'in_work' });
};
const close = (visit: Visit) => desk.change('POST', visit, '/closing');
const garageMileage = async ({ id }: Visit) => {
  const car = sql`(select car_id from visits where id = ${id})`;
  return (await server.db.execute<{ mileage: number }>(sql`select mileage from cars where id = ${car}`)).rows[0]
    ?.mileage;
};
const messagesOf = async ({ id }: Visit) =>
  (
    await server.db.execute<{ kind: string }>(sql`select kind from messages where key = ${`visit:phone:closed:${id}`}`)
  ).rows.map(({ kind }) => kind);

it('closes a visit with number, hash and message, and removes its parts from stock', async () => {
  await setStock(5, 5);
  const closed = await close(await withParts([2, 1]));
  expect(closed).toMatchObject({ state: 'closed', hash: expect.stringMatching(/^[0-9a-f]{64}$/), corrects: null });
  expect(closed.number).toBeGreaterThan(0);
  expect(closed.total).toBe(closed.sums?.total);
  expect(await inStock()).toEqual([3, 4]);
  expect(await messagesOf(closed)).toEqual(['visit_closed_sms']);
});

it('rejects closing with the lines that lack stock, and changes nothing', async () => {
  await setStock(5, 1);
  const visit = await withParts([2, 2]);
  const reply = await desk.ask('POST', visit, '/closing');
  expect([reply.statusCode, reply.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'stock_short', lines: [{ line: visit.lines[1]?.id, in_stock: 1 }] }),
  ]);
  expect([await desk.read(visit.id), await inStock(), await messagesOf(visit)]).toEqual([visit, [5, 1], []]);
});

it('rejects closing a visit without lines, except for a correction', async () => {
  const reply = await desk.ask('POST', await withParts([0, 0]), '/closing');
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'visit_empty']);
  await setStock(5, 5);
  const closed = await close(await withParts([1, 0]));
  const correction = await desk.change('POST', closed, '/corrections');
  const emptied = await desk.change('DELETE', correction, `/lines/${correction.lines[0]?.id}`);
  expect(await close(emptied)).toMatchObject({ state: 'closed', total: 0 });
  expect(await inStock()).toEqual([5, 5]);
});

it('rejects closing before work began or with a stale version, and accepts a repeated closing', async () => {
  const open = await desk.begin(newVisit(ground, { phone: '+998902223344' }));
  expect((await desk.ask('POST', open, '/closing')).statusCode).toBe(409);
  const free = { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' }, price: 1 };
  const written = await desk.change('POST', open, '/lines', free);
  const visit = await desk.change('PATCH', written, '', { state: 'in_work' });
  expect((await desk.ask('POST', open, '/closing')).statusCode).toBe(412);
  const twice = await Promise.all([desk.ask('POST', visit, '/closing'), desk.ask('POST', visit, '/closing')]);
  expect(twice.map((reply) => [reply.statusCode, reply.json<Visit>().number])).toEqual([
    [200, expect.any(Number)],
    [200, twice[0]?.json<Visit>().number],
  ]);
});

it('sells the last part to one of several concurrent closings and numbers them without gaps', async () => {
  await setStock(2, 5);
  const visits = [await withParts([1, 1]), await withParts([1, 0]), await withParts([1, 2]), await withParts([0, 1])];
  const replies = await Promise.all(visits.map((visit) => desk.ask('POST', visit, '/closing')));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 200, 200, 409,
  ]);
  expect((await inStock())[0]).toBe(0);
  expect((await verifyHistory(server.db)).broken).toEqual([]);
});

it('rejects any change of a closed visit', async () => {
  await setStock(5, 5);
  let visit = await withParts([1, 0]);
  const found = {
    level: 'red',
    title: { ru: 'Ш', uz: 'Sh' },
    note: '',
    service: null,
    due_date: null,
    due_mileage: null,
  };
  visit = await desk.change('POST', visit, '/findings', found);
  visit = await close(visit);
  const [line, finding] = [visit.lines[0]?.id, visit.findings[0]?.id];
  for (const [method, path, body] of [
    ['PATCH', '', { state: 'open' }],
    ['PATCH', '', { mileage: 1, mileage_seen: true }],
    ['PATCH', '', { discount: { sum: 1 } }],
    ['POST', '/lines', { kind: 'free', name: { ru: 'x', uz: 'x' }, price: 1 }],
    ['PATCH', `/lines/${line}`, { price: 1 }],
    ['PATCH', `/lines/${line}`, { is_done: true }],
    ['DELETE', `/lines/${line}`],
    ['POST', '/findings', found],
    ['PATCH', `/findings/${finding}`, { level: 'green' }],
    ['DELETE', `/findings/${finding}`],
    ['POST', '/photos', Buffer.from('x')],
    ['DELETE', '/photos/1'],
    ['POST', '/estimate'],
    ['POST', '/decisions', { estimate: visit.estimate, decisions: [{ line, decision: 'declined' }] }],
  ] as const) {
    const reply = await desk.ask(method, visit, path, body);
    expect([path, reply.statusCode, reply.json().code]).toEqual([path, 409, 'visit_over']);
  }
  expect(await desk.read(visit.id)).toEqual(visit);
});

it('a closed visit changes its account only when accounts are merged', async () => {
  await setStock(5, 5);
  const [one, other] = [await withParts([1, 0]), await close(await withParts([1, 0]))];
  const userOf = async ({ id }: Visit) =>
    (await server.db.execute<{ user_id: number }>(sql`select user_id from visits where id = ${id}`)).rows[0]?.user_id;
  const [id, from] = [await userOf(one), await userOf(other)];
  await expect(server.db.execute(sql`update visits set user_id = ${id} where id = ${other.id}`)).rejects.toMatchObject({
    cause: { message: 'A closed visit changes no more' },
  });
  const owner = await deskBrowserOf(server, 'owner');
  expect((await owner.call('POST', `/customers/${id}/merge`, { body: { from } })).statusCode).toBe(200);
  expect([await userOf(other), (await desk.read(other.id)).hash]).toEqual([id, other.hash]);
});

describe('a correction', () => {
  it('moves only the difference in stock and names the corrected visit', async () => {
    await setStock(5, 5);
    const wrong = await close(await withParts([2, 1], 900_000));
    expect([await inStock(), await garageMileage(wrong)]).toEqual([[3, 4], 900_000]);
    const begun = await desk.change('POST', wrong, '/corrections');
    expect(begun).toMatchObject({ state: 'in_work', corrects: wrong.id, total: wrong.total, phone: wrong.phone });
    expect(begun.lines.map(({ part, quantity, price }) => [part, quantity, price])).toEqual(
      wrong.lines.map(({ part, quantity, price }) => [part, quantity, price]),
    );
    expect(await inStock()).toEqual([3, 4]);
    expect((await desk.ask('POST', wrong, '/corrections')).json()).toMatchObject({ code: 'visit_corrected' });
    let right = await desk.change('PATCH', begun, `/lines/${begun.lines[0]?.id}`, { quantity: 3_000 });
    right = await desk.change('DELETE', right, `/lines/${begun.lines[1]?.id}`);
    right = await desk.change('PATCH', right, '', { mileage: 90_000 });
    right = await close(right);
    expect([await inStock(), await garageMileage(right)]).toEqual([[2, 5], 90_000]);
    const { hash, total, version, number } = wrong;
    expect(await desk.read(wrong.id)).toMatchObject({ hash, total, version, number, corrected_by: right.id });
    expect((await desk.ask('POST', wrong, '/corrections')).json()).toMatchObject({ code: 'visit_corrected' });
    let last = await desk.change('POST', right, '/corrections');
    last = await desk.change('DELETE', last, `/lines/${last.lines[0]?.id}`);
    await close(last);
    expect(await inStock()).toEqual([5, 5]);
    expect((await verifyHistory(server.db)).broken).toEqual([]);
  });

  it('needs stock only for the excess over the original', async () => {
    await setStock(2, 0);
    const wrong = await close(await withParts([2, 0]));
    const begun = await desk.change('POST', wrong, '/corrections');
    expect([begun.lines[0]?.in_stock, begun.corrected_total]).toEqual([2, wrong.total]);
    const more = await desk.change('PATCH', begun, `/lines/${begun.lines[0]?.id}`, { quantity: 3_000 });
    expect((await desk.ask('POST', more, '/closing')).json()).toMatchObject({
      code: 'stock_short',
      lines: [{ line: begun.lines[0]?.id, in_stock: 2 }],
    });
    await close(await desk.change('PATCH', more, `/lines/${begun.lines[0]?.id}`, { quantity: 2_000 }));
    expect(await inStock()).toEqual([0, 0]);
  });

  it('replaces the corrected visit in the total of the day, and the list marks that visit as void', async () => {
    const { rows } = await server.db.execute<{ day: string }>(sql`select ${dateIn(sql`now()`)}::text as day`);
    const today = async () => (await manager.call('GET', `/visits?day=${rows[0]?.day}`)).json<VisitPage>();
    const free = { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' } };
    const withPrice = async (visit: Visit, price: number) => desk.change('POST', visit, '/lines', { ...free, price });
    const before = (await today()).day_total ?? 0;
    const wrong = await close(await withPrice(await withParts([0, 0]), 70_000));
    expect((await today()).day_total).toBe(before + 70_000);
    const correction = await withPrice(await desk.change('POST', wrong, '/corrections'), 30_000);
    expect((await today()).day_total).toBe(before + 70_000);
    await close(correction);
    const { day_total: total, items } = await today();
    expect(total).toBe(before + 100_000);
    const isVoid = ({ id }: Visit) => items.find((row) => row.id === id)?.is_void;
    expect([isVoid(wrong), isVoid(correction)]).toEqual([true, false]);
  });

  it('can be begun again after it was cancelled, but not for an open visit', async () => {
    await setStock(5, 5);
    const wrong = await close(await withParts([1, 0]));
    const begun = await desk.change('POST', wrong, '/corrections');
    const open = await desk.change('PATCH', begun, '', { state: 'open' });
    await desk.change('PATCH', open, '', { state: 'cancelled' });
    expect(await inStock()).toEqual([4, 5]);
    const both = await Promise.all([desk.ask('POST', wrong, '/corrections'), desk.ask('POST', wrong, '/corrections')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await desk.ask('POST', await withParts([0, 0]), '/corrections')).json()).toMatchObject({
      code: 'visit_step',
    });
  });
});

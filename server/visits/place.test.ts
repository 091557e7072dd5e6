import { sql } from 'drizzle-orm';
import type { DeskBooking } from '#contract/bookingsDesk';
import type { Visit } from '#contract/visitsDesk';
import { seedDesk } from '../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let adviser: DeskBrowser;
let ground: Ground;
let desk: ReturnType<typeof visitsAtDesk>;
beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  adviser = await deskBrowserOf(server, 'adviser');
  desk = visitsAtDesk(adviser);
  ground = await groundOf(server);
  const week = JSON.stringify(Array.from({ length: 7 }, () => [['00:00', '00:00']]));
  await server.db.execute(sql`update branches set week = ${week}::jsonb`);
});
beforeEach(async () => {
  await server.db.execute(sql`delete from bookings`);
  await server.db.execute(sql`update bays set hidden = false`);
});
afterAll(() => server.close());

const begin = (place: { bay?: number } | undefined, given: object = {}) =>
  adviser.call('POST', '/visits', { body: newVisit(ground, { ...(place && { place }), ...given }) });
const begun = async (...of: Parameters<typeof begin>) => (await begin(...of)).json<Visit>();
const bookingsOf = async ({ reference }: Pick<Visit, 'reference'>) =>
  (
    await server.db.execute<Pick<DeskBooking, 'id' | 'state' | 'source' | 'plate' | 'complaint'>>(
      sql`select b.id, b.state, b.source, b.plate, b.complaint from bookings b join visits v on v.id = b.visit_id where v.reference = ${reference}`,
    )
  ).rows;
const oneBay = async () => {
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select id from bays where branch_id = ${ground.own} order by position, id limit 1`,
  );
  const id = rows[0]?.id ?? 0;
  await server.db.execute(sql`update bays set hidden = true where branch_id = ${ground.own} and id <> ${id}`);
  return id;
};

it('takes a bay by a walk-in booking of the visit until the car is ready', async () => {
  const visit = await begun({}, { complaint: 'Стучит справа' });
  expect(visit.bay).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
  expect(await bookingsOf(visit)).toMatchObject([
    { state: 'in_work', source: 'walk_in', plate: visit.plate, complaint: 'Стучит справа' },
  ]);
  await desk.now('PATCH', visit.id, '', { state: 'in_work' });
  expect(await desk.now('PATCH', visit.id, '', { state: 'ready' })).toMatchObject({ bay: null });
  expect(await bookingsOf(visit)).toMatchObject([{ state: 'done' }]);
});

it('gives the last bay to one of two persons at once, and the other car stays in the yard', async () => {
  const bay = await oneBay();
  const both = await Promise.all([begun({}), begun({})]);
  expect(new Set(both.map((visit) => visit.bay?.id ?? null))).toEqual(new Set([bay, null]));
});

it('rejects a chosen bay that is taken and starts no visit, until the first car leaves', async () => {
  const bay = await oneBay();
  const replies = await Promise.all([begin({ bay }), begin({ bay })]);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'no_room' });
  const [first] = replies.flatMap((reply) => (reply.statusCode === 201 ? [reply.json<Visit>()] : []));
  await desk.now('PATCH', first?.id ?? 0, '', { state: 'cancelled' });
  expect((await begin({ bay })).statusCode).toBe(201);
});

it('leaves the car in the yard without a place', async () => {
  const visit = await begun(undefined);
  expect([visit.bay, await bookingsOf(visit)]).toEqual([null, []]);
});

it('rejects a bay of a foreign branch, a foreign branch, and a place beside a booking', async () => {
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select id from bays where branch_id = ${ground.foreign} limit 1`,
  );
  const refused = async (reply: ReturnType<typeof begin>) => {
    const { statusCode, json } = await reply;
    return [statusCode, Object.keys(json().errors)];
  };
  expect(await refused(begin({ bay: rows[0]?.id ?? 0 }))).toEqual([400, ['bay']]);
  expect(await refused(begin({}, { branch: ground.foreign }))).toEqual([400, ['branch']]);
  expect(await refused(begin({}, { booking: 1 }))).toEqual([400, ['place']]);
  expect((await server.db.execute(sql`select 1 from bookings`)).rows).toEqual([]);
});

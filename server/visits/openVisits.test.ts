import { sql } from 'drizzle-orm';
import type { OpenVisit } from '#contract/visits';
import { seedDesk } from '../seed/seedDesk';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { customerWithCar, visitsOf } from '../testing/visitLinks';

let server: TestServer;
let desk: ReturnType<typeof visitsOf>;
let owner: DemoCustomer & { car: number };
let stranger: DemoCustomer & { car: number };

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  desk = visitsOf(server, await deskBrowserOf(server, 'manager'));
});
afterAll(() => server.close());
beforeEach(async () => {
  [owner, stranger] = [await customerWithCar(server), await customerWithCar(server)];
});

const get = (who: DemoCustomer | null, language = 'ru') =>
  server.app.inject({
    url: '/api/main/authentication/visits',
    headers: { 'accept-language': language, ...(who && { authorization: `Bearer ${who.accessToken}` }) },
  });
const visitsOfAccount = async (who: DemoCustomer, language?: string) => (await get(who, language)).json<OpenVisit[]>();
const statesOf = async (who: DemoCustomer) => (await visitsOfAccount(who)).map(({ state }) => state);
const read = (token: string) => server.app.inject({ url: `/api/main/main/estimates/${token}` });

it('shows an open visit only to its account, regardless of plates in other garages', async () => {
  const { id, reference } = await desk.beginOne(owner);
  const reply = await get(owner, 'uz');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json()).toEqual([
    {
      id,
      reference,
      state: 'open',
      is_approved: false,
      opened_at: expect.any(String),
      car: expect.any(String),
      year: 2019,
      plate: '01A123BC',
      car_id: owner.car,
      branch: 'Yolda Mirobod',
      branch_address: 'Toshkent shahri, Mirobod tumani, Turkiston koʻchasi, 12-uy',
      branch_phone: '+998712000010',
    },
  ]);
  expect(await visitsOfAccount(stranger)).toEqual([]);
  expect((await get(null)).statusCode).toBe(401);
});

it('shows each state of an open visit until it is closed or cancelled', async () => {
  const { id } = await desk.beginOne(owner);
  const seen = [await statesOf(owner)];
  await desk.send(id);
  seen.push(await statesOf(owner));
  for (const state of ['in_work', 'ready']) {
    await desk.now('PATCH', id, '', { state });
    seen.push(await statesOf(owner));
  }
  await desk.now('POST', id, '/closing');
  seen.push(await statesOf(owner));
  const other = await desk.beginOne(owner);
  await desk.now('PATCH', other.id, '', { state: 'cancelled' });
  seen.push(await statesOf(owner));
  expect(seen).toEqual([['open'], ['sent'], ['in_work'], ['ready'], [], []]);
});

it('links an open visit to the estimate sent last, and to no estimate while changes of it are unsent', async () => {
  const { id } = await desk.beginOne(owner);
  const { token } = await desk.send(id);
  expect((await visitsOfAccount(owner))[0]?.estimate).toBe(token);
  await desk.now('POST', id, '/lines', { kind: 'work', service: 1, price: 1 });
  expect((await visitsOfAccount(owner))[0]).not.toHaveProperty('estimate');
  const again = await desk.send(id);
  expect(again.token).not.toBe(token);
  const [visit] = await visitsOfAccount(owner);
  expect(visit?.estimate).toBe(again.token);
  expect((await read(visit?.estimate ?? '')).json()).toMatchObject({ stage: 'asked', reference: visit?.reference });
  await desk.now('PATCH', id, '', { state: 'in_work' });
  expect((await visitsOfAccount(owner))[0]?.estimate).toBe(again.token);
  await server.db.execute(sql`update visit_links set expires_at = now() where visit_id = ${id}`);
  expect((await visitsOfAccount(owner))[0]).not.toHaveProperty('estimate');
});

it('shows a pick-up time only if the car is ready', async () => {
  const { id } = await desk.beginOne(owner);
  await desk.now('PATCH', id, '', { state: 'in_work' });
  expect((await visitsOfAccount(owner))[0]).not.toHaveProperty('pick_up');
  await desk.now('PATCH', id, '', { state: 'ready' });
  const [visit] = await visitsOfAccount(owner);
  const until = Date.parse(visit?.pick_up?.until ?? '');
  expect(until).toBeGreaterThan(Date.now());
  expect(until).toBeGreaterThan(Date.parse(visit?.pick_up?.from ?? ''));
});

it('omits corrections of closed visits from open visits', async () => {
  const closed = await desk.close((await desk.beginOne(owner)).id);
  expect((await desk.ask('POST', closed, '/corrections')).statusCode).toBe(200);
  expect(await visitsOfAccount(owner)).toEqual([]);
});

it('the estimate link shows that the car is ready, also without an account', async () => {
  const { id } = await desk.beginOne(await createDemoCustomer(server));
  const { token } = await desk.send(id);
  await desk.now('PATCH', id, '', { state: 'in_work' });
  expect((await read(token)).json()).toMatchObject({ stage: 'begun' });
  await desk.now('PATCH', id, '', { state: 'ready' });
  expect((await read(token)).json()).toMatchObject({ stage: 'ready', branch_phone: '+998712000010' });
});

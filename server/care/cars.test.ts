import { sql } from 'drizzle-orm';
import type { User } from '#contract/account';
import type { Car } from '#contract/cars';
import { accountCallsOf } from '../testing/accountCalls';
import { closedVisit } from '../testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;
let customer: DemoCustomer;
let other: DemoCustomer;

beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await createDemoCustomer(server);
  other = await createDemoCustomer(server);
});

const newCar = { vin: 'XWBJF69V9JA000001', year: 2018, model: 101, number: '01A777AA', mileage: 84500 };

const create = (body: object = newCar, { key, by = customer }: { key?: string; by?: DemoCustomer } = {}) =>
  account.call('POST', '/car/create', {
    token: by.accessToken,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const change = (id: number, body: object, by = customer) =>
  account.call('PATCH', `/car/update/${id}`, { token: by.accessToken, body });
const remove = (id: number, by = customer) => account.call('DELETE', `/car/delete/${id}`, { token: by.accessToken });
const garage = async (of = customer) =>
  (await account.call('GET', `/user/${of.userId}`, { token: of.accessToken })).json<User>().cars;

it('adds, changes and removes a car in the garage', async () => {
  const added = await create({ ...newCar, owner: customer.userId });
  expect(added.statusCode).toBe(201);
  const car = added.json<Car>();
  expect(car).toEqual({
    ...newCar,
    id: expect.any(Number),
    owner: customer.userId,
    model: { id: 101, name: 'Cobalt', brand: { id: 1, name: 'Chevrolet' }, marka: { id: 1, name: 'Chevrolet' } },
  });
  const changed = await change(car.id, { mileage: 90000, model: 102 });
  expect(changed.statusCode).toBe(200);
  expect(changed.json<Car>()).toEqual({ ...car, mileage: 90000, model: { ...car.model, id: 102, name: 'Gentra' } });
  expect(await garage()).toEqual([changed.json<Car>()]);
  expect((await change(car.id, {})).json<Car>()).toEqual(changed.json<Car>());
  const gone = await remove(car.id);
  expect([gone.statusCode, gone.body]).toEqual([204, '']);
  expect(await garage()).toEqual([]);
  expect((await remove(car.id)).statusCode).toBe(404);
});

it('rejects a car year later than next year with a field error', async () => {
  const next = new Date().getFullYear() + 1;
  const { id } = (await create({ ...newCar, year: next })).json<Car>();
  for (const reply of [await create({ ...newCar, year: next + 2 }), await change(id, { year: 2100 })])
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, ['year']]);
  expect((await garage()).map(({ year }) => year)).toEqual([next]);
});

it('normalizes spaces and letters of a plate', async () => {
  expect((await create({ ...newCar, number: '01 а777ва ' })).json<Car>().number).toBe('01A777BA');
});

it('stores two of ten cars added concurrently and rejects the others with the limit', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => create()));
  const statuses = replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, 201, ...Array.from({ length: 8 }, () => 409)]);
  expect(await garage()).toHaveLength(2);
  expect(replies.find((reply) => reply.statusCode === 409)?.json()).toEqual({
    detail: 'В гараже может быть не больше двух автомобилей.',
    code: 'car_limit',
  });
});

it('adds one car per idempotency key, also for concurrent requests or a full garage', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => create(newCar, { key: 'once' })));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  await create({ ...newCar, number: '10B555BB' });
  const again = await create(newCar, { key: 'once' });
  expect([again.statusCode, again.json<Car>()]).toEqual([201, replies[0]?.json<Car>()]);
  expect(await garage()).toHaveLength(2);
  const differing = await create({ ...newCar, mileage: 1 }, { key: 'once' });
  expect([differing.statusCode, differing.json().code]).toEqual([422, 'idempotency_conflict']);
  expect((await create(newCar, { key: 'once', by: other })).json<Car>().owner).toBe(other.userId);
});

it('a customer cannot read, change, remove or create cars of other customers', async () => {
  const { id } = (await create(newCar, { by: other })).json<Car>();
  expect((await change(id, { mileage: 1 })).statusCode).toBe(404);
  expect((await remove(id)).statusCode).toBe(404);
  expect((await create({ ...newCar, owner: other.userId })).statusCode).toBe(403);
  const mine = (await create()).json<Car>();
  expect((await change(mine.id, { owner: other.userId })).statusCode).toBe(403);
  expect(await garage(other)).toEqual([expect.objectContaining({ id, mileage: newCar.mileage, owner: other.userId })]);
  expect(await garage()).toEqual([mine]);
});

it.each<[field: string, value: unknown]>([
  ['model', 99_999],
  ['vin', '   '],
  ['vin', 'x'.repeat(33)],
  ['year', 1899],
  ['year', 'soon'],
  ['number', '01A777AA999'],
  ['mileage', -1],
  ['mileage', 84.5],
])('refuses %s %j in a new car and in a change', async (field, value) => {
  const { id } = (await create()).json<Car>();
  for (const reply of [await create({ ...newCar, [field]: value }), await change(id, { [field]: value })]) {
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, [field]]);
  }
  expect(await garage()).toHaveLength(1);
});

it('all garage calls require a session', async () => {
  const { rows } = await server.db.execute(sql`select count(*)::int as count from cars`);
  for (const token of [undefined, customer.expiredAccessToken]) {
    expect((await account.call('POST', '/car/create', { token, body: newCar })).statusCode).toBe(401);
    expect((await account.call('PATCH', '/car/update/1', { token, body: {} })).statusCode).toBe(401);
    expect((await account.call('DELETE', '/car/delete/1', { token })).statusCode).toBe(401);
  }
  expect((await server.db.execute(sql`select count(*)::int as count from cars`)).rows).toEqual(rows);
});

describe('a stale change of a car', () => {
  const garageCar = async () => (await create()).json<Car>();

  it('keeps fields that another tab changed and answers 409 with the stored car', async () => {
    const { id } = await garageCar();
    expect((await change(id, { mileage: 86_000, expected: { mileage: 84_500 } })).statusCode).toBe(200);
    const plate = await change(id, { number: '10B555BB', expected: { number: '01 A 777 AA' } });
    expect(plate.json<Car>()).toMatchObject({ number: '10B555BB', mileage: 86_000 });
    const stale = await change(id, { year: 2019, mileage: 86_500, expected: { year: 2018, mileage: 84_500 } });
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'edit_conflict', stored: plate.json<Car>() }]);
    expect(await garage()).toEqual([plate.json<Car>()]);
  });

  it('is accepted if it sets the stored values', async () => {
    const { id } = await garageCar();
    const expected = { mileage: 84_500, model: 101 };
    for (const reply of [
      await change(id, { mileage: 86_000, model: 102, expected }),
      await change(id, { mileage: 86_000, model: 102, expected }),
    ])
      expect([reply.statusCode, reply.json<Car>().mileage]).toEqual([200, 86_000]);
  });

  it('is rejected for one of two concurrent changes', async () => {
    const { id } = await garageCar();
    const replies = await Promise.all(
      [86_000, 86_001].map((mileage) => change(id, { mileage, expected: { mileage: 84_500 } })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('does not lower the mileage when a client sends every field', async () => {
    const { id } = await garageCar();
    await change(id, { mileage: 86_000, expected: { mileage: 84_500 } });
    const old = await change(id, { ...newCar, number: '10B555BB' });
    expect([old.statusCode, old.json()]).toMatchObject([409, { code: 'mileage_implausible', last: 86_000 }]);
    expect((await garage())[0]).toMatchObject({ mileage: 86_000, number: newCar.number });
  });
});

describe('an implausible mileage', () => {
  it.each([845, 84_499, 8_450_000])('is accepted only after confirmation: %i', async (mileage) => {
    const { id } = (await create()).json<Car>();
    const asked = await change(id, { mileage });
    expect([asked.statusCode, asked.json()]).toMatchObject([
      409,
      { code: 'mileage_implausible', last: 84_500, plausible: 92_720 },
    ]);
    expect((await change(id, { mileage, mileage_seen: true })).json<Car>().mileage).toBe(mileage);
    expect((await change(id, { mileage, year: 2019 })).statusCode).toBe(200);
  });

  it('is detected by comparison with the closed visits of the car', async () => {
    const { id } = (await create()).json<Car>();
    await closedVisit(server.db, { userId: customer.userId, carId: id, mileage: 84_400 });
    await change(id, { mileage: 10, mileage_seen: true });
    expect((await change(id, { mileage: 11 })).json()).toMatchObject({ code: 'mileage_implausible', last: 84_400 });
  });
});

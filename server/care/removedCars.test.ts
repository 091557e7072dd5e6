import { sql } from 'drizzle-orm';
import type { User } from '#contract/account';
import type { CarMaintenance } from '#contract/care';
import type { Car } from '#contract/cars';
import type { HandoverMade, HistoryShareMade } from '#contract/sharing';
import { exportPersonalData } from '../accounts/personalData';
import { seedDesk } from '../seed/seedDesk';
import { accountCallsOf } from '../testing/accountCalls';
import { closedVisit } from '../testing/closedVisit';
import { createDemoCustomer } from '../testing/demoCustomer';
import { deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;
beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from car_models order by id limit 2`);
  [newCar.model = 0, otherModel = 0] = rows.map(({ id }) => id);
});
afterAll(() => server.close());

let otherModel = 0;

type Customer = Awaited<ReturnType<typeof createDemoCustomer>>;
const VIN = 'XWBJF69V9JA004512';
const newCar = { vin: VIN, year: 2018, model: 0, number: '01A777AA', mileage: 84_500 };
const call = (
  { accessToken: token }: Customer,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => account.call(method, path, { token, ...(body && { body }) });
const add = async (who: Customer, change: Partial<typeof newCar> = {}) =>
  (await call(who, 'POST', '/car/create', { ...newCar, ...change })).json<Car>();
const remove = (who: Customer, { id }: Pick<Car, 'id'>) => call(who, 'DELETE', `/car/delete/${id}`);
const garage = async (who: Customer) => (await call(who, 'GET', `/user/${who.userId}`)).json<User>().cars;
const care = async (who: Customer) => (await call(who, 'GET', '/cars/care')).json<CarMaintenance[]>();

async function withHistory() {
  const owner = await createDemoCustomer(server);
  const car = await add(owner);
  await closedVisit(server.db, {
    userId: owner.userId,
    carId: car.id,
    findings: [{ level: 'yellow', title: 'Колодки', dueMileage: 90_000 }],
  });
  await call(owner, 'PUT', `/cars/${car.id}/documents/1`, { ends_on: '2027-03-01' });
  return { owner, car };
}

it('restores a car with history, due items and documents when its owner adds it again', async () => {
  const { owner, car } = await withHistory();
  const [before] = await care(owner);
  expect(before?.due).toHaveLength(1);
  await remove(owner, car);
  expect([await garage(owner), await care(owner)]).toEqual([[], []]);
  expect((await remove(owner, car)).statusCode).toBe(404);
  const again = await add(owner, { number: '30B555BB', mileage: 86_000 });
  expect(again).toMatchObject({ id: car.id, number: '30B555BB', mileage: 86_000 });
  expect(await care(owner)).toMatchObject([{ car: car.id, due: before?.due.map(({ title }) => ({ title })) }]);
  expect((await care(owner))[0]?.documents).toEqual(before?.documents);
});

it('an implausible mileage of a restored car needs one confirmation', async () => {
  const { owner, car } = await withHistory();
  await remove(owner, car);
  for (const mileage of [845, 2_000_000]) {
    const refused = await call(owner, 'POST', '/car/create', { ...newCar, mileage });
    expect(refused.json()).toMatchObject({ code: 'mileage_implausible', last: expect.any(Number) });
  }
  expect(await garage(owner)).toEqual([]);
  const seen = await call(owner, 'POST', '/car/create', { ...newCar, mileage: 2_000_000, mileage_seen: true });
  expect(seen.json()).toMatchObject({ id: car.id, mileage: 2_000_000 });
});

it.each([
  ['another plate and a lower-case VIN', () => ({ number: '30B555BB', vin: VIN.toLowerCase() }), true],
  ['the same plate with a misspelled VIN', () => ({ vin: 'XWBJF69V9JA004513' }), true],
  ['the same plate on another model', () => ({ vin: 'WBA11111111111111', model: otherModel }), false],
  ['the same plate on a car of another year', () => ({ vin: 'WBA11111111111111', year: 2021 }), false],
  ['an invented VIN shared by two cars', () => ({ number: '30B555BB', model: otherModel }), false],
])('restores a removed car only if it is the same car: %s', async (_what, change, isSame) => {
  const { owner, car } = await withHistory();
  await remove(owner, car);
  expect((await add(owner, change())).id === car.id).toBe(isSame);
});

it('never restores a car of another customer by VIN or plate', async () => {
  const { owner, car } = await withHistory();
  await remove(owner, car);
  const thief = await createDemoCustomer(server);
  const copy = await add(thief);
  expect(copy.id).not.toBe(car.id);
  expect(await care(thief)).toMatchObject([{ due: [] }]);
  expect((await call(thief, 'GET', '/history')).json()).toMatchObject({ items: [] });
  expect((await add(owner)).id).toBe(car.id);
});

it('the car limit counts only cars in the garage and also applies to restored cars', async () => {
  const { owner, car } = await withHistory();
  await remove(owner, car);
  const others = [
    await add(owner, { vin: 'WBA11111111111111', number: '01B111BB' }),
    await add(owner, { vin: 'WBA22222222222222', number: '01B222BB' }),
  ];
  const refused = await call(owner, 'POST', '/car/create', newCar);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'car_limit']);
  await remove(owner, { id: others[0]?.id ?? 0 });
  expect((await add(owner)).id).toBe(car.id);
  expect(await garage(owner)).toHaveLength(2);
});

it('a removed car is restored when it comes to the desk, but not for another car with its plate', async () => {
  await seedDesk(server.db);
  const { owner, car } = await withHistory();
  const desk = visitsAtDesk(await deskBrowserOf(server, 'manager'));
  const ground = await groundOf(server);
  const come = (model: number) =>
    desk.begin({
      ...newVisit(ground, { phone: owner.phone, mileage: 90_000, mileage_seen: true }),
      car: { id: null, model, year: newCar.year, plate: newCar.number },
    });
  await remove(owner, car);
  await come(otherModel);
  expect((await garage(owner)).map(({ id }) => id)).not.toContain(car.id);
  for (const other of await garage(owner)) await remove(owner, other);
  await come(newCar.model);
  expect((await garage(owner)).map(({ id }) => id)).toEqual([car.id]);
});

it('a removed car is restored at the desk by its exact VIN, even if another entry has its plate', async () => {
  await seedDesk(server.db);
  const { owner, car } = await withHistory();
  await remove(owner, car);
  const mistyped = await add(owner, { vin: 'XWBJF69V9JA004513', year: 2017, model: otherModel });
  expect(mistyped.id).not.toBe(car.id);
  const desk = visitsAtDesk(await deskBrowserOf(server, 'manager'));
  await desk.begin({
    ...newVisit(await groundOf(server), { phone: owner.phone, mileage: 91_000, mileage_seen: true }),
    car: { id: null, model: newCar.model, year: newCar.year, plate: newCar.number, vin: VIN },
  });
  expect(new Set((await garage(owner)).map(({ id }) => id))).toEqual(new Set([car.id, mistyped.id]));
});

it('removing a car ends its links and offers, and blocks documents, bookings and changes', async () => {
  const { owner, car } = await withHistory();
  const { token } = (await call(owner, 'POST', '/history-shares', { car: car.id, days: 7 })).json<HistoryShareMade>();
  const { token: offer } = (await call(owner, 'POST', '/handovers', { car: car.id })).json<HandoverMade>();
  await remove(owner, car);
  expect((await server.app.inject(`/api/main/main/shared-history/${token}`)).statusCode).toBe(404);
  for (const [method, path, body] of [
    ['PUT', `/cars/${car.id}/documents/1`, { ends_on: '2027-03-01' }],
    ['DELETE', `/cars/${car.id}/documents/1`, undefined],
    ['POST', '/history-shares', { car: car.id, days: 7 }],
    ['POST', '/handovers', { car: car.id }],
  ] as const)
    expect((await call(owner, method, path, body)).statusCode).toBe(404);
  expect(
    (await account.call('PATCH', `/car/update/${car.id}`, { token: owner.accessToken, body: { year: 2000 } }))
      .statusCode,
  ).toBe(404);
  await add(owner);
  expect((await server.app.inject(`/api/main/main/shared-history/${token}`)).statusCode).toBe(404);
  const buyer = await createDemoCustomer(server);
  expect((await call(buyer, 'GET', `/handovers/${offer}`)).statusCode).toBe(404);
});

it('a removed car is exported with the personal data and erased with the account', async () => {
  const { owner, car } = await withHistory();
  await remove(owner, car);
  const held = await exportPersonalData(server.db, owner.phone, server.config.secrets.code);
  expect(held['cars']).toMatchObject([{ id: car.id, vin: VIN, removed_at: expect.any(String) }]);
  expect(held['car_documents']).toMatchObject([{ car_id: car.id }]);
  await server.db.execute(sql`delete from users where id = ${owner.userId}`);
  const { rows } = await server.db.execute(sql`select from cars where id = ${car.id}`);
  expect(rows).toEqual([]);
});

import { sql } from 'drizzle-orm';
import type { DeskBooking, DeskTimes } from '#contract/bookingsDesk';
import { newPhone } from '../testing/accountCalls';
import { bookingCallsOf, dayAhead } from '../testing/bookingCalls';
import { type BookingDesk, startBookingDesk, timeOn } from '../testing/bookingsAtDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import type { TestServer } from '../testing/testServer';
import type { Ground } from '../testing/visitsAtDesk';

let server: TestServer;
let ground: Ground;
let owner: DeskBrowser;
let desk: BookingDesk['desk'];
const day = dayAhead(3);

beforeAll(async () => {
  ({ server, ground, browser: owner, desk } = await startBookingDesk('owner'));
});
afterEach(() => server.db.execute(sql`delete from bookings`));
afterAll(() => server.close());

const found = async (q: string) =>
  (await owner.call('GET', `/bookings/found?q=${encodeURIComponent(q)}`)).json<DeskBooking[]>().map(({ id }) => id);

it('finds a booking by its plate in either script and links the car of the account', async () => {
  const { rows } = await server.db.execute<{ phone: string; plate: string; id: number }>(
    sql`select person.phone, car.plate, car.id from cars car join users person on person.id = car.user_id
      where car.plate is not null order by car.id limit 1`,
  );
  const [own] = rows;
  if (!own) throw new Error('The demo has no customer with a car');
  const stranger = await desk.make({ starts_at: timeOn(day, '10:00'), plate: '01С777АА' });
  expect(stranger).toMatchObject({ plate: '01C777AA', garage_car: null });
  for (const q of ['01C777AA', '01с777аа', '777aa']) expect(await found(q)).toEqual([stranger.id]);
  const known = await desk.make({ starts_at: timeOn(day, '12:00'), plate: own.plate, phone: own.phone });
  expect(known).toMatchObject({ plate: own.plate, garage_car: own.id });
  const other = await desk.make({ starts_at: timeOn(day, '14:00'), plate: own.plate, phone: newPhone() });
  expect(other).toMatchObject({ plate: own.plate, garage_car: null });
});

it('corrects car, plate and language and moves to another branch with the same link', async () => {
  const made = await desk.make({ starts_at: timeOn(day, '10:00'), language: 'ru' });
  const model = ground.model;
  const corrected = await desk.change(made, { model, year: 2019, plate: '10н123456', language: 'uz' });
  expect(corrected).toMatchObject({ model, year: 2019, plate: '10H123456', language: 'uz', starts_at: made.starts_at });
  const link = () => server.db.execute(sql`select token_hash from bookings where id = ${made.id}`);
  const before = (await link()).rows;
  const moved = await desk.change(corrected, { branch: ground.foreign, starts_at: timeOn(day, '11:00') });
  expect(moved.branch.id).toBe(ground.foreign);
  expect((await link()).rows).toEqual(before);
  const { rows } = await server.db.execute(sql`select from messages where key like ${`booking:${made.id}:moved%`}`);
  expect(rows).toHaveLength(1);
  const adviser = await deskBrowserOf(server, 'adviser');
  const own = await desk.make({ starts_at: timeOn(day, '15:00') });
  const refused = await adviser.call('PATCH', `/bookings/${own.id}`, {
    headers: { 'if-match': `"${own.version}"` },
    body: { branch: ground.foreign },
  });
  expect([refused.statusCode, refused.json().errors]).toEqual([400, { branch: [expect.any(String)] }]);
});

it('shows the same price range at the desk as on the site', async () => {
  await server.db.execute(sql`delete from booking_blocked_phones`);
  const query = `services=1&branch=${ground.own}&from=${day}&days=1`;
  const site = await bookingCallsOf(server).call('GET', `/bookings/times/?${query}&model=${ground.model}`);
  const own = await owner.call('GET', `/bookings/times?${query}&model=${ground.model}`);
  expect(own.json<DeskTimes>().price).toEqual(site.json().price);
  const made = await desk.make({ starts_at: timeOn(day, '10:00'), model: ground.model });
  expect(made.price).toEqual(site.json().price);
});

it('moves a booking of a hidden service and adds a service to it, but rejects a move within a hidden branch', async () => {
  const made = await desk.make({ starts_at: timeOn(day, '10:00') });
  await server.db.execute(sql`update services set hidden = true where id = 1`);
  const times = await owner.call(
    'GET',
    `/bookings/times?branch=${ground.own}&from=${day}&days=1&services=1&except=${made.id}`,
  );
  expect(times.statusCode).toBe(200);
  const moved = await desk.change(made, { starts_at: timeOn(day, '12:00') });
  const more = await desk.change(moved, { services: [1, 2] });
  expect(new Set(more.services.map(({ id }) => id))).toEqual(new Set([1, 2]));
  await server.db.execute(sql`update services set hidden = false where id = 1`);
  await server.db.execute(sql`update branches set hidden = true where id = ${ground.own}`);
  expect((await desk.tryToChange(more, { starts_at: timeOn(day, '15:00') })).json()).toMatchObject({
    code: 'branch_hidden',
  });
  expect((await desk.change(more, { branch: ground.foreign })).branch.id).toBe(ground.foreign);
  await server.db.execute(sql`update branches set hidden = false where id = ${ground.own}`);
});

import { sql } from 'drizzle-orm';
import type { CarMaintenance, NotificationPreferences, OwnRecord } from '#contract/care';
import { documentDays } from '#contract/rules/bounds';
import { addDays, dateAt } from '#contract/rules/clock';
import { accountCallsOf } from '../testing/accountCalls';
import { daysAgo, garageCar } from '../testing/care';
import { closedVisit } from '../testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

const OIL = 1;
const BRAKES = 8;

let server: TestServer;
let owner: DemoCustomer;
let car: number;
let account: ReturnType<typeof accountCallsOf>;

beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createDemoCustomer(server);
  car = await garageCar(server.db, owner.userId);
});

const maintenanceOf = async (who = owner, language = 'ru') => {
  const reply = await account.call('GET', '/cars/care', {
    token: who.accessToken,
    headers: { 'accept-language': language },
  });
  return reply.json<CarMaintenance[]>();
};
type Given = Parameters<typeof closedVisit>[1];
const visit = (days: number, mileage: number, more: Partial<Given> = {}) =>
  closedVisit(server.db, {
    userId: owner.userId,
    carId: car,
    at: daysAgo(days),
    mileage,
    lines: [{ name: 'Масло', price: 1, service: OIL }],
    ...more,
  });
const type = (mileage: number) =>
  account.call('PATCH', `/car/update/${car}`, { token: owner.accessToken, body: { mileage, mileage_seen: true } });

it('returns due maintenance with its reasons in both languages, and none for a car without visits', async () => {
  expect(await maintenanceOf()).toEqual([{ car, due: [], documents: [], guarantees: [] }]);
  await visit(100, 84_200);
  await type(87_900);
  const [ru] = await maintenanceOf();
  expect(ru).toMatchObject({
    km_per_month: 1_126,
    due: [
      {
        title: 'Замена масла',
        service: OIL,
        every_km: 8_000,
        every_months: 12,
        last_date: dateAt(daysAgo(100)),
        last_mileage: 84_200,
        due_mileage: 92_200,
        expected_on: dateAt(daysAgo(-117)),
        is_overdue: false,
      },
    ],
  });
  const [uz] = await maintenanceOf(owner, 'uz');
  expect(uz?.due.map(({ title }) => title)).toEqual(['Moy almashtirish']);
  await type(879_000);
  const [typo] = await maintenanceOf();
  expect(typo).toMatchObject({ due: [{ is_overdue: false }] });
  expect(JSON.stringify(typo)).not.toMatch(/expected_on|km_per_month|level|null/);
  await type(92_300);
  expect((await maintenanceOf())[0]?.due).toMatchObject([{ is_overdue: true, due_mileage: 92_200 }]);
});

it('counts the interval from the last work that was not declined; a correction keeps the original date', async () => {
  const first = await visit(300, 70_000);
  await visit(200, 75_000, { lines: [{ name: 'Масло', price: 1, service: OIL, declined: true }] });
  expect((await maintenanceOf())[0]?.due).toMatchObject([{ last_mileage: 70_000 }]);
  const before = (await maintenanceOf())[0]?.due[0];
  await closedVisit(server.db, {
    userId: owner.userId,
    carId: car,
    at: daysAgo(10),
    mileage: 70_500,
    correctsId: first,
    lines: [{ name: 'Масло', price: 1, service: OIL }],
  });
  expect((await maintenanceOf())[0]?.due).toMatchObject([
    { fact: before?.fact, last_mileage: 70_500, last_date: dateAt(daysAgo(300)) },
  ]);
});

it('an item at its due mileage has no expected date and is overdue only above that mileage', async () => {
  await visit(100, 84_200);
  await type(92_200);
  const [due] = (await maintenanceOf())[0]?.due ?? [];
  expect(due).toMatchObject({ due_mileage: 92_200, is_overdue: false });
  expect(due).not.toHaveProperty('expected_on');
});

it('sorts an overdue red finding before other overdue items', async () => {
  const late = { level: 'yellow' as const, title: 'Ремень', service: 2, dueDate: '2020-01-01' };
  const urgent = { level: 'red' as const, title: 'Колодки', service: BRAKES, dueMileage: 85_000 };
  await visit(50, 84_000, { findings: [late, urgent] });
  await type(85_001);
  expect((await maintenanceOf())[0]?.due).toMatchObject([
    { title: 'Колодки', level: 'red', is_overdue: true },
    { title: 'Ремень', is_overdue: true },
    { is_overdue: false },
  ]);
});

it('a finding sets due date and mileage until its work is done', async () => {
  const finding = {
    level: 'red' as const,
    title: 'Колодки',
    service: BRAKES,
    dueMileage: 85_000,
    dueDate: '2031-01-01',
  };
  await visit(50, 84_000, {
    lines: [{ name: 'Тормоза', price: 1, service: BRAKES, declined: true }],
    findings: [finding],
  });
  expect((await maintenanceOf())[0]?.due).toMatchObject([
    { title: 'Колодки', level: 'red', service: BRAKES, due_mileage: 85_000, due_date: '2031-01-01' },
  ]);
  await visit(20, 84_900, { lines: [{ name: 'Тормоза', price: 1, service: BRAKES }] });
  expect((await maintenanceOf())[0]?.due).toMatchObject([{ title: 'Ремонт тормозов', last_mileage: 84_900 }]);
});

it('shows the booking of a due work for its car until the booking is cancelled or its day is over', async () => {
  await visit(100, 84_200);
  const other = await createDemoCustomer(server);
  const bookedOf = async () => (await maintenanceOf())[0]?.due.map(({ booking }) => booking?.starts_at ?? null);
  const startsAt = `${dateAt(daysAgo(-3))}T10:00:00+05:00`;
  const book = async (of: { user?: number | null; car?: number | null; plate?: string; phone?: string } = {}) => {
    const { user = owner.userId, car: ofCar = car, plate = null, phone = owner.phone } = of;
    await server.db.execute(sql`
      insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, user_id, phone, car_id, plate,
        is_overbooked, overbooking_reason)
      select 'booked', 'desk', 1, min(id), ${startsAt}::timestamptz, ${startsAt}::timestamptz + interval '1 hour',
        ${startsAt}::timestamptz + interval '1 hour', '[{"id": 1}]', ${user}::int, ${phone}, ${ofCar}::int, ${plate}::text, true, 'test' from bays`);
  };
  const clear = () => server.db.execute(sql`delete from bookings where overbooking_reason = 'test'`);
  expect(await bookedOf()).toEqual([null]);
  for (const foreign of [
    { user: other.userId, phone: other.phone },
    { user: other.userId, car: null, plate: '01A777AA', phone: other.phone },
    { user: null, car: null, plate: '01A777AA', phone: '+998900000009' },
    { car: null, plate: '01B111BB' },
  ]) {
    await book(foreign);
    expect(await bookedOf()).toEqual([null]);
    await clear();
  }
  for (const own of [{}, { car: null, plate: '01A777AA' }, { user: null, car: null, plate: '01A777AA' }]) {
    await book(own);
    expect((await bookedOf())?.map((at) => at && new Date(at).toISOString())).toEqual([
      new Date(startsAt).toISOString(),
    ]);
    await clear();
  }
  await book();
  await server.db.execute(sql`update bookings set state = 'cancelled' where overbooking_reason = 'test'`);
  expect(await bookedOf()).toEqual([null]);
  await server.db.execute(sql`update bookings set state = 'booked', starts_at = starts_at - interval '4 days',
    ends_at = ends_at - interval '4 days', free_at = free_at - interval '4 days' where overbooking_reason = 'test'`);
  expect(await bookedOf()).toEqual([null]);
  await clear();
});

it('stores expiry dates of documents only for own cars', async () => {
  const path = `/cars/${car}/documents/1`;
  const put = (token: string, body: object, to = path) => account.call('PUT', to, { token, body });
  expect((await put(owner.accessToken, { ends_on: '2027-03-01' })).statusCode).toBe(204);
  expect((await put(owner.accessToken, { ends_on: '2027-04-01' })).statusCode).toBe(204);
  expect((await maintenanceOf())[0]?.documents).toEqual([{ kind: 1, ends_on: '2027-04-01' }]);
  const other = await createDemoCustomer(server);
  expect((await put(other.accessToken, { ends_on: '2027-03-01' })).statusCode).toBe(404);
  expect((await account.call('DELETE', path, { token: other.accessToken })).statusCode).toBe(404);
  expect((await put(owner.accessToken, { ends_on: '2027-03-01' }, `/cars/${car}/documents/99`)).statusCode).toBe(404);
  expect((await put(owner.accessToken, { ends_on: '2027-02-30' })).statusCode).toBe(400);
  expect(await maintenanceOf(other)).toEqual([]);
  expect((await account.call('DELETE', path, { token: owner.accessToken })).statusCode).toBe(204);
  expect((await maintenanceOf())[0]?.documents).toEqual([]);
});

it('rejects a document expiry more than three years ago or ten ahead with a field error', async () => {
  const end = (ends_on: string) =>
    account.call('PUT', `/cars/${car}/documents/1`, { token: owner.accessToken, body: { ends_on } });
  const { min, max } = documentDays();
  const beside = (day: string, days: number) => addDays(day, days);
  for (const day of ['0001-01-01', '9999-12-31', beside(min, -1), beside(max, 1)]) {
    const reply = await end(day);
    expect([day, reply.statusCode, Object.keys(reply.json().errors)]).toEqual([day, 400, ['ends_on']]);
  }
  expect((await end(max)).statusCode).toBe(204);
  expect((await end(min)).statusCode).toBe(204);
});

it('reminders are off by default, and Telegram reminders require a connected chat', async () => {
  const preferences = async () =>
    (await account.call('GET', '/wishes', { token: owner.accessToken })).json<NotificationPreferences>();
  expect(await preferences()).toMatchObject({
    channel: 'off',
    language: 'ru',
    quiet_from: 21,
    quiet_to: 9,
    has_chat: false,
  });
  const put = (body: object) => account.call('PUT', '/wishes', { token: owner.accessToken, body });
  const asked = { channel: 'telegram', language: 'uz', quiet_from: 22, quiet_to: 8 };
  expect((await put(asked)).json()).toMatchObject({ code: 'chat_missing' });
  expect((await put({ ...asked, channel: 'sms' })).json()).toMatchObject({ ...asked, channel: 'sms', has_chat: false });
  expect((await put({ ...asked, channel: 'sms', quiet_from: 24 })).statusCode).toBe(400);
  expect(await preferences()).toMatchObject({ ...asked, channel: 'sms' });
});

it('rejects a stale change of a document expiry date', async () => {
  const put = (body: object) => account.call('PUT', `/cars/${car}/documents/1`, { token: owner.accessToken, body });
  const [first, second, third] = [1, 2, 3].map((year) => `${new Date().getFullYear() + year}-03-01`);
  expect((await put({ ends_on: first, expected: null })).statusCode).toBe(204);
  expect((await put({ ends_on: second, expected: first })).statusCode).toBe(204);
  for (const expected of [null, first]) {
    const stale = await put({ ends_on: third, expected });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'edit_conflict', stored: { ends_on: second } },
    ]);
  }
  expect(await maintenanceOf()).toMatchObject([{ documents: [{ kind: 1, ends_on: second }] }]);
});

it('changes only the sent notification preferences and rejects stale values', async () => {
  const put = async (body: object) => account.call('PUT', '/wishes', { token: owner.accessToken, body });
  expect((await put({ channel: 'sms' })).json()).toMatchObject({ channel: 'sms', quiet_from: 21, quiet_to: 9 });
  expect((await put({ quiet_from: 23, expected: { quiet_from: 21 } })).json()).toMatchObject({ channel: 'sms' });
  const stale = await put({ quiet_from: 20, expected: { quiet_from: 21 } });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'edit_conflict', stored: { channel: 'sms', quiet_from: 23, quiet_to: 9 } },
  ]);
  expect((await put({ quiet_from: 23, expected: { quiet_from: 21 } })).statusCode).toBe(200);
});

describe('works done elsewhere', () => {
  const record = (body: object, { who = owner, of = car, headers = {} } = {}) =>
    account.call('POST', `/cars/${of}/records`, { token: who.accessToken, body, headers });
  const recordsOf = async (who = owner) =>
    (await account.call('GET', '/cars/records', { token: who.accessToken })).json<OwnRecord[]>();
  const dueOf = async () => (await maintenanceOf())[0]?.due ?? [];
  const factOf = async () => (await dueOf())[0]?.fact ?? '';
  const done = async (more: object = {}) => ({
    fact: await factOf(),
    done_on: dateAt(daysAgo(10)),
    mileage: 86_000,
    ...more,
  });

  it('moves the due date as a visit does, and back when the record is removed', async () => {
    await visit(100, 84_200);
    const reply = await record(await done({ note: ' у Олега ', cost: 250_000 }));
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ title: 'Замена масла', note: 'у Олега', cost: 250_000, car });
    expect(await dueOf()).toMatchObject([
      { last_mileage: 86_000, last_date: dateAt(daysAgo(10)), due_mileage: 94_000 },
    ]);
    const [own] = await recordsOf();
    const remove = (who: DemoCustomer) =>
      account.call('DELETE', `/cars/records/${own?.id}`, { token: who.accessToken });
    const other = await createDemoCustomer(server);
    expect((await remove(other)).statusCode).toBe(404);
    expect(await recordsOf(other)).toEqual([]);
    expect((await remove(owner)).statusCode).toBe(204);
    expect(await dueOf()).toMatchObject([{ last_mileage: 84_200, due_mileage: 92_200 }]);
  });

  it('settles a finding with and without a service, and a later visit still counts', async () => {
    const findings = [
      { level: 'red' as const, title: 'Колодки', service: BRAKES, dueMileage: 85_000 },
      { level: 'yellow' as const, title: 'Скол на стекле', dueDate: '2020-01-01' },
    ];
    await visit(50, 84_000, { findings, lines: [{ name: 'Мойка', price: 1 }] });
    for (const title of ['Колодки', 'Скол на стекле']) {
      const fact = (await dueOf()).find((one) => one.title === title)?.fact;
      expect((await record(await done({ fact }))).statusCode).toBe(201);
      expect((await dueOf()).map((one) => one.title)).not.toContain(title);
    }
    await visit(5, 86_500, { lines: [{ name: 'Тормоза', price: 1, service: BRAKES }] });
    expect(await dueOf()).toMatchObject([{ service: BRAKES, last_mileage: 86_500 }]);
  });

  it('rejects other cars, wrong days and gone entries, and asks about an implausible mileage', async () => {
    await visit(100, 84_200);
    const other = await createDemoCustomer(server);
    expect((await record(await done(), { who: other })).statusCode).toBe(404);
    for (const days of [101, -1])
      expect((await record(await done({ done_on: dateAt(daysAgo(days)) }))).json()).toHaveProperty('errors.done_on');
    expect((await record(await done({ fact: 'work:1:999' }))).json()).toMatchObject({ code: 'due_gone' });
    for (const mileage of [84_000, 284_000])
      expect((await record(await done({ mileage }))).json()).toMatchObject({
        code: 'mileage_implausible',
        last: 84_200,
      });
    expect(await recordsOf()).toEqual([]);
    expect((await record(await done({ mileage: 84_000, mileage_seen: true }))).statusCode).toBe(201);
  });

  it('stores a repeated request once', async () => {
    await visit(100, 84_200);
    const body = await done();
    const headers = { 'idempotency-key': 'own-1' };
    expect((await record(body, { headers })).statusCode).toBe(201);
    expect((await record(body, { headers })).statusCode).toBe(201);
    expect(await recordsOf()).toHaveLength(1);
  });
});

describe('postponed works', () => {
  const postpone = (body: object, who = owner) =>
    account.call('PUT', `/cars/${car}/postponed`, { token: who.accessToken, body });
  const first = async () => (await maintenanceOf())[0]?.due[0];

  it('hides an entry until a day or a mileage, and shows it again', async () => {
    await visit(100, 84_200);
    const fact = (await first())?.fact;
    const day = dateAt(daysAgo(-30));
    expect((await postpone({ fact, until_date: day })).statusCode).toBe(204);
    expect(await first()).toMatchObject({ postponed: { until_date: day } });
    expect((await postpone({ fact, until_mileage: 90_000 })).statusCode).toBe(204);
    expect((await first())?.postponed).toEqual({ until_mileage: 90_000 });
    await type(90_001);
    expect(await first()).not.toHaveProperty('postponed');
    expect((await postpone({ fact })).statusCode).toBe(204);
  });

  it('rejects other cars, both kinds at once, and days and mileages that are not ahead', async () => {
    await visit(100, 84_200);
    const fact = (await first())?.fact;
    const until_date = dateAt(daysAgo(-30));
    expect((await postpone({ fact, until_date }, await createDemoCustomer(server))).statusCode).toBe(404);
    expect((await postpone({ fact: 'x', until_date })).json()).toMatchObject({ code: 'due_gone' });
    expect((await postpone({ fact, until_date, until_mileage: 90_000 })).statusCode).toBe(400);
    expect((await postpone({ fact, until_date: dateAt() })).json()).toHaveProperty('errors.until_date');
    for (const until_mileage of [84_200, 900_000])
      expect((await postpone({ fact, until_mileage })).json()).toHaveProperty('errors.until_mileage');
  });
});

it('logs mileages by day with their source, and keeps the one before an entry', async () => {
  await visit(100, 84_200);
  await server.db.execute(
    sql`update cars set mileage = 84500, mileage_at = now() - interval '50 days' where id = ${car}`,
  );
  await type(85_000);
  await type(85_100);
  const listOf = (who: DemoCustomer) => account.call('GET', `/cars/${car}/mileages`, { token: who.accessToken });
  expect((await listOf(owner)).json()).toEqual([
    { date: dateAt(daysAgo(100)), mileage: 84_200, source: 'visit' },
    { date: dateAt(daysAgo(50)), mileage: 84_500, source: 'entry' },
    { date: dateAt(), mileage: 85_100, source: 'entry' },
  ]);
  expect((await listOf(await createDemoCustomer(server))).statusCode).toBe(404);
});

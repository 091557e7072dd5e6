import type { CarMaintenance, NotificationPreferences } from '#contract/cars';
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

it('returns due items with reasons in both languages, and none for a car without visits', async () => {
  expect(await maintenanceOf()).toEqual([{ car, due: [], documents: [] }]);
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

it('includes done and excludes declined work; a correction keeps the original date', async () => {
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

it('has no date for a reached mileage, and is overdue only above it', async () => {
  await visit(100, 84_200);
  await type(92_200);
  const [due] = (await maintenanceOf())[0]?.due ?? [];
  expect(due).toMatchObject({ due_mileage: 92_200, is_overdue: false });
  expect(due).not.toHaveProperty('expected_on');
});

it('sorts an overdue urgent finding before other overdue items', async () => {
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

it('uses a finding until its work was done', async () => {
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

it('stores document ends for own cars only', async () => {
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

it('refuses a document end more than three years ago or ten ahead, at its field', async () => {
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

it('reminders are off by default, and need a connected chat for Telegram', async () => {
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

it('does not overwrite a document end that was changed meanwhile', async () => {
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

it('changes only the given preferences, and none that was changed meanwhile', async () => {
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

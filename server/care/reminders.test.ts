import { sql } from 'drizzle-orm';
import type { NotificationPreferences, NotificationPreferencesChange } from '#contract/care';
import { DAY_MS } from '#contract/rules/clock';
import type { TelegramStandIn } from '../messages/dev/telegramStandIn';
import { accountCallsOf } from '../testing/accountCalls';
import { daysAgo, garageCar } from '../testing/care';
import { closedVisit } from '../testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { recordStatements } from '../testing/recordStatements';
import { startTestServer, type TestServer } from '../testing/testServer';
import { remindAll } from './reminders';

const NOON_IN_TASHKENT = Math.floor(Date.now() / DAY_MS) * DAY_MS + 7 * 3_600_000;

let server: TestServer;
let standIn: TelegramStandIn;
let account: ReturnType<typeof accountCallsOf>;
let owner: DemoCustomer;
let car: number;

beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
  const { telegram } = server.app;
  if (!telegram?.standIn) throw new Error('A demo has a stand-in');
  ({ standIn } = telegram);
  await telegram.connect();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(sql`delete from messages`);
  await server.db.execute(sql`delete from message_wishes`);
  owner = await createDemoCustomer(server);
  car = await garageCar(server.db, owner.userId);
  const lines = [{ name: 'Масло', price: 1, service: 1 }];
  await closedVisit(server.db, { userId: owner.userId, carId: car, at: daysAgo(360), mileage: 80_000, lines });
});

const remind = (now = NOON_IN_TASHKENT) => remindAll({ db: server.db, config: server.app.config, now });
const asked = (of: Partial<NotificationPreferencesChange> = {}): NotificationPreferencesChange => ({
  channel: 'sms',
  language: 'ru',
  quiet_from: 0,
  quiet_to: 0,
  ...of,
});
const setPreferences = async (of: Partial<NotificationPreferencesChange> = {}) => {
  const reply = await account.call('PUT', '/wishes', { token: owner.accessToken, body: asked(of) });
  expect(reply.statusCode).toBe(200);
  return reply.json<NotificationPreferences>();
};
const nextDay = () => server.db.execute(sql`update message_wishes set looked_on = null`);
async function stored() {
  const { rows } = await server.db.execute<{ kind: string; state: string; hours: number }>(sql`
    select kind, state, round(extract(epoch from next_try_at - created_at) / 3600)::int as hours from messages order by id`);
  return rows;
}
async function sendAll() {
  await server.db.execute(sql`update messages set next_try_at = now() where state = 'queued'`);
  await server.app.messages.sweep();
}
const ownSms = () => server.app.outbox?.filter(({ phone }) => phone === owner.phone).map(({ text }) => text) ?? [];

it('reminds of each due item once, also in repeated runs and after its message was deleted', async () => {
  expect(await remind()).toBe(0);
  await setPreferences();
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  await nextDay();
  expect(await remind()).toBe(0);
  await sendAll();
  const [text, ...more] = ownSms();
  expect([text?.split(' http')[0], more]).toEqual(['Yolda: подходит срок по автомобилю:', []]);
  expect(text).toMatch(/\/personal\/garage$/);
  await server.db.execute(sql`delete from messages`);
  await nextDay();
  expect(await remind()).toBe(0);
  await account.call('PUT', `/cars/${car}/documents/2`, {
    token: owner.accessToken,
    body: { ends_on: daysAgo(-13).slice(0, 10) },
  });
  await nextDay();
  expect(await remind()).toBe(1);
  await account.call('PUT', `/cars/${car}/documents/2`, { token: owner.accessToken, body: { ends_on: '2090-01-01' } });
  await nextDay();
  expect(await remind()).toBe(0);
});

it('sends no reminder of a booked work until its booking is cancelled', async () => {
  await setPreferences();
  await server.db.execute(sql`
    insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, user_id, phone, car_id)
    select 'booked', 'desk', 1, min(id), now() + interval '300 days', now() + interval '301 days', now() + interval '301 days',
      '[{"id": 1}]', ${owner.userId}, ${owner.phone}, ${car} from bays`);
  expect(await remind()).toBe(0);
  await server.db.execute(sql`update bookings set state = 'cancelled' where user_id = ${owner.userId}`);
  await nextDay();
  expect(await remind()).toBe(1);
});

it('reminds of a postponed work once more when its postponement ends', async () => {
  await setPreferences();
  expect(await remind()).toBe(1);
  const { rows } = await server.db.execute<{ fact: string }>(sql`select fact from car_reminders where car_id = ${car}`);
  const until = (day: string) =>
    server.db.execute(sql`
    insert into car_postponed_works (car_id, fact, until_date) values (${car}, ${rows[0]?.fact}, ${day}::date)
    on conflict (car_id, fact) do update set until_date = excluded.until_date`);
  await until('2090-01-01');
  await nextDay();
  expect(await remind()).toBe(0);
  await until(daysAgo(1).slice(0, 10));
  await nextDay();
  expect(await remind()).toBe(1);
  await nextDay();
  expect(await remind()).toBe(0);
});

it('respects quiet hours and sends nothing when reminders are off', async () => {
  await setPreferences({ quiet_from: 20, quiet_to: 8 });
  await remind(NOON_IN_TASHKENT + 11 * 3_600_000);
  expect(await stored()).toEqual([{ kind: 'visit_due_sms', state: 'queued', hours: 9 }]);
  await setPreferences({ channel: 'off' });
  expect(await stored()).toEqual([{ kind: 'visit_due_sms', state: 'dead', hours: 9 }]);
  await sendAll();
  expect(ownSms()).toEqual([]);
  await nextDay();
  expect(await remind()).toBe(0);
});

it('respects quiet hours that were changed after the reminder was queued', async () => {
  await setPreferences();
  await remind();
  const hour = (Math.floor(Date.now() / 3_600_000) + 5) % 24;
  const [from, to] = [(hour + 23) % 24, (hour + 3) % 24];
  await setPreferences({ quiet_from: from, quiet_to: to });
  await sendAll();
  expect(ownSms()).toEqual([]);
  const [{ state, hours } = { state: '', hours: 0 }] = await stored();
  expect({ state, waits: hours >= 2 && hours <= 3 }).toEqual({ state: 'queued', waits: true });
  await setPreferences();
  await sendAll();
  expect(ownSms()).toHaveLength(1);
});

it('reminds the chat that opened the single-use link of the account, until /stop', async () => {
  const { connect = '' } = await setPreferences({ channel: 'off' });
  const start = `/start ${new URL(connect, 'https://x').searchParams.get('start')}`;
  const textsTo = (chat: number) => standIn.sent.filter((message) => message.chat === chat).map(({ text }) => text);
  await standIn.write(501, start);
  await standIn.write(501, start);
  await standIn.write(502, start);
  await sendAll();
  expect(textsTo(501)).toEqual([expect.stringMatching(/^Готово/)]);
  expect(textsTo(502)).toEqual([expect.stringMatching(/^Эта ссылка/)]);
  const now = (await account.call('GET', '/wishes', { token: owner.accessToken })).json<NotificationPreferences>();
  expect(now).toMatchObject({ channel: 'telegram', has_chat: true, language: 'ru' });
  await setPreferences({ channel: 'telegram', language: 'uz' });
  expect(await remind()).toBe(1);
  await sendAll();
  const text = textsTo(501)[1] ?? '';
  expect(text).toMatch(/^Muddat yaqinlashdi:\n• Moy almashtirish, \d\d\.\d\d\.\d{4} gacha\n.*\/uz\/personal\/garage$/);
  for (const own of [owner.phone, 'Азиз', '01A777AA', 'XWBJF69V9JA004512', '80']) expect(text).not.toContain(own);
  await standIn.write(501, '/stop');
  expect((await account.call('GET', '/wishes', { token: owner.accessToken })).json()).toMatchObject({
    channel: 'off',
    has_chat: false,
  });
});

it('checks 2,000 cars in batches shared by concurrent processes', async () => {
  const { db } = server;
  await db.execute(sql`with person as (
      insert into users (phone, first_name, last_name) select '+99895' || lpad(n::text, 7, '0'), 'Азиз', '' from generate_series(1, 1000) n returning id),
    preferences as (insert into message_wishes (user_id, channel, language, quiet_from, quiet_to) select id, 'sms', 'uz', 21, 9 from person),
    garage as (insert into cars (user_id, model_id, vin, year, plate, mileage)
      select id, (select min(id) from car_models), '', 2020, '', 50000 + n from person, generate_series(1, 2) n returning id, user_id)
    insert into car_documents (car_id, kind_id, ends_on) select id, 1, now()::date + 5 from garage`);
  await db.execute(sql`alter table visits disable trigger user`);
  await db.execute(sql`alter table visit_lines disable trigger user`);
  await db.execute(sql`with closed as (
      insert into visits (branch_id, state, user_id, car_id, car, year, mileage, language, closed_at, number, total, hash, previous_hash, subject)
      select 1, 'closed', car.user_id, car.id, '', 2020, 50000, 'uz', now() - interval '360 days', 1000000 + car.id, 0, '', '', ''
      from cars car join users person on person.id = car.user_id where person.phone like '+99895%' returning id)
    insert into visit_lines (visit_id, position, kind, service_id, name, quantity, price)
    select id, 0, 'work', 1, '{}', 1000, 1 from closed`);
  await db.execute(sql`analyze`);
  const statements = recordStatements(server);
  const reminded = await Promise.all([remind(), remind()]);
  expect(reminded[0] + reminded[1]).toBe(1_000);
  // Twice 500 customers with 8 statements each, and empty batches with 1.
  expect(statements.length).toBeLessThanOrEqual(18);
  const { rows } = await db.execute(
    sql`select count(*)::int as reminded, count(distinct key)::int as keys from messages`,
  );
  expect(rows).toEqual([{ reminded: 1_000, keys: 1_000 }]);
  expect(await remind()).toBe(0);
});

import { sql } from 'drizzle-orm';
import { absentDatabase } from '../testing/absentDatabase';
import { newPhone } from '../testing/accountCalls';
import { type EskizStandIn, eskizTestAccount, startEskizStandIn } from '../testing/eskizStandIn';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createDelivery, type Delivery } from './delivery';
import { sealMessage } from './sealedMessage';
import { createEskiz } from './sms/eskiz';
import { secondsUntilNextDue, storeMessage } from './stored';

const sendPath = '/api/message/sms/send';
/** Gateway timeout of tests without a reply. Other tests need more time on slow machines. */
const SHORT_MS = 300;

let server: TestServer;
let standIn: EskizStandIn;
/** Each `Delivery` simulates a server process: only the database is shared. */
let deliveries: Delivery[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  standIn = await startEskizStandIn();
  await server.db.execute(sql`delete from messages`);
});
afterEach(async () => {
  for (const delivery of deliveries) await delivery.close();
  deliveries = [];
  await standIn.close();
});

function newDelivery(url = standIn.url, patienceMs?: number): Delivery {
  const { db, app, config } = server;
  const gateways = { sms: createEskiz({ ...eskizTestAccount, url }, patienceMs), telegram: null };
  const delivery = createDelivery({ db, gateways, codeSecret: config.secrets.code, log: app.log, firstWaitMs: 20 });
  deliveries.push(delivery);
  return delivery;
}

async function queue(phone = newPhone()): Promise<number> {
  const sealed = sealMessage({ phone, text: 'Yolda: код 123456.' }, server.config.secrets.code);
  const { rows } = await server.db.execute<{ id: number }>(sql`insert into sms_codes (phone, code_hash, expires_at)
    values (${phone}, 'x', now() + interval '5 minutes') returning id`);
  const message = { kind: 'code', codeId: rows[0]?.id ?? 0, phoneHash: 'x', sealed } as const;
  return (await storeMessage(server.db, message)) ?? 0;
}

async function stored(id: number) {
  const { rows } = await server.db.execute(sql`select state, sealed, attempts,
    exists (select from sms_codes where id = code_id) as "hasCode" from messages where id = ${id}`);
  return rows[0];
}

const asTime = (id: number, change: ReturnType<typeof sql>) =>
  server.db.execute(sql`update messages set ${change} where id = ${id}`);

test('stores a queued message encrypted and deletes its text after sending', async () => {
  const phone = newPhone();
  const id = await queue(phone);
  const { rows } = await server.db.execute(sql`select messages::text as row from messages where id = ${id}`);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${phone.slice(1)}|123456`));
  expect((await stored(id))?.['sealed']).toEqual(expect.any(String));
  expect(await newDelivery().deliver(id)).toBe('sent');
  expect(await stored(id)).toEqual({ state: 'sent', sealed: null, attempts: 1, hasCode: true });
  expect(standIn.sent.map(({ mobile_phone }) => mobile_phone)).toEqual([phone.slice(1)]);
});

test('retries a message while the gateway is down', async () => {
  standIn.answer('/api/auth/login', { status: 502, body: '<html>' });
  const id = await queue();
  const delivered = newDelivery().deliver(id);
  while (standIn.calls.length < 3) await new Promise(setImmediate);
  expect(await stored(id)).toMatchObject({ sealed: expect.any(String), hasCode: true });
  standIn.answer('/api/auth/login', null);
  expect(await delivered).toBe('sent');
  expect(standIn.sent).toHaveLength(1);
});

test.each([
  ['no answer', 'silent'],
  ['a dropped connection', 'dropped'],
  ['an error page of a proxy', { status: 504, body: '<html>' }],
] as const)('does not resend a message that may have been sent, and keeps its code valid: %s', async (_what, answer) => {
  standIn.answer(sendPath, answer);
  const id = await queue();
  expect(await newDelivery(standIn.url, SHORT_MS).deliver(id)).toBe('unknown');
  await newDelivery().sweep();
  expect(await stored(id)).toEqual({ state: 'unknown', sealed: null, attempts: 1, hasCode: true });
  expect(standIn.calls.filter((call) => call.endsWith('/sms/send'))).toHaveLength(1);
});

test('deletes the SMS code of a message that the gateway refuses', async () => {
  standIn.answer(sendPath, { status: 400, body: { status: 'error', message: 'Blocked' } });
  const id = await queue();
  expect(await newDelivery().deliver(id)).toBe('refused');
  expect(await stored(id)).toEqual({ state: 'refused', sealed: null, attempts: 1, hasCode: false });
});

test('marks an expired message as dead and never sends it', async () => {
  const id = await queue();
  const delivered = newDelivery('http://127.0.0.1:1').deliver(id);
  while ((await stored(id))?.['attempts'] === 0) await new Promise(setImmediate);
  await asTime(id, sql`expires_at = now()`);
  expect(await delivered).toBe('dead');
  const late = await queue();
  await asTime(late, sql`expires_at = now()`);
  const delivery = newDelivery();
  expect(await delivery.deliver(late)).toBeNull();
  await delivery.sweep();
  expect(await stored(late)).toEqual({ state: 'dead', sealed: null, attempts: 0, hasCode: false });
  expect(standIn.sent).toEqual([]);
});

test('ignores expired messages when it schedules the next poll', async () => {
  const id = await queue();
  expect(await secondsUntilNextDue(server.db, ['sms'])).toBeGreaterThan(0);
  await asTime(id, sql`expires_at = now()`);
  expect(await secondsUntilNextDue(server.db, ['sms'])).toBeNull();
});

test('does not resend an SMS that a killed process was sending, but sends the SMS that it had queued', async () => {
  const begun = await queue();
  const waiting = await queue();
  const fresh = await queue();
  await asTime(begun, sql`state = 'sending', attempts = 1, claimed_at = now() - interval '61 seconds'`);
  await asTime(waiting, sql`next_try_at = now()`);
  await newDelivery().sweep();
  expect(await stored(begun)).toEqual({ state: 'unknown', sealed: null, attempts: 1, hasCode: true });
  expect(await stored(waiting)).toMatchObject({ state: 'sent' });
  expect(await stored(fresh)).toMatchObject({ state: 'queued' });
  expect(standIn.sent).toHaveLength(1);
});

test('takes over overdue messages that the previous release stored, but not recent ones', async () => {
  const phone = newPhone();
  const sealed = sealMessage({ phone, text: 'Yolda: код 123456.' }, server.config.secrets.code);
  const store = (state: string, next: ReturnType<typeof sql>) =>
    server.db.execute(sql`
    insert into sms_messages (sealed, state, next_try_at, expires_at)
    values (${state === 'sent' ? null : sealed}, ${state}, ${next}, now() + interval '4 minutes')`);
  await store('sent', sql`now() - interval '1 hour'`);
  await store('queued', sql`now() - interval '1 minute'`);
  await store('queued', sql`now() + interval '5 seconds'`);
  await newDelivery().sweep();
  const left = await server.db.execute(sql`select state from sms_messages`);
  expect(left.rows).toEqual([{ state: 'queued' }]);
  const { rows } = await server.db.execute(sql`select kind, state, attempts from messages order by id`);
  expect(rows).toEqual([
    { kind: 'phone_changed', state: 'sent', attempts: 0 },
    { kind: 'phone_changed', state: 'sent', attempts: 1 },
  ]);
  expect(standIn.sent.map(({ mobile_phone }) => mobile_phone)).toEqual([phone.slice(1)]);
  await server.db.execute(sql`delete from sms_messages`);
});

test('sends each message once when processes poll at the same time', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => queue()));
  await server.db.execute(sql`update messages set next_try_at = now()`);
  const [one, two] = [newDelivery(), newDelivery()];
  await Promise.all([one.sweep(), two.sweep(), one.sweep(), ...ids.map((id) => two.deliver(id))]);
  expect(standIn.sent).toHaveLength(10);
});

test('waits for messages being sent on shutdown', async () => {
  standIn.answer(sendPath, 'late');
  const id = await queue();
  const delivery = newDelivery();
  void delivery.deliver(id);
  while (standIn.sent.length === 0) await new Promise(setImmediate);
  const closed = delivery.close();
  standIn.release();
  await closed;
  expect(await stored(id)).toMatchObject({ state: 'sent' });
});

test('records an outage and logs no error while the database is unavailable', async () => {
  const { app, config } = server;
  const absent = absentDatabase(server.db);
  absent.set('refuses');
  const recordOutage = jest.fn();
  const error = jest.spyOn(app.log, 'error').mockImplementation();
  const gateways = { sms: createEskiz({ ...eskizTestAccount, url: standIn.url }), telegram: null };
  const delivery = createDelivery({
    db: absent.db,
    gateways,
    codeSecret: config.secrets.code,
    log: app.log,
    recordOutage,
  });
  deliveries.push(delivery);
  await delivery.sweep();
  expect(recordOutage).toHaveBeenCalledTimes(1);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

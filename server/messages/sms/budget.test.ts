import { sql } from 'drizzle-orm';
import { newPhone } from '../../testing/accountCalls';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { createDelivery } from '../delivery';
import type { MessageKind } from '../kinds';
import { noticeLimit } from './budget';

let server: TestServer;
let log = '';
beforeAll(async () => {
  const logTo = { write: (line: string) => (log += line) };
  server = await startTestServer({ logLevel: 'warn' }, { logTo });
});
afterAll(() => server.close());
beforeEach(async () => {
  log = '';
  await server.db.execute(sql`delete from messages`);
  await server.db.execute(sql`delete from sms_alerts`);
});

async function deliveredWithin(limits: { budget: number; perPhone: number }): Promise<string[]> {
  const { db, app, config } = server;
  const phones: string[] = [];
  const sms = { send: async ({ phone }: { phone: string }) => void phones.push(phone) };
  const gateways = { sms, telegram: null };
  const delivery = createDelivery({ db, gateways, codeSecret: config.secrets.code, log: app.log, limits });
  await delivery.sweep();
  await delivery.close();
  return phones;
}

const store = (kind: MessageKind, phone: string) =>
  server.app.messages.store(server.db, { kind, phoneHash: phone, message: { phone, text: 'Yolda' } });

async function waiting(): Promise<unknown[]> {
  const { rows } = await server.db.execute(
    sql`select kind, reason from messages where state = 'queued' and next_try_at > now() + interval '1 minute'`,
  );
  return rows;
}

test('counts all kinds of SMS towards the daily budget, reserves a fifth for codes, and logs alerts', async () => {
  for (const kind of ['booking_sms', 'enquiry_sms', 'visit_ready_sms', 'visit_estimate_sms', 'booking_sms'] as const)
    await store(kind, newPhone());
  expect(await deliveredWithin({ budget: 5, perPhone: 9 })).toHaveLength(4);
  expect(await waiting()).toEqual([{ kind: 'booking_sms', reason: 'The SMS budget of the day is spent' }]);
  expect(
    [...log.matchAll(/"percent":(\d+)/g)].map(([, percent]) => Number(percent)).toSorted((one, other) => one - other),
  ).toEqual([50, 80]);
  const { body } = await server.app.inject('/metrics');
  expect(body).toMatch(/^yolda_sms_sent_last_day\{?.*\}? 4$/m);
});

test('requeues SMS beyond the daily limit of a phone', async () => {
  const [phone, other] = [newPhone(), newPhone()];
  for (let stored = 0; stored < 3; stored++) await store('booking_sms', phone);
  await store('booking_sms', other);
  const sent = await deliveredWithin({ budget: 100, perPhone: 2 });
  expect(sent.toSorted()).toEqual([phone, phone, other].toSorted());
  expect(await waiting()).toEqual([{ kind: 'booking_sms', reason: 'The phone has had its SMS of the day' }]);
});

test('sends the notice of a changed phone without budget and phone limit', async () => {
  await store('phone_changed', newPhone());
  await server.db.execute(sql`update messages set next_try_at = now()`);
  expect(await deliveredWithin({ budget: 0, perPhone: 0 })).toHaveLength(1);
});

test.each([
  { all: 79, ofPhone: 0, limit: null },
  { all: 80, ofPhone: 0, limit: 'budget' },
  { all: 0, ofPhone: 30, limit: 'phone' },
])('returns the limit $limit after $all of 100 SMS, $ofPhone of them to the phone', ({ all, ofPhone, limit }) => {
  expect(noticeLimit({ all, ofPhone }, { budget: 100, perPhone: 30 })).toBe(limit);
});

import { sql } from 'drizzle-orm';
import { clockAt } from '#contract/rules/clock';
import type { Visit } from '#contract/visitsDesk';
import { erasePersonalData } from '../accounts/personalData';
import { unsealMessage } from '../messages/sealedMessage';
import { ZONE } from '../platform/db/expressions';
import { seedDesk } from '../seed/seedDesk';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { visitsOf } from '../testing/visitLinks';
import { groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let desk: ReturnType<typeof visitsOf>;
let mechanic: ReturnType<typeof visitsAtDesk>;
let owner: DemoCustomer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  desk = visitsOf(server, await deskBrowserOf(server, 'manager'));
  mechanic = visitsAtDesk(await deskBrowserOf(server, 'mechanic'));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(sql`delete from messages`);
  owner = await createDemoCustomer(server);
  await prefer({});
});

type Preferences = { channel?: string; from?: number; to?: number; chat?: number | null };
const prefer = ({ channel = 'sms', from = 0, to = 0, chat = null }: Preferences) =>
  server.db.execute(sql`insert into message_wishes (user_id, channel, language, quiet_from, quiet_to, chat_id)
    values (${owner.userId}, ${channel}, 'ru', ${from}, ${to}, ${chat}) on conflict (user_id) do update
    set channel = excluded.channel, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, chat_id = excluded.chat_id`);
const hourInTashkent = (): number => Number(clockAt(Date.now()).slice(0, 2));

const inWork = async (): Promise<Visit> => {
  const { id } = await desk.beginOne(owner);
  return desk.now('PATCH', id, '', { state: 'in_work' });
};
const set = (visit: Visit, state: 'in_work' | 'ready') => mechanic.change('PATCH', visit, '', { state });
type Stored = { kind: string; state: string; wait: number; phone?: string; chat?: number; text: string };
async function stored(): Promise<Stored[]> {
  const { rows } = await server.db.execute<Omit<Stored, 'text'> & { sealed: string }>(
    sql`select kind, state, round(extract(epoch from next_try_at - created_at))::int as wait, sealed from messages
      where kind like 'visit_ready%' and sealed is not null order by id`,
  );
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    ...(unsealMessage(sealed, server.app.config.secrets.code) as { phone: string; text: string }),
  }));
}
async function sendAll() {
  await server.db.execute(sql`update messages set next_try_at = now() where state = 'queued'`);
  await server.app.messages.sweep();
}
const ownSms = () => server.app.outbox?.filter(({ phone }) => phone === owner.phone).map(({ text }) => text) ?? [];

it('notifies the customer once when a mechanic marks the car as ready', async () => {
  const visit = await inWork();
  const [first, second] = await Promise.all([0, 1].map(() => mechanic.ask('PATCH', visit, '', { state: 'ready' })));
  expect(new Set([first?.statusCode, second?.statusCode])).toEqual(new Set([200]));
  await mechanic.now('PATCH', visit.id, '', { state: 'ready' });
  expect(await stored()).toMatchObject([{ kind: 'visit_ready_sms', state: 'queued', wait: 10, phone: owner.phone }]);
  await sendAll();
  expect(ownSms()).toEqual([
    expect.stringMatching(/^Yolda Мирабад: машина готова, .*Улица Туркистан, 12\. \+998712000010$/),
  ]);
  expect(ownSms()[0]).not.toMatch(/Азиз|01A|http/);
});

it('deletes the queued message if work resumes, and notifies once when the car is ready again', async () => {
  const back = await set(await set(await inWork(), 'ready'), 'in_work');
  expect(await stored()).toEqual([]);
  await set(back, 'ready');
  expect(await stored()).toHaveLength(1);
  await sendAll();
  await desk.now('POST', back.id, '/closing');
  expect(ownSms().filter((text) => text.includes('готова'))).toHaveLength(1);
});

it('deletes the queued message if the visit is closed before it is sent', async () => {
  const visit = await set(await inWork(), 'ready');
  await desk.now('POST', visit.id, '/closing');
  expect(await stored()).toEqual([]);
});

it('the ready message uses the preferred language, or else that of the visit', async () => {
  const chosen = await inWork();
  await desk.change('PATCH', chosen, '', { language: 'uz' });
  await mechanic.now('PATCH', chosen.id, '', { state: 'ready' });
  expect((await stored())[0]?.text).toMatch(/машина готова/);
  await server.db.execute(sql`delete from messages`);
  await server.db.execute(sql`delete from message_wishes where user_id = ${owner.userId}`);
  const visit = await inWork();
  await desk.change('PATCH', visit, '', { language: 'uz' });
  await mechanic.now('PATCH', visit.id, '', { state: 'ready' });
  expect((await stored())[0]?.text).toMatch(
    /^Yolda Mirobod: mashina tayyor, .*Turkiston ko'chasi, 12-uy\. \+998712000010$/,
  );
});

it('the ready message waits for the end of quiet hours, which the customer can still change', async () => {
  const hour = hourInTashkent();
  await prefer({ from: hour, to: (hour + 3) % 24 });
  await set(await inWork(), 'ready');
  const [message] = await stored();
  expect(message?.wait).toBeGreaterThan(3_600);
  await sendAll();
  expect(ownSms()).toEqual([]);
  expect(await stored()).toMatchObject([{ state: 'queued' }]);
  await prefer({});
  await sendAll();
  expect(ownSms()).toHaveLength(1);
});

it('the ready message is sent by day to a customer without preferences', async () => {
  await server.db.execute(sql`delete from message_wishes where user_id = ${owner.userId}`);
  await set(await inWork(), 'ready');
  const { rows } = await server.db.execute<{ hour: number }>(
    sql`select extract(hour from (next_try_at + interval '1 minute') at time zone ${ZONE})::int as hour from messages where kind = 'visit_ready_sms'`,
  );
  expect(rows[0]?.hour).toBeGreaterThanOrEqual(9);
  expect(rows[0]?.hour).toBeLessThan(21);
});

it('sends no ready message if notifications were turned off before or after it was queued', async () => {
  await prefer({ channel: 'off' });
  await set(await inWork(), 'ready');
  expect(await stored()).toEqual([]);
  await prefer({});
  await set(await inWork(), 'ready');
  const reply = await server.app.inject({
    method: 'PUT',
    url: '/api/main/authentication/wishes',
    headers: { authorization: `Bearer ${owner.accessToken}` },
    payload: { channel: 'off', language: 'ru', quiet_from: 0, quiet_to: 0 },
  });
  expect(reply.statusCode).toBe(200);
  await sendAll();
  expect(ownSms()).toEqual([]);
});

it('the ready message is sent to the chat of the account', async () => {
  await prefer({ channel: 'telegram', chat: 701 });
  const visit = await set(await inWork(), 'ready');
  const [message, ...more] = await stored();
  expect([message, more]).toMatchObject([{ kind: 'visit_ready_telegram', chat: 701 }, []]);
  expect(message?.text).toMatch(
    new RegExp(`^Машина готова.*${visit.reference}.*\\+998712000010\\n.*/personal/garage$`, 's'),
  );
});

it('the ready message is sent by SMS and not to a chat that follows the enquiry, which a stranger may have sent', async () => {
  const { rows } = await server.db.execute<{
    id: number;
  }>(sql`insert into requests (section, text, phone, full_name, branch_id)
    values ('shop', 'x', ${owner.phone}, 'Азиз', (select min(id) from branches)) returning id`);
  const enquiry = rows[0]?.id ?? 0;
  await server.db.execute(
    sql`insert into telegram_followers (request_id, chat_id, token_hash) values (${enquiry}, 801, 'hash 801')`,
  );
  const { id } = await desk.begin(newVisit(await groundOf(server), { phone: owner.phone, enquiry }));
  await desk.now('PATCH', id, '', { state: 'in_work' });
  await mechanic.now('PATCH', id, '', { state: 'ready' });
  expect(await stored()).toMatchObject([{ kind: 'visit_ready_sms', phone: owner.phone }]);
});

it('sends no ready message for a correction', async () => {
  const closed = await desk.close((await desk.beginOne(owner)).id);
  const correction = (await desk.ask('POST', closed, '/corrections')).json<Visit>();
  await mechanic.now('PATCH', correction.id, '', { state: 'ready' });
  expect(await stored()).toEqual([]);
});

it('sends no ready message to an erased person', async () => {
  const codeSecret = server.app.config.secrets.code;
  const [waiting, later] = [await set(await inWork(), 'ready'), await inWork()];
  await server.db.transaction((tx) => erasePersonalData(tx, { userId: owner.userId, phone: owner.phone, codeSecret }));
  await mechanic.now('PATCH', later.id, '', { state: 'ready' });
  expect(await stored()).toEqual([]);
  expect((await desk.read(waiting.id)).state).toBe('ready');
});

import { sql } from 'drizzle-orm';
import { clockAt } from '#contract/rules/clock';
import type { Visit } from '#contract/visitsDesk';
import { unsealMessage } from '../messages/sealedMessage';
import { seedDesk } from '../seed/seedDesk';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { visitsOf } from '../testing/visitLinks';

let server: TestServer;
let desk: ReturnType<typeof visitsOf>;
let owner: DemoCustomer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  desk = visitsOf(server, await deskBrowserOf(server, 'manager'));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(sql`delete from messages`);
  owner = await createDemoCustomer(server);
  await prefer({});
});

type Preferences = { channel?: string; language?: string; from?: number; to?: number; chat?: number | null };
const prefer = ({ channel = 'sms', language = 'ru', from = 0, to = 0, chat = null }: Preferences) =>
  server.db.execute(sql`insert into message_wishes (user_id, channel, language, quiet_from, quiet_to, chat_id)
    values (${owner.userId}, ${channel}, ${language}, ${from}, ${to}, ${chat}) on conflict (user_id) do update
    set channel = excluded.channel, language = excluded.language, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
      chat_id = excluded.chat_id`);

const kinds = async (state = 'queued') =>
  (
    await server.db.execute<{ kind: string }>(
      sql`select kind from messages where state = ${state} and kind like 'visit_%' order by id`,
    )
  ).rows.map(({ kind }) => kind);
const texts = async () =>
  (
    await server.db.execute<{ sealed: string }>(sql`select sealed from messages where sealed is not null order by id`)
  ).rows.map(({ sealed }) => (unsealMessage(sealed, server.app.config.secrets.code) as { text: string }).text);
async function sendAll() {
  await server.db.execute(sql`update messages set next_try_at = now() where state = 'queued'`);
  await server.app.messages.sweep();
}
const decide = (visit: Visit, decision: string | null) =>
  desk.now('POST', visit.id, '/decisions', {
    estimate: visit.estimate,
    decisions: visit.lines.map(({ id }) => ({ line: id, decision })),
  });
const answer = (visit: Visit, token: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/main/main/estimates/${token}/answers`,
    payload: {
      version: visit.estimate,
      decisions: visit.lines.map(({ id }) => ({ line: id, decision: 'approved', shown: null })),
    },
  });

it('notifies of each step once: received, estimate, approved by the customer, ready', async () => {
  const { id } = await desk.beginOne(owner);
  await sendAll();
  const { visit, token } = await desk.send(id);
  await sendAll();
  const replies = await Promise.all([answer(visit, token), answer(visit, token)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await sendAll();
  await desk.now('PATCH', id, '', { state: 'in_work' });
  await desk.now('PATCH', id, '', { state: 'ready' });
  await sendAll();
  expect(await kinds('sent')).toEqual([
    'visit_received_sms',
    'visit_estimate_sms',
    'visit_approved_sms',
    'visit_ready_sms',
  ]);
});

it('sends one message of received for a repeated call', async () => {
  const visit = await desk.beginOne(owner);
  expect(await kinds()).toEqual(['visit_received_sms']);
  expect((await texts())[0]).toMatch(/^Yolda Мирабад: машина принята\. \+998/);
  expect((await texts())[0]).not.toMatch(/Азиз|01A|http/);
  await desk.now('PATCH', visit.id, '', { state: 'cancelled' });
  expect(await kinds()).toEqual([]);
});

it('withdraws the approved message if the decision is taken back, and does not repeat a sent one', async () => {
  const visit = await desk.beginOne(owner);
  await decide(visit, 'approved');
  expect(await kinds()).toEqual(['visit_approved_sms']);
  await decide(visit, null);
  expect(await kinds()).toEqual([]);
  await decide(visit, 'approved');
  await sendAll();
  await decide(visit, null);
  await decide(visit, 'approved');
  expect([await kinds(), await kinds('sent')]).toEqual([[], ['visit_approved_sms']]);
  const [line] = visit.lines;
  const changed = await desk.now('PATCH', visit.id, `/lines/${line?.id}`, { price: 1_000 });
  await decide(changed, 'approved');
  expect(await kinds()).toEqual(['visit_approved_sms']);
});

it('a night ends with the message of the last step only', async () => {
  const hour = Number(clockAt(Date.now()).slice(0, 2));
  await prefer({ from: hour, to: (hour + 3) % 24 });
  const visit = await desk.beginOne(owner);
  await decide(visit, 'approved');
  await desk.now('PATCH', visit.id, '', { state: 'in_work' });
  await desk.now('PATCH', visit.id, '', { state: 'ready' });
  await sendAll();
  expect([await kinds(), await kinds('sent')]).toEqual([['visit_ready_sms'], []]);
});

it('uses chat and language of the account, and sends nothing to customers who turned reminders off', async () => {
  await prefer({ channel: 'telegram', chat: 701, language: 'uz' });
  const visit = await desk.beginOne(owner);
  expect(await kinds()).toEqual(['visit_received_telegram']);
  expect((await texts())[0]).toMatch(
    new RegExp(`^Mashina qabul qilindi\\. Tashrif ${visit.reference}\\.\\nYolda Mirobod`),
  );
  await prefer({ channel: 'off' });
  await server.db.execute(sql`delete from messages`);
  await decide(await desk.beginOne(owner), 'approved');
  expect(await kinds()).toEqual([]);
});

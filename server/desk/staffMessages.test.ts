import { sql } from 'drizzle-orm';
import type { MessageDraft, MessageLog } from '#contract/messages';
import { clockAt } from '#contract/rules/clock';
import { MESSAGES_TO_CUSTOMER_MAX, STAFF_MESSAGE_MAX_LENGTH } from '#contract/rules/deskLimits';
import { erasePersonalData, exportPersonalData } from '../accounts/personalData';
import { unsealMessage } from '../messages/sealedMessage';
import { seedDesk } from '../seed/seedDesk';
import { bookedOnline } from '../testing/bookedOnline';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowserOf, invitedTo } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';
import { fillTemplate } from './staffMessages';

let server: TestServer;
let ground: Ground;
let adviser: DeskBrowser;
let foreign: DeskBrowser;
let owner: DemoCustomer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  ground = await groundOf(server);
  adviser = await deskBrowserOf(server, 'adviser');
  const branches = [ground.foreign];
  foreign = (await invitedTo(server, { role: 'adviser', branches, phone: '+998907775533' })).browser;
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createDemoCustomer(server);
  await prefer({});
});

type Preferences = { channel?: string; language?: string; from?: number; to?: number; chat?: number | null };
const prefer = ({ channel = 'sms', language = 'ru', from = 0, to = 0, chat = null }: Preferences) =>
  server.db.execute(sql`insert into message_wishes (user_id, channel, language, quiet_from, quiet_to, chat_id)
    values (${owner.userId}, ${channel}, ${language}, ${from}, ${to}, ${chat}) on conflict (user_id) do update
    set channel = excluded.channel, language = excluded.language, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
      chat_id = excluded.chat_id`);

const visitOf = async (branch = ground.own, by = adviser) => {
  const { id } = await visitsAtDesk(by).begin(newVisit(ground, { phone: owner.phone, branch, mileage_seen: true }));
  await server.db.execute(sql`delete from messages`);
  return { kind: 'visit', id };
};
type To = { kind: string; id: number };
let keys = 0;
const send = (to: To, text = 'Перезвоните, пожалуйста', { by = adviser, key = `message-key-${keys++}` } = {}) =>
  by.call('POST', '/messages', { body: { to, text }, headers: { 'idempotency-key': key.padEnd(16, '0') } });
const draft = (to: To, by = adviser) => by.call('GET', `/messages/draft?kind=${to.kind}&id=${to.id}`);
const log = async (path: string, by = adviser) =>
  (await by.call('GET', `${path}/messages`)).json<MessageLog>().items.filter(({ text }) => text !== null);

type Stored = { kind: string; wait: number; phone?: string; chat?: number; text: string };
async function stored(): Promise<Stored[]> {
  const { rows } = await server.db.execute<{ kind: string; wait: number; sealed: string }>(
    sql`select kind, round(extract(epoch from next_try_at - created_at))::int as wait, sealed from messages
      where kind like 'staff_message%' and sealed is not null order by id`,
  );
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    ...(unsealMessage(sealed, server.app.config.secrets.code) as { text: string }),
  }));
}

it('sends by SMS with the sender and the phone of the branch, and logs text, author and an audit entry without text', async () => {
  const to = await visitOf();
  expect((await draft(to)).json()).toMatchObject({
    state: 'ready',
    channel: 'sms',
    language: 'ru',
    due_at: null,
    before: 'Yolda Мирабад: ',
    after: ' +998712000010',
  });
  expect((await send(to)).statusCode).toBe(201);
  expect(await stored()).toEqual([
    {
      kind: 'staff_message_sms',
      wait: 0,
      phone: owner.phone,
      text: 'Yolda Мирабад: Перезвоните, пожалуйста +998712000010',
    },
  ]);
  const [entry, ...more] = await log(`/visits/${to.id}`);
  expect([entry, more]).toMatchObject([
    { kind: 'staff_message_sms', text: 'Перезвоните, пожалуйста', author: { name: expect.any(String) }, about: to },
    [],
  ]);
  const { rows } = await server.db.execute<{ row: string }>(
    sql`select audit_entries::text as row from audit_entries where thing = 'message' and action = 'sent' and thing_id = ${entry?.id}`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain('Перезвоните');
});

it('uses chat, language and quiet hours of the account, and fills in templates in that language', async () => {
  const to = await visitOf();
  const hour = Number(clockAt(Date.now()).slice(0, 2));
  await prefer({ channel: 'telegram', chat: 702, language: 'uz', from: hour, to: (hour + 3) % 24 });
  const given = (await draft(to)).json<MessageDraft>();
  expect(given).toMatchObject({ channel: 'telegram', language: 'uz', due_at: expect.any(String) });
  expect(given.templates.length).toBeGreaterThan(2);
  const texts = given.templates.map(({ text }) => text).join(' ');
  expect(texts).toMatch(/Assalomu alaykum, Азиз Каримов!/);
  expect(texts).not.toMatch(/\{|\}/);
  await send(to, given.templates[0]?.text);
  const [message] = await stored();
  expect(message).toMatchObject({ kind: 'staff_message_telegram', chat: 702 });
  expect(message?.wait).toBeGreaterThan(3_600);
  await prefer({ channel: 'off' });
  expect((await draft(to)).json()).toMatchObject({ state: 'off' });
  const refused = await send(to);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'message_off']);
});

it('hides customers, visits and bookings of other branches, and refuses mechanics and editors', async () => {
  const to = await visitOf(ground.foreign, foreign);
  const { rows } = await server.db.execute<{ id: number }>(sql`
    insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, phone, name, name_folded)
    select 'cancelled', 'desk', ${ground.foreign}, (select min(id) from bays), now(), now() + interval '1 hour', now() + interval '1 hour',
      '[]', '+998901110099', 'x', 'x' returning id`);
  const hidden = [to, { kind: 'booking', id: rows[0]?.id ?? 0 }, { kind: 'customer', id: owner.userId }];
  for (const one of hidden) {
    expect([one.kind, (await draft(one)).statusCode]).toEqual([one.kind, 404]);
    expect([one.kind, (await send(one)).statusCode]).toEqual([one.kind, 404]);
  }
  for (const role of ['mechanic', 'editor']) {
    const by = await deskBrowserOf(server, role);
    expect([role, (await draft(to, by)).statusCode]).toEqual([role, 403]);
    expect([role, (await send(to, 'x', { by })).statusCode]).toEqual([role, 403]);
  }
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/desk/messages',
    headers: { authorization: `Bearer ${owner.accessToken}`, 'sec-fetch-site': 'same-origin' },
    payload: { to, text: 'x' },
  });
  expect(reply.statusCode).toBe(401);
  expect(await stored()).toEqual([]);
});

it('shows a message from the card to the branch that sent it, and to others only without the text', async () => {
  await visitOf();
  await bookedOnline(server.db, owner.userId, ground.own);
  await bookedOnline(server.db, owner.userId, ground.foreign);
  expect((await send({ kind: 'customer', id: owner.userId }, 'Тайна')).statusCode).toBe(201);
  const path = `/customers/${owner.userId}`;
  expect((await log(path)).map(({ text }) => text)).toEqual(['Тайна']);
  expect((await foreign.call('GET', `${path}/messages`)).body).not.toContain('Тайна');
  expect((await foreign.call('GET', path)).statusCode).toBe(200);
});

it('removes direction marks and control characters, keeps newlines, and sends markup as text', async () => {
  const to = await visitOf();
  await prefer({ channel: 'telegram', chat: 703 });
  await send(to, ' <b>Да</b> &amp; {name}\r\n\r\n\r\n\u202eкод\u0007 1\u200b ');
  expect((await stored())[0]?.text).toMatch(/^<b>Да<\/b> &amp; \{name\}\n\nкод 1\nYolda Мирабад, \+998/);
  expect((await log(`/visits/${to.id}`))[0]?.text).toBe('<b>Да</b> &amp; {name}\n\nкод 1');
  for (const text of ['', ' \u200b\n', 'x'.repeat(STAFF_MESSAGE_MAX_LENGTH + 1)])
    expect([text.length, (await send(to, text)).statusCode]).toEqual([text.length, 400]);
});

it('of ten messages at once, a customer gets as many as the limit allows; a repeated call sends one', async () => {
  const to = await visitOf();
  const same = await Promise.all(Array.from({ length: 3 }, () => send(to, 'Одно', { key: 'the-same-key-0001' })));
  expect(new Set(same.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(await stored()).toHaveLength(1);
  const by = await deskBrowserOf(server, 'manager');
  const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => send(to, `Сообщение ${n}`, { by })));
  const codes = replies.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 201)).toHaveLength(MESSAGES_TO_CUSTOMER_MAX - 1);
  expect(codes.filter((code) => code === 429)).toHaveLength(10 - MESSAGES_TO_CUSTOMER_MAX + 1);
  expect(await stored()).toHaveLength(MESSAGES_TO_CUSTOMER_MAX);
});

it('exports the texts to the customer, and erases texts and queued messages with the account', async () => {
  const to = await visitOf();
  await send(to, 'О вашей машине');
  const { code } = server.app.config.secrets;
  const exported = await exportPersonalData(server.db, owner.phone, code);
  expect(exported).toMatchObject({ staff_messages: [{ text: 'О вашей машине' }] });
  await server.db.transaction((tx) =>
    erasePersonalData(tx, { phone: owner.phone, userId: owner.userId, codeSecret: code }),
  );
  expect(await stored()).toEqual([]);
  expect((await server.db.execute(sql`select 1 from staff_messages where text = 'О вашей машине'`)).rows).toEqual([]);
  const refused = await send(to);
  expect(refused.json()).toMatchObject({ code: 'message_unreachable' });
});

it('exports no text to a customer to whom the visit was moved later', async () => {
  const to = await visitOf();
  await send(to, 'Только прежнему');
  const other = await createDemoCustomer(server);
  await server.db.execute(sql`update visits set user_id = ${other.userId}, phone = ${other.phone} where id = ${to.id}`);
  const { code } = server.app.config.secrets;
  expect(await exportPersonalData(server.db, other.phone, code)).toMatchObject({ staff_messages: [] });
  expect(await exportPersonalData(server.db, owner.phone, code)).toMatchObject({
    staff_messages: [{ text: 'Только прежнему' }],
  });
});

test.each([
  ['Здравствуйте, {name}! Ждём {hours}.', { name: 'Азиз', hours: '' }, 'Здравствуйте, Азиз! Ждём.'],
  ['Здравствуйте, {name}!', { name: '' }, 'Здравствуйте!'],
  ['{name}: {car}', { name: '{car}', car: '{name}' }, '{car}: {name}'],
  ['{constructor} {x}', {}, '{constructor} {x}'],
])('fills %j with %j', (template, values, filled) => {
  expect(fillTemplate(template, values)).toBe(filled);
});

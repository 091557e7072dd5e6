import { sql } from 'drizzle-orm';
import type { EnquiryReceipt, EnquiryStatus, TrackedEnquiry } from '#contract/enquiries';
import { changeStatus, EnquiryChanged } from '../../enquiries/tracking';
import { newPhone } from '../../testing/accountCalls';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { type TelegramStandIn, tooMany } from '../dev/telegramStandIn';
import { retryMessage, secondsUntilNextDue } from '../stored';

let server: TestServer;
let standIn: TelegramStandIn;
let lastChat = 100;

beforeAll(async () => {
  server = await startTestServer();
  const { telegram } = server.app;
  if (!telegram?.standIn) throw new Error('A demo has a stand-in');
  ({ standIn } = telegram);
  await telegram.connect();
});
afterAll(() => server.close());
beforeEach(async () => {
  standIn.answer(null);
  await server.db.execute(sql`delete from messages`);
  await letGo();
});

const enquiry = { section: 'shop', text: 'Фильтр, звоните вечером', full_name: 'Азиз Каримов', branch: 3 };

async function send(phone = newPhone(), key?: string, language = 'ru') {
  const headers = { 'accept-language': language, ...(key && { 'idempotency-key': key }) };
  const payload = { ...enquiry, phone };
  const reply = await server.app.inject({ method: 'POST', url: '/api/main/main/requests/', headers, payload });
  return { phone, ...reply.json<Required<EnquiryReceipt>>() };
}

async function track({ reference, phone }: { reference: string; phone: string }): Promise<TrackedEnquiry> {
  const payload = { reference, phone_end: phone.slice(-4) };
  const reply = await server.app.inject({ method: 'POST', url: '/api/main/main/requests/track/', payload });
  return reply.json();
}

const startOf = ({ follow = '' }: TrackedEnquiry) => `/start ${new URL(follow, 'https://x').searchParams.get('start')}`;

const letGo = () => server.db.execute(sql`delete from message_holds`);

async function sendWaiting() {
  await letGo();
  await server.db.execute(sql`update messages set next_try_at = now() where state = 'queued'`);
  await server.app.messages.sweep();
}

const textsTo = (chat: number) => standIn.sent.filter((message) => message.chat === chat).map(({ text }) => text);
const newChat = () => (lastChat += 1);

async function stored() {
  const { rows } = await server.db.execute(
    sql`select kind, state, reason, attempts, sealed is not null as kept, next_try_at > now() as waits from messages order by id`,
  );
  return rows;
}

async function follow(sent: { reference: string; phone: string }, chat = newChat()): Promise<number> {
  await standIn.write(chat, startOf(await track(sent)));
  await sendWaiting();
  return chat;
}

let version = 1;
async function setStatus(id: number, status: EnquiryStatus) {
  const { rows } = await server.db.execute<{ version: number }>(sql`select version from requests where id = ${id}`);
  version = rows[0]?.version ?? 0;
  return server.db.transaction((tx) => changeStatus(tx, { id, version, status }, server.app.messages.store));
}

describe('the staff chat', () => {
  it('receives a new enquiry once, without customer data and text', async () => {
    const before = textsTo(standIn.staffChat).length;
    const [{ reference }] = await Promise.all([send('+998901112233', 'same'), send('+998901112233', 'same')]);
    await sendWaiting();
    const texts = textsTo(standIn.staffChat).slice(before);
    expect(texts).toEqual([
      expect.stringMatching(
        new RegExp(`^Новая заявка ${reference}\nПокупка · .+\nhttp://localhost:3000/desk/enquiries/${reference}$`),
      ),
    ]);
    expect(texts[0]).not.toMatch(/Азиз|Каримов|1112233|вечером/);
  });

  it('pauses the Telegram channel for `retry_after` of a 429', async () => {
    standIn.answer(tooMany(30));
    await send();
    await send();
    await server.app.messages.sweep();
    const tried = await stored();
    expect(tried).toEqual([expect.objectContaining({ state: 'queued' }), expect.objectContaining({ state: 'queued' })]);
    expect(await secondsUntilNextDue(server.db, ['telegram'])).toBeGreaterThan(25);
    await send();
    await server.app.messages.sweep();
    expect(await stored()).toEqual([...tried, expect.objectContaining({ state: 'queued', attempts: 0 })]);
    standIn.answer(null);
    await server.app.messages.sweep();
    expect(await stored()).toMatchObject([{ state: 'queued' }, { state: 'queued' }, { state: 'queued' }]);
    await sendWaiting();
    expect(await stored()).toMatchObject([{ state: 'sent', kept: false }, { state: 'sent' }, { state: 'sent' }]);
  });

  it('receives messages after its group was upgraded to a supergroup', async () => {
    const group = standIn.upgradeGroup();
    const sent = [await send(), await send()];
    await sendWaiting();
    expect(await stored()).toMatchObject([
      { state: 'sent', attempts: 1 },
      { state: 'sent', attempts: 1 },
    ]);
    expect(textsTo(group)).toEqual(sent.map(({ reference }) => expect.stringContaining(reference)));
  });

  it('waits a minimum before a retry, even if `retry_after` is 0', async () => {
    standIn.answer(tooMany(0));
    await send();
    await server.app.messages.sweep();
    expect(await stored()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  });

  it.each([
    ['a server error', { status: 500, body: {} }],
    ['a revoked token', { status: 401, body: { ok: false, description: 'Unauthorized' } }],
    ['an error page of a proxy', { status: 404, body: {} }],
  ])('receives a message that was requeued after %s', async (_what, answer) => {
    standIn.answer(answer);
    await send();
    await server.app.messages.sweep();
    expect(await stored()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    standIn.answer(null);
    await sendWaiting();
    expect(await stored()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('receives a message that was refused, stored with the reason and resent by staff', async () => {
    standIn.answer({ status: 400, body: { ok: false, description: 'Bad Request: chat -100123456 not found' } });
    await send();
    await server.app.messages.sweep();
    const reason = 'Telegram sendMessage answered 400: Bad Request: chat -… not found';
    expect(await stored()).toMatchObject([{ state: 'refused', reason, kept: true }]);
    standIn.answer(null);
    const { rows } = await server.db.execute<{ id: number }>(sql`select id from messages`);
    expect(await retryMessage(server.db, rows[0]?.id ?? 0)).toBe(true);
    await server.app.messages.sweep();
    expect(await stored()).toMatchObject([{ state: 'sent', kept: false }]);
    expect(await retryMessage(server.db, rows[0]?.id ?? 0)).toBe(false);
  });
});

describe('a customer who follows an enquiry in Telegram', () => {
  it('connects a chat by a single-use link and is notified of each status in the language of the enquiry', async () => {
    const sent = await send(newPhone(), undefined, 'uz');
    const link = startOf(await track(sent));
    const [chat, other] = [newChat(), newChat()];
    await standIn.write(chat, link);
    await standIn.write(chat, link);
    await standIn.write(other, link);
    await sendWaiting();
    expect(textsTo(chat)).toEqual([
      `Ariza ${sent.reference} qabul qilindi. Menejer 24 soat ichida sizga qoʻngʻiroq qiladi.`,
    ]);
    expect(textsTo(other)).toEqual([expect.stringContaining('Эта ссылка уже использована или устарела')]);
    await setStatus(sent.id, 'in_work');
    expect((await stored()).at(-1)).toMatchObject({ kind: 'enquiry_status', state: 'queued', waits: true });
    await sendWaiting();
    await setStatus(sent.id, 'done');
    await sendWaiting();
    expect(textsTo(chat).slice(1)).toEqual([expect.stringContaining('ishda'), expect.stringContaining('bajarildi')]);
  });

  it('cannot use a link of another chat, even after that chat has opened a second link', async () => {
    const sent = await send();
    const [used, another] = [startOf(await track(sent)), startOf(await track(sent))];
    const [chat, other] = [newChat(), newChat()];
    await standIn.write(chat, used);
    await standIn.write(chat, another);
    await standIn.write(other, used);
    await sendWaiting();
    expect(textsTo(other)).toEqual([expect.stringContaining('Эта ссылка уже использована')]);
  });

  it('is offered a link until a chat is connected, and none for a finished enquiry', async () => {
    const sent = await send();
    const isOffered = async () => (await track(sent)).follow !== undefined;
    expect(await isOffered()).toBe(true);
    const chat = await follow(sent);
    expect(await isOffered()).toBe(false);
    await standIn.write(chat, '/stop');
    expect(await isOffered()).toBe(true);
    await setStatus(sent.id, 'in_work');
    expect(await isOffered()).toBe(true);
    await setStatus(sent.id, 'done');
    expect(await isOffered()).toBe(false);
  });

  it('receives no message for a reverted status, and only the last of two statuses', async () => {
    const sent = await send();
    const chat = await follow(sent);
    expect(await setStatus(sent.id, 'in_work')).toMatchObject({ answeredAt: expect.any(Date) });
    expect(await setStatus(sent.id, 'new')).toMatchObject({ answeredAt: null });
    await sendWaiting();
    expect(textsTo(chat)).toHaveLength(1);
    await setStatus(sent.id, 'in_work');
    await setStatus(sent.id, 'waiting');
    await sendWaiting();
    expect(textsTo(chat).slice(1)).toEqual([expect.stringContaining('ждёт вашего ответа')]);
    await setStatus(sent.id, 'spam');
    await sendWaiting();
    expect(textsTo(chat).at(-1)).toContain('закрыта');
    expect((await track(sent)).status).toBe('refused');
  });

  it('receives no earlier status after a later one, even if its message was abandoned', async () => {
    const sent = await send();
    const chat = await follow(sent);
    await setStatus(sent.id, 'in_work');
    await server.db.execute(sql`update messages set state = 'sending', claimed_at = now() - interval '2 minutes'
      where state = 'queued'`);
    await setStatus(sent.id, 'done');
    await sendWaiting();
    expect(textsTo(chat).slice(1)).toEqual([expect.stringContaining('выполнена')]);
    expect(await stored()).toContainEqual(
      expect.objectContaining({ kind: 'enquiry_status', state: 'dead', kept: false }),
    );
  });

  it('is notified of the next status, but not when a manager reopens the enquiry', async () => {
    const sent = await send();
    const chat = await follow(sent);
    for (const status of ['in_work', 'new', 'waiting'] as const) {
      await setStatus(sent.id, status);
      await sendWaiting();
    }
    expect(textsTo(chat).slice(1)).toEqual([
      expect.stringContaining('в работе'),
      expect.stringContaining('ждёт вашего ответа'),
    ]);
  });

  it('receives nothing after blocking the bot or /stop, until another link is opened', async () => {
    const sent = await send();
    const links = [startOf(await track(sent)), startOf(await track(sent))] as const;
    const [blocking, stopping] = [newChat(), newChat()];
    await standIn.write(blocking, links[0]);
    await standIn.write(stopping, links[1]);
    await sendWaiting();
    await standIn.block(blocking);
    await setStatus(sent.id, 'in_work');
    await standIn.write(stopping, '/stop');
    await sendWaiting();
    expect([textsTo(blocking).length, textsTo(stopping).length]).toEqual([1, 2]);
    expect(textsTo(stopping)[1]).toContain('Больше ничего не пришлём');
    await follow(sent, blocking);
    expect(textsTo(blocking).at(-1)).toContain('в работе');
  });

  it('receives no further messages after a 403 of the Bot API', async () => {
    const sent = await send();
    const chat = await follow(sent);
    standIn.answer({ status: 403, body: { ok: false, description: 'Forbidden: user is deactivated' } });
    await setStatus(sent.id, 'in_work');
    await sendWaiting();
    expect((await stored()).at(-1)).toMatchObject({ kind: 'enquiry_status', state: 'refused' });
    standIn.answer(null);
    await setStatus(sent.id, 'done');
    await sendWaiting();
    expect(textsTo(chat)).toHaveLength(1);
  });

  it('receives a help text for other input, and cannot connect a chat with a forged token', async () => {
    const chat = newChat();
    await standIn.write(chat, 'Salom', { language: 'uz' });
    await standIn.write(chat, `/start ${'A'.repeat(43)}`);
    expect(textsTo(chat)).toEqual([
      expect.stringContaining('arizangiz qanday ketayotganini'),
      expect.stringContaining('Эта ссылка уже использована'),
    ]);
    const { rows } = await server.db.execute(sql`select 1 from telegram_followers where chat_id = ${chat}`);
    expect(rows).toEqual([]);
  });
});

it('rejects Telegram updates without the webhook secret, and ignores malformed ones', async () => {
  const payload = { message: { text: 'x', chat: { id: 5, type: 'private' } } };
  const secret = server.app.telegram?.webhookSecret ?? '';
  for (const given of [undefined, '', 'x'.repeat(secret.length), secret.slice(1)]) {
    const headers = given === undefined ? {} : { 'x-telegram-bot-api-secret-token': given };
    const reply = await server.app.inject({ method: 'POST', url: '/api/telegram/updates', headers, payload });
    expect([given, reply.statusCode]).toEqual([given, 404]);
  }
  const headers = { 'x-telegram-bot-api-secret-token': secret };
  for (const odd of [null, {}, { message: null }, { message: { text: 5 } }, { edited_message: {} }]) {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/telegram/updates',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(odd),
    });
    expect([odd, reply.statusCode, reply.json()]).toEqual([odd, 200, {}]);
  }
});

it('rejects a status change of an outdated enquiry version with the current state', async () => {
  const { id } = await send();
  await setStatus(id, 'in_work');
  const late = server.db.transaction((tx) =>
    changeStatus(tx, { id, version: 1, status: 'done' }, server.app.messages.store),
  );
  await expect(late).rejects.toThrow(EnquiryChanged);
  await expect(late).rejects.toMatchObject({ now: { status: 'in_work', version: 2 } });
});

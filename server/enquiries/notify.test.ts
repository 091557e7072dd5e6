import { sql } from 'drizzle-orm';
import type { EnquiryReceipt, EnquiryStatus } from '#contract/enquiries';
import { erasePersonalData } from '../accounts/personalData';
import { newPhone } from '../testing/accountCalls';
import { startTestServer, type TestServer } from '../testing/testServer';
import { changeStatus } from './tracking';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function send(phone: string, language = 'ru'): Promise<Required<EnquiryReceipt>> {
  const payload = { section: 'shop', text: 'Фильтр', full_name: '<b>Азиз</b>', phone };
  const headers = { 'accept-language': language };
  return (await server.app.inject({ method: 'POST', url: '/api/main/main/requests/', payload, headers })).json();
}

async function setStatus(id: number, status: EnquiryStatus): Promise<void> {
  const { rows } = await server.db.execute<{ version: number }>(sql`select version from requests where id = ${id}`);
  const change = { id, version: rows[0]?.version ?? 0, status };
  await server.db.transaction((tx) => changeStatus(tx, change, server.app.messages.store));
}

async function sendWaiting(): Promise<void> {
  await server.db.execute(sql`update messages set next_try_at = now() where state = 'queued'`);
  await server.app.messages.sweep();
}

const messagesTo = (phone: string) =>
  server.app.outbox?.filter((message) => message.phone === phone).map(({ text }) => text) ?? [];

test("sends SMS in the enquiry's language for waiting and done, but not for new, in work and spam", async () => {
  const phone = newPhone();
  const { id, reference } = await send(phone, 'uz');
  for (const status of ['in_work', 'waiting', 'spam', 'new', 'done'] as const) {
    await setStatus(id, status);
    await sendWaiting();
  }
  expect(messagesTo(phone).toReversed()).toEqual([
    expect.stringContaining(`Yolda: ${reference} arizangiz javobingizni kutmoqda. Qo'ng'iroq qiling: +998`),
    `Yolda: ${reference} arizangiz bajarildi. Bizni tanlaganingiz uchun rahmat!`,
  ]);
});

test('sends no SMS for a change undone within ten seconds, and one for two changes', async () => {
  const phone = newPhone();
  const { id } = await send(phone);
  await setStatus(id, 'waiting');
  await setStatus(id, 'new');
  await sendWaiting();
  expect(messagesTo(phone)).toEqual([]);
  // A message in the state `dead` would alert operators.
  expect((await server.db.execute(sql`select 1 from messages where state = 'dead'`)).rows).toEqual([]);
  await setStatus(id, 'waiting');
  await setStatus(id, 'refused');
  await sendWaiting();
  expect(messagesTo(phone)).toEqual([expect.stringContaining('закрыта')]);
});

test('sends no SMS if a Telegram chat follows the enquiry', async () => {
  const phone = newPhone();
  const { id } = await send(phone);
  await server.db.execute(sql`insert into telegram_followers (request_id, chat_id, token_hash) values (${id}, 7, 'x')`);
  await setStatus(id, 'waiting');
  await sendWaiting();
  expect(messagesTo(phone)).toEqual([]);
});

test('sends nothing to an erased person', async () => {
  const phone = newPhone();
  const { id } = await send(phone);
  await setStatus(id, 'waiting');
  const { code: codeSecret } = server.config.secrets;
  await server.db.transaction((tx) => erasePersonalData(tx, { phone, userId: null, codeSecret }));
  await sendWaiting();
  await setStatus(id, 'done');
  await sendWaiting();
  expect(messagesTo(phone)).toEqual([]);
});

test('the operator can disable SMS about enquiries', async () => {
  await server.close();
  server = await startTestServer({ enquirySms: false });
  const phone = newPhone();
  const { id } = await send(phone);
  await setStatus(id, 'waiting');
  await sendWaiting();
  expect(messagesTo(phone)).toEqual([]);
});

import type { EnquiryReceipt, TrackedEnquiry } from '#contract/enquiries';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
const start = async (settings: Parameters<typeof startTestServer>[0] = {}) => {
  server = await startTestServer(settings);
  await server.app.telegram?.connect();
};
afterEach(() => server.close());

async function followLink(): Promise<string> {
  const payload = { section: 'shop', text: 'Фильтр', full_name: '<b>Азиз</b>', phone: '+998901234567' };
  const sent = await server.app.inject({ method: 'POST', url: '/api/main/main/requests/', payload });
  const { reference } = sent.json<Required<EnquiryReceipt>>();
  const question = { reference, phone_end: '4567' };
  const url = '/api/main/main/requests/track/';
  const reply = await server.app.inject({ method: 'POST', url, payload: question });
  return reply.json<TrackedEnquiry>().follow ?? '';
}

type Sent = { chat: string; text: string }[];
const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const press = (url: string, more: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, headers: { ...headers, ...more } });

test('connects a demo chat by the Start button of the bot link, and lists the chats of customer and staff', async () => {
  await start();
  const link = await followLink();
  expect(link).toMatch(/^\/dev\/telegram\?start=[\w-]{43}$/);
  const shown = await server.app.inject({ url: link });
  expect(shown.body).toContain('<button>Start</button>');
  expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'/);
  await server.app.messages.sweep();
  const listed = async () => (await server.app.inject({ url: '/dev/telegram.json' })).json<Sent>();
  expect((await listed()).map(({ chat }) => chat)).toEqual(['staff']);
  expect((await press(link, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404);
  expect((await press(link)).headers.location).toBe('/dev/telegram');
  await server.app.messages.sweep();
  expect((await listed()).map(({ chat }) => chat)).toEqual(['customer', 'staff']);
  expect((await server.app.inject({ url: '/dev/telegram', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
});

test('shows each browser only its own demo chats in a public demo', async () => {
  await start({ publicDemo: true });
  const link = await followLink();
  const pressed = await press(link);
  await server.app.messages.sweep();
  const cookie = pressed.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const seen = async (given: string) =>
    (await server.app.inject({ url: '/dev/telegram.json', headers: { cookie: given } })).json<Sent>();
  expect((await seen(cookie)).map(({ chat }) => chat)).toEqual(['customer']);
  expect(await seen('')).toEqual([]);
});

test('has no page of demo chats if a bot token is configured', async () => {
  const account = { token: `1:${'x'.repeat(30)}`, apiUrl: 'http://127.0.0.1:1', staff: null };
  server = await startTestServer({ telegram: account });
  expect((await server.app.inject({ url: '/dev/telegram' })).statusCode).toBe(404);
  expect(server.app.telegram?.staff).toBeNull();
});

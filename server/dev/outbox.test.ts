import { createHash } from 'node:crypto';
import { accountCallsOf, newPhone } from '../testing/accountCalls';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let printed: string[];

const start = async (settings: Parameters<typeof startTestServer>[0] = {}) => {
  printed = [];
  server = await startTestServer(settings, { print: (line) => printed.push(line) });
};
afterEach(() => server.close());

const open = (url: string, accept?: string) => server.app.inject({ url, headers: accept ? { accept } : {} });

test('shows each code on the terminal and in the outbox, newest first, for people and for programs', async () => {
  await start();
  expect((await open('/dev/outbox')).body).toContain('No message yet.');
  const account = accountCallsOf(server);
  const phones = [newPhone(), newPhone()];
  for (const phone of phones) await account.askForCode(phone);
  const codes = phones.map(account.sentCode);
  expect(printed).toHaveLength(2);
  for (const [index, line] of printed.entries()) {
    expect(line).toContain(`SMS to ${phones[index]} `);
    expect(line).toContain(`код ${codes[index]}.`);
    expect(line).not.toContain('\n');
  }
  const listed = phones.map((phone, index) => ({ phone, code: codes[index] })).toReversed();
  for (const reply of [await open('/dev/outbox.json'), await open('/dev/outbox', 'application/json')]) {
    expect(reply.json()).toMatchObject(listed);
  }
  const page = await open('/dev/outbox', 'text/html,application/xhtml+xml,*/*;q=0.8');
  const places = listed.flatMap(({ phone, code }) => [page.body.indexOf(phone), page.body.indexOf(`#${code}`)]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

test('the page runs no script, loads nothing and is neither indexed nor kept', async () => {
  await start();
  const { body, headers } = await open('/dev/outbox');
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  expect(body).not.toMatch(/<script|\ssrc=|\son\w+=|\sstyle=/);
  const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toMatch(`default-src 'none'; style-src 'sha256-${hash}';`);
});

test('exists in demo mode only', async () => {
  await start({ mode: 'production' });
  for (const url of ['/dev/outbox', '/dev/outbox.json']) expect((await open(url)).statusCode).toBe(404);
});

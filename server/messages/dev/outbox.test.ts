import { createHash } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { accountCallsOf, newPhone } from '../../testing/accountCalls';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
const printed: string[] = [];

const serve = (settings: Parameters<typeof startTestServer>[0] = {}) => {
  beforeAll(async () => {
    server = await startTestServer(settings, { print: (line) => printed.push(line) });
  });
  afterAll(() => server.close());
};

const open = (url: string, accept?: string) => server.app.inject({ url, headers: accept ? { accept } : {} });

const cookieOf = ({ headers }: { headers: { 'set-cookie'?: string | string[] | undefined } }) =>
  [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('demo_outbox=')) ?? '';

const BY_NAME = { host: 'yolda.example' };

describe('SMS outbox of a local demo', () => {
  serve();

  test('prints each code in the terminal and lists codes newest first, as HTML and JSON', async () => {
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

  test('loads no scripts or external resources, and is neither indexed nor cached', async () => {
    const { body, headers } = await open('/dev/outbox');
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(body).not.toMatch(/<script|\ssrc=|\son\w+=|\sstyle=/);
    const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toMatch(`default-src 'none'; style-src 'sha256-${hash}';`);
  });

  test('replies 404 to requests from other machines', async () => {
    const { askForCode, sentCode } = accountCallsOf(server);
    const phone = newPhone();
    await askForCode(phone);
    const outside: Record<string, object> = {
      'another machine': { remoteAddress: '192.0.2.1' },
      'DNS rebinding to this machine': { headers: BY_NAME },
      'a host that starts with localhost': { headers: { host: 'localhost.evil.example' } },
      'a proxy on this machine': { headers: { 'x-forwarded-for': '127.0.0.1' } },
      'a proxy with the standard header': { headers: { forwarded: 'for=127.0.0.1' } },
      'a proxy with only the scheme': { headers: { 'x-forwarded-proto': 'https' } },
      'a content delivery network': { headers: { 'cdn-loop': 'cloudflare' } },
      'a load balancer with its own header': { headers: { 'x-cluster-client-ip': '192.0.2.1' } },
      "another site's page": { headers: { origin: 'http://evil.example' } },
      "a link on another site's page": { headers: { referer: 'http://evil.example/page' } },
      'a cross-site request': { headers: { 'sec-fetch-site': 'cross-site' } },
    };
    for (const [who, from] of Object.entries(outside)) {
      for (const url of ['/dev/outbox', '/dev/outbox.json']) {
        const { statusCode, body } = await server.app.inject({ url, ...from });
        expect([who, statusCode, body]).toEqual([who, 404, expect.not.stringContaining(sentCode(phone))]);
      }
    }
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80']) {
      for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
        const { statusCode } = await server.app.inject({ url: '/dev/outbox.json', headers: { host }, remoteAddress });
        expect([host, remoteAddress, statusCode]).toEqual([host, remoteAddress, 200]);
      }
    }
  });

  test('replies 404 to a proxy without forwarding headers, such as a default nginx', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const statusOf = async (version: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.end(`GET /dev/outbox.json HTTP/${version}\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
      return /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1];
    };
    expect([await statusOf('1.0'), await statusOf('1.1')]).toEqual(['404', '200']);
  });

  test('sets no cookie when a code is requested', async () => {
    expect(cookieOf(await accountCallsOf(server).askForCode(newPhone()))).toBe('');
  });
});

describe('SMS outbox of a public demo', () => {
  serve({ publicDemo: true, siteUrl: 'https://demo.yolda.example', trustProxy: 1 });
  const visit = async (url: string, cookie = '') => server.app.inject({ url, headers: { ...BY_NAME, cookie } });

  test('lists only codes that the same browser has requested', async () => {
    const { askForCode, sentCode } = accountCallsOf(server);
    const phone = newPhone();
    const set = cookieOf(await askForCode(phone, BY_NAME));
    expect(set).toMatch(/^demo_outbox=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const cookie = set.split(';', 1)[0] ?? '';
    const own = await visit('/dev/outbox.json', cookie);
    expect(own.json()).toEqual([expect.objectContaining({ phone, code: sentCode(phone) })]);
    const page = await visit('/dev/outbox', cookie);
    expect(page.body).toContain(sentCode(phone));
    expect(page.headers['vary']).toContain('Cookie');
    for (const foreign of ['', `demo_outbox=${'A'.repeat(43)}`, 'demo_outbox=']) {
      expect((await visit('/dev/outbox.json', foreign)).json()).toEqual([]);
      expect((await visit('/dev/outbox', foreign)).body).not.toContain(phone);
    }
    expect((await open('/dev/outbox.json')).json()).toEqual([]);
  });

  test('lists earlier messages of a browser whose cookie was set before', async () => {
    const { askForCode } = accountCallsOf(server);
    const phones = [newPhone(), newPhone()];
    const set = cookieOf(await askForCode(phones[0] ?? '', BY_NAME));
    const cookie = set.split(';', 1)[0] ?? '';
    await askForCode(phones[1] ?? '', { ...BY_NAME, cookie });
    const seen = (await visit('/dev/outbox.json', cookie)).json<{ phone: string }[]>().map(({ phone }) => phone);
    expect(seen).toEqual(phones.toReversed());
  });
});

describe('SMS outbox in production', () => {
  serve({ mode: 'production' });

  test.each(['/dev/outbox', '/dev/outbox.json'])('replies 404 at %s', async (url) => {
    expect((await open(url)).statusCode).toBe(404);
  });
});

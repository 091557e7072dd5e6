import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { startTestServer, type TestServer } from '../../testing/testServer';
import type { Config } from '../config';
import { loggedError, loggedUrl, withoutSecrets } from './log';
import { inProcess } from './network';

let server: TestServer;
let log = '';

const phone = '+998901234567';
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

async function routes(app: FastifyInstance): Promise<void> {
  app.get('/api/public/code/:phone', async () => ({}));
  app.post('/api/main/query', async (request) => {
    const { phone, password } = request.body as Record<string, string>;
    await app.db.execute(sql`select * from no_such_table where phone = ${phone} and password = ${password}`);
  });
  app.post('/api/main/throw', async (request) => {
    throw new Error(`Cannot use ${JSON.stringify(request.body)} of ${request.headers.authorization}`);
  });
}

beforeAll(async () => {
  const logTo = { write: (line: string) => (log += line) };
  server = await startTestServer({ logLevel: 'debug' }, { routes, logTo });
});
afterAll(() => server.close());
beforeEach(() => {
  log = '';
});

test('logs no secret from the address, headers, body or a failed query', async () => {
  const secrets = { phone, password: 'correct horse', code: '428517', refresh_token: 'r-8f3a9c' };
  const headers = {
    authorization: `Bearer ${token}`,
    cookie: 'verification=v-77aa11',
    'x-verification-token': 'v-77aa11',
  };
  const address = `phone=${encodeURIComponent(phone)}&code=428517&token=${token}`;
  for (const url of ['/api/main/query', '/api/main/throw']) {
    const reply = await server.app.inject({ method: 'POST', url: `${url}?${address}`, payload: secrets, headers });
    expect(reply.statusCode).toBe(500);
  }
  await server.app.inject({ url: `/api/public/code/${encodeURIComponent(phone)}`, headers });
  await server.app.inject({ url: `/api/main/nothing/998901234567?phone=998901234567`, headers });

  expect(log.match(/"msg":"request"/g)).toHaveLength(4);
  expect(log.match(/"msg":"request failed"/g)).toHaveLength(2);
  expect(log).toContain('no_such_table');
  for (const secret of ['901234567', 'correct horse', '428517', 'r-8f3a9c', 'v-77aa11', 'c2lnbmF0dXJl']) {
    expect(log).not.toContain(secret);
  }
});

test('logs method, address, status and request id of each request', async () => {
  const reply = await server.app.inject('/api/public/code/x?page=2&utm_source=friend');
  const line = JSON.parse(log) as Record<string, unknown>;
  expect(line).toMatchObject({
    method: 'GET',
    url: '/api/public/code/x?page=2&utm_source=…',
    status: 200,
    ms: expect.any(Number),
    reqId: reply.headers['x-request-id'],
  });
});

test('logs no health checks, and calls of the page renderer only at debug level', async () => {
  await server.app.inject('/healthz');
  await server.app.inject('/readyz');
  expect(log).toBe('');
  await server.app.inject({ ...inProcess, url: '/api/public/code/x' });
  expect(JSON.parse(log)).toMatchObject({ level: 20, url: '/api/public/code/x' });
  await server.app.inject('/api/public/code/x');
  expect(JSON.parse(log.split('\n')[1] ?? '')).toMatchObject({ level: 30, url: '/api/public/code/x' });
});

test.each([
  '998901234567',
  '%2B998901234567',
  '+998 90 123 45 67',
  '+998%2090%20123%2045%2067',
  '+998 (90) 123-45-67',
  '+998.90.123.45.67',
  '90-123-45-67',
  '(90) 123-45-67',
  '90%20123%2045%2067',
])('masks the phone %s in log texts and addresses', (text) => {
  expect(withoutSecrets(`before ${text} after`)).toBe('before [phone] after');
  expect(loggedUrl(`/a/${text}?x=${text}&page=1`)).toBe('/a/[phone]?x=…&page=1');
});

test.each([
  'preview',
  'passport',
  'estimate',
  'history',
  'review',
  'personal/handover',
  'api/main/main/passport',
])('masks the token of a link to /%s in logs', (page) => {
  expect(loggedUrl(`/uz/${page}/0f?x=1`)).toBe(`/uz/${page}/[token]?x=…`);
});

test('masks e-mail addresses in logs, but not numbers, packages and times', () => {
  for (const address of ['aziz.k+1@mail.uz', 'aziz%40mail.co.uz']) {
    expect(withoutSecrets(`to ${address}, please`)).toBe('to [e-mail], please');
  }
  const plain = 'order 901234567 of lodash@4.17.21 at 2026-11-23 10:12:13.123 in 12 345 67 ms';
  expect(withoutSecrets(plain)).toBe(plain);
});

test('truncates a long address in the log without leaving part of a secret', () => {
  expect(loggedUrl(`/${'a'.repeat(20_000)}`)).toHaveLength(513);
  expect(loggedUrl(`/${'eyJ'.repeat(5_000)}`)).toBe('/[token]…');
  for (let before = 490; before < 512; before++) {
    const shown = loggedUrl(`/${'a'.repeat(before)}+998%2090%20123%2045%2067${'b'.repeat(100)}`);
    expect(shown).not.toMatch(/\d/);
  }
});

test('removes bind parameters of a failed query from the log, even if they look like a stack trace', () => {
  const error = new Error('Failed query: select 1\nparams: a\n    at home (secret words)');
  const logged = JSON.stringify(loggedError(error));
  expect(logged).not.toContain('secret words');
  expect(logged).toContain('log.test');
});

describe('request id', () => {
  const given = 'edge-7f3a.01_b';
  const idOf = async (trustProxy: Config['trustProxy'], id: string, remoteAddress = '10.0.0.1') => {
    const behind = await startTestServer({ trustProxy }, { routes });
    const reply = await behind.app.inject({ url: '/healthz', remoteAddress, headers: { 'x-request-id': id } });
    await behind.close();
    return reply.headers['x-request-id'];
  };

  it.each<[string, Config['trustProxy'], string, string]>([
    ['a count of proxies', 1, given, '203.0.113.7'],
    ['a network of proxies', ['10.0.0.0/8'], given, '10.1.2.3'],
    ['an id of maximum length', 1, 'x'.repeat(64), '10.0.0.1'],
  ])('is taken from a trusted proxy: %s', async (_, trustProxy, id, peer) => {
    expect(await idOf(trustProxy, id, peer)).toBe(id);
  });

  it.each<[string, Config['trustProxy'], string, string]>([
    ['no proxy is trusted', 0, given, '10.0.0.1'],
    ['the visitor bypassed the proxy', ['10.0.0.0/8'], given, '203.0.113.7'],
    ['the id is too long', 1, 'x'.repeat(65), '10.0.0.1'],
    ['the id is empty', 1, '', '10.0.0.1'],
    ['the id could inject a log line', 1, 'a","level":"error', '10.0.0.1'],
  ])('is generated if %s', async (_, trustProxy, id, peer) => {
    expect(await idOf(trustProxy, id, peer)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('logs the visitor’s network instead of the IP address', async () => {
  await server.app.inject({ url: '/api/public/code/x', remoteAddress: '203.0.113.77' });
  await server.app.inject({ url: '/api/public/code/x', remoteAddress: '2001:db8:1:2::3' });
  const networks = log
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { network?: string }).network);
  expect(networks).toEqual(['203.0.113.0/24', '2001:db8:1::/48']);
  expect(log).not.toMatch(/203\.0\.113\.77|2001:db8:1:2/);
});

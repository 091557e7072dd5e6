import { sql } from 'drizzle-orm';
import { makeEchoBuild } from '../../testing/echoBuild';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { createSite } from '../../web/site';

const token = 'a-token-of-thirty-two-characters-or-more';
const build = makeEchoBuild();
let server: TestServer;
let log = '';

beforeAll(async () => {
  const rateLimit = { max: 1_000_000, requestsMax: 1, codesMax: 1_000_000, signInMax: 1_000_000, pagesMax: 1_000_000 };
  server = await startTestServer(
    { metricsToken: token, rateLimit, logLevel: 'info' },
    { site: createSite({ distDir: build.distDir }), logTo: { write: (line) => (log += line) } },
  );
});
afterAll(async () => {
  await server.close();
  build.remove();
});

const read = async () => (await server.app.inject('/metrics')).payload;
const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  );
const countOf = async (line: string) => valueOf(await read(), line);

describe('/metrics', () => {
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: '/metrics', remoteAddress, headers });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is readable from the loopback address %s', async (address) => {
    const reply = await ask(address, { 'accept-encoding': 'br, gzip' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain; version=0.0.4') as string,
      'cache-control': 'no-store',
    });
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it('is readable from any address with METRICS_TOKEN', async () => {
    expect((await ask('203.0.113.7', { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  });

  it.each([
    ['from another machine', '203.0.113.7', {}],
    ['with a wrong token', '203.0.113.7', { authorization: `Bearer ${token}x` }],
    ['with an empty token', '203.0.113.7', { authorization: 'Bearer ' }],
    ['through a local proxy that sends X-Forwarded-For', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['through a local proxy that sends Forwarded', '127.0.0.1', { forwarded: 'for=127.0.0.1' }],
    ['by DNS rebinding', '127.0.0.1', { host: 'evil.example' }],
  ])('is not readable %s', async (_, address, headers) => {
    const reply = await ask(address, headers);
    expect([reply.statusCode, reply.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect(reply.payload).not.toContain('yolda_');
  });

  it('appears neither in the log nor in OpenAPI', async () => {
    log = '';
    await read();
    expect(log).toBe('');
    expect((await server.app.inject('/api/openapi.json')).payload).not.toContain('/metrics');
  });
});

it.each([
  ['behind a proxy', { trustProxy: 1 }],
  ['in a public demo', { publicDemo: true }],
])('requires METRICS_TOKEN %s, where all requests seem local', async (_, settings) => {
  const fronted = await startTestServer({ metricsToken: token, ...settings });
  const ask = async (headers: Record<string, string>) =>
    (await fronted.app.inject({ url: '/metrics', headers: { host: 'localhost', ...headers } })).statusCode;
  expect([await ask({}), await ask({ authorization: `Bearer ${token}` })]).toEqual([404, 200]);
  await fronted.close();
});

test('counts calls by route pattern, method and status class', async () => {
  const line = (route: string, status: string) =>
    `yolda_http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"}`;
  const found = line('/api/main/spare-part/:id/', '2xx');
  const missing = line('/api/main/spare-part/:id/', '4xx');
  const before = await read();
  await server.app.inject('/api/main/spare-part/1/');
  await server.app.inject('/api/main/spare-part/999999/');
  const after = await read();
  expect(valueOf(after, found) - valueOf(before, found)).toBe(1);
  expect(valueOf(after, missing) - valueOf(before, missing)).toBe(1);
});

test('counts pages by route pattern and cache result', async () => {
  const route = 'yolda_http_request_duration_seconds_count{route="/shop/singl-shop/:id",method="GET",status="2xx"}';
  const kept = 'yolda_cache_entries{cache="pages_unfiltered"}';
  const source = (name: string) => `yolda_pages_total{source="${name}"}`;
  const before = await read();
  for (let visit = 0; visit < 2; visit++) await server.app.inject('/shop/singl-shop/5');
  const after = await read();
  const added = [
    route,
    source('hit'),
    source('miss'),
    kept,
    'yolda_cache_hits_total{cache="pages_unfiltered"}',
    'yolda_page_render_duration_seconds_count',
  ].map((line) => valueOf(after, line) - valueOf(before, line));
  expect(added).toEqual([2, 1, 1, 1, 1, 1]);
  expect(valueOf(after, 'yolda_page_renders_running')).toBe(0);
});

test('adds no time series for random addresses', async () => {
  const ask = async (from: number) => {
    for (let i = from; i < from + 500; i++) {
      const random = `${i}-${Math.random().toString(36).slice(2)}`;
      await server.app.inject(
        [`/${random}`, `/shop/singl-shop/${i}`, `/api/main/${random}`, `/shop?search=${random}`, `/cards/${random}`][
          i % 5
        ] ?? '',
      );
    }
    // Time series of garbage collection appear at the first collection of a kind.
    const lines = (await read()).split('\n').filter((line) => !line.startsWith('nodejs_gc_duration_seconds'));
    return lines.map((line) => line.replace(/ \S+$/, ''));
  };
  const first = await ask(0);
  expect(await ask(500)).toEqual(first);
  expect(first.join('\n')).not.toMatch(/singl-shop\/\d|search=/);
});

test('counts a call rejected with 429 by the name of its rate limit', async () => {
  const line = 'yolda_rate_limit_refusals_total{limit="enquiries"}';
  const before = await countOf(line);
  const send = () => server.app.inject({ method: 'POST', url: '/api/main/main/requests/', payload: {} });
  await send();
  expect((await send()).statusCode).toBe(429);
  expect(await countOf(line)).toBe(before + 1);
});

test('counts database statements and their errors, also in transactions', async () => {
  const selects = 'yolda_database_statement_duration_seconds_count{operation="with"}';
  const errors = 'yolda_database_statement_errors_total{reason="other"}';
  const before = await read();
  await server.db.execute(sql`with one as (select 1) select * from one`);
  await server.db.transaction(async (tx) => tx.execute(sql`with two as (select 2) select * from two`));
  await expect(server.db.execute(sql`select * from no_such_table`)).rejects.toThrow('no_such_table');
  const after = await read();
  expect(valueOf(after, selects) - valueOf(before, selects)).toBe(2);
  expect(valueOf(after, errors) - valueOf(before, errors)).toBe(1);
});

test('sets yolda_database_up to 0 while the database fails', async () => {
  expect(await countOf('yolda_database_up')).toBe(1);
  const { db } = server.app;
  server.app.db = new Proxy(db, {
    get: (target, name) => (name === 'execute' ? () => Promise.reject(new Error('gone')) : Reflect.get(target, name)),
  });
  expect(await countOf('yolda_database_up')).toBe(0);
  server.app.db = db;
});

import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AbsentDatabase, absentDatabase } from '../testing/absentDatabase';
import { makeListBuild } from '../testing/listBuild';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createSite } from './site';

let server: TestServer;
let database: AbsentDatabase;
let log: string[];
const distDir = makeListBuild();
afterAll(() => rmSync(distDir, { recursive: true }));

async function routes(app: FastifyInstance): Promise<void> {
  const read = () => app.db.execute<{ rows: string }>(sql`select count(*)::text as rows from articles`);
  const content = { config: { content: true } };
  app.get('/api/main/list', content, async () => (await read()).rows[0]);
  app.get('/api/main/other', content, async () => (await read()).rows[0]);
  app.post('/api/main/filter', content, async () => (await read()).rows[0]);
  app.post('/api/main/send', async () => (await read()).rows[0]);
  app.get('/api/main/main/call-center', content, async () => ({ phone: '+998712000060' }));
}

beforeEach(async () => {
  const lines: string[] = [];
  log = lines;
  server = await startTestServer(
    { logLevel: 'warn' },
    { site: createSite({ distDir }), routes, logTo: { write: (line) => lines.push(line) } },
  );
  database = absentDatabase(server.db);
  server.app.db = database.db;
  await Promise.all(['/', '/uz', '/api/main/list', '/api/main/main/call-center'].map(get));
});
afterEach(() => server.close());

const get = (url: string) => server.app.inject({ url, headers: { 'accept-language': 'uz' } });
const post = (url: string) => server.app.inject({ method: 'POST', url, headers: { 'accept-language': 'uz' } });
/** Waits until the content version, cached for a second, has expired. */
const secondLater = () => new Promise((resolve) => setTimeout(resolve, 1_050));
const problems = () => log.map((line) => JSON.parse(line) as { msg: string; failures?: number });

describe.each(['refuses', 'hangs'] as const)('with a database that %s', (state) => {
  beforeEach(async () => {
    await secondLater();
    database.set(state);
  });

  test('serves cached pages and content', async () => {
    const since = performance.now();
    const replies = await Promise.all(['/', '/uz', '/api/main/list', '/api/main/main/call-center'].map(get));
    // The target is 0.3 s; the margin is for slow machines. A page that waits for the database would never answer.
    expect(performance.now() - since).toBeLessThan(2_000);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(replies[0]?.body).toMatch(/^\/ .*rows/);
  });

  test('replies 503 with Retry-After to uncached content, and recovers without a restart', async () => {
    await get('/');
    if (state === 'hangs') await secondLater();
    const replies = await Promise.all([get('/api/main/other'), post('/api/main/filter')]);
    for (const reply of replies) {
      expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ]);
      expect(reply.json()).toEqual({ code: 'unavailable', detail: 'Xizmat vaqtincha ishlamayapti.' });
    }
    database.set('answers');
    await secondLater();
    expect([(await get('/api/main/other')).statusCode, (await get('/shop')).statusCode]).toEqual([200, 200]);
    expect(problems().map(({ msg }) => msg)).toEqual(['The database is unavailable', 'The database answers again']);
  });
});

test('serves cached content during an outage although it was edited, and the edit afterwards', async () => {
  await server.db.execute(sql`delete from articles where id = (select max(id) from articles)`);
  await server.app.contentVersion({ fresh: true });
  await secondLater();
  database.set('refuses');
  const replies = await Promise.all(['/', '/uz', '/api/main/list'].map(get));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const earlier = replies[2]?.body;

  database.set('answers');
  await secondLater();
  await server.app.contentVersion({ fresh: true });
  const [page, list] = await Promise.all([get('/'), get('/api/main/list')]);
  expect(list.body).not.toBe(earlier);
  expect(page.body).toContain(JSON.parse(list.body).rows);
  expect(page.headers['server-timing']).toBe('page;desc=miss');
});

test('shows an outage page in the language of the address with the phone and a retry link', async () => {
  await server.db.execute(sql`update content_version set version = version + 1`);
  await server.app.contentVersion({ fresh: true });
  await get('/api/main/main/call-center');
  await secondLater();
  database.set('refuses');

  const uzbek = await get('/uz/shop?search=x&a=b');
  expect([uzbek.statusCode, uzbek.headers['content-language']]).toEqual([503, 'uz']);
  expect(uzbek.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(uzbek.body).toContain('<html lang="uz">');
  expect(uzbek.body).toContain('href="tel:+998712000060"');
  expect(uzbek.body).toContain('href="/uz/shop?search=x&amp;a=b"');
  expect(uzbek.body).not.toMatch(/<script|<link|<img| style=/);
  const sheet = /<style>(.*)<\/style>/.exec(uzbek.body)?.[1] ?? '';
  const hash = createHash('sha256').update(sheet).digest('base64');
  expect(uzbek.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);

  const russian = await server.app.inject({ url: '/shop', headers: { cookie: 'theme=dark' } });
  expect(russian.body).toContain('<html lang="ru" data-theme="dark">');
  expect(Buffer.byteLength(russian.body)).toBeLessThan(4_096);
});

test('logs an outage once, not per request', async () => {
  await secondLater();
  database.set('refuses');
  for (let call = 0; call < 20; call++)
    await Promise.all([get('/api/main/other'), post('/api/main/send'), get('/blog')]);
  expect(problems()).toEqual([expect.objectContaining({ msg: 'The database is unavailable' })]);
});

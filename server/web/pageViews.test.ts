import { sql } from 'drizzle-orm';
import type { PageView } from '#contract/telemetry';
import { startTestServer, type TestServer } from '../testing/testServer';
import { countPageView } from './telemetry';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ analytics: { own: true, yandexMetricaId: null, googleAnalyticsId: null } });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from page_views`));

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const view: PageView = { path: '/shop', referrer: 'yandex.uz', language: 'uz', device: 'phone' };
const send = (headers: Record<string, string> = {}, body: object = view, to = server) =>
  to.app.inject({
    method: 'POST',
    url: '/api/public/page-views/',
    headers: { 'user-agent': BROWSER, ...headers },
    payload: body,
  });
const stored = async (from = server) =>
  (await from.db.execute(sql`select path, referrer, language, device, count from page_views order by path`)).rows;

it('counts page views per day and reports them in /metrics by section', async () => {
  for (const body of [view, view, { ...view, path: '/shop/singl-shop/7' }]) {
    expect((await send({}, body)).statusCode).toBe(204);
  }
  expect(await stored()).toEqual([
    { ...view, count: 2 },
    { ...view, path: '/shop/singl-shop/7', count: 1 },
  ]);
  const { payload } = await server.app.inject('/metrics');
  expect(payload).toContain('yolda_page_views_total{section="shop",language="uz",device="phone"} 3');
});

it('counts views of secret links without the token, and invented addresses together', async () => {
  const paths = [`/booking/${'0a'.repeat(16)}`, `/personal/handover/${'0a'.repeat(16)}`, '/*', '/0a1b2c/secret'];
  for (const path of paths) expect((await send({}, { ...view, path })).statusCode).toBe(204);
  expect(await stored()).toEqual([
    { ...view, path: '/*', count: 2 },
    { ...view, path: '/booking', count: 1 },
    { ...view, path: '/personal', count: 1 },
  ]);
});

it('counts no page views of bots and of visitors who opt out', async () => {
  await send({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  await send({ dnt: '1' });
  await send({ 'sec-gpc': '1' });
  expect(await stored()).toEqual([]);
});

it.each([
  ['search input', { path: '/services?search=mening' }],
  ['a complete address', { referrer: 'https://yandex.uz/search?text=x' }],
  ['an unknown device', { device: 'Nokia 3310' }],
])('rejects a page view with %s', async (_what, part) => {
  expect((await send({}, { ...view, ...part })).statusCode).toBe(400);
});

it('limits the page view rows per day for invented addresses', async () => {
  for (const path of ['/a', '/b', '/c', '/d']) await countPageView(server.db, { ...view, path }, 2);
  expect(await stored()).toEqual([
    { ...view, path: '/*', referrer: '', count: 2 },
    { ...view, path: '/a', count: 1 },
    { ...view, path: '/b', count: 1 },
  ]);
});

it('counts no page views unless analytics are enabled', async () => {
  const silent = await startTestServer();
  expect((await send({}, view, silent)).statusCode).toBe(204);
  expect(await stored(silent)).toEqual([]);
  expect((await silent.app.inject('/metrics')).payload).not.toContain('yolda_page_views');
  await silent.close();
}, 60_000);

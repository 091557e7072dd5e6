import { sql } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../testing/testServer';
import { refreshSearch } from './search/searchIndex';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const set = async (table: string, which: ReturnType<typeof sql>, hidden: boolean) => {
  await server.db.execute(sql`update ${sql.identifier(table)} set hidden = ${hidden} where ${which}`);
  await server.app.contentVersion({ fresh: true });
};
const get = (path: string, payload?: object) =>
  server.app.inject({ method: payload ? 'POST' : 'GET', url: `/api/main${path}`, ...(payload && { payload }) });
const countOf = async (path: string, payload?: object) => (await get(path, payload)).json<{ count: number }>().count;

it.each([
  ['services', '/services/web/1/', '/services/web/', '/services/singl-services/1<'],
  ['parts', '/spare-part/1/', '/spare-part/', '/shop/singl-shop/1<'],
  ['articles', '/articles/by-pg/1', '/articles/', '/blog/blog-singl-post/1<'],
])('hidden %s are not readable, listed, counted or in the sitemap', async (table, one, list, address) => {
  const count = await countOf(list);
  await set(table, sql`id = 1`, true);
  expect((await get(one)).statusCode).toBe(404);
  expect(await countOf(list)).toBe(count - 1);
  expect((await server.app.inject('/sitemap-ru-1.xml')).body).not.toContain(address);
  await set(table, sql`id = 1`, false);
  expect((await get(one)).statusCode).toBe(200);
  expect((await server.app.inject('/sitemap-ru-1.xml')).body).toContain(address);
  expect(await countOf(list)).toBe(count);
});

it('excludes hidden articles from the counts of a tag', async () => {
  const filter = { tag: 2 };
  const count = await countOf('/articles/filter', filter);
  await set('articles', sql`id = (select min(article_id) from article_tag_links where tag_id = 2)`, true);
  expect(await countOf('/articles/filter', filter)).toBe(count - 1);
  await set('articles', sql`hidden`, false);
});

it('excludes hidden items from search', async () => {
  const found = async () => {
    await refreshSearch(server.db);
    await server.app.contentVersion({ fresh: true });
    const reply = await server.app.inject({ url: '/api/main/search/', query: { search: 'замена масла' } });
    return reply.body.includes('"Замена масла"');
  };
  expect(await found()).toBe(true);
  await set('services', sql`id = 1`, true);
  expect(await found()).toBe(false);
  await set('services', sql`id = 1`, false);
});

it('shows the items of a hidden category without their category', async () => {
  await set('service_categories', sql`id = (select category_id from services where id = 1)`, true);
  const service = (await get('/services/web/1/')).json<{ id: number; category?: object }>();
  expect([service.id, service.category]).toEqual([1, undefined]);
  await set('service_categories', sql`hidden`, false);
});

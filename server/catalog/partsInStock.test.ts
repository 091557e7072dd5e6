import type { PartList } from '#contract/catalog';
import { seedDesk } from '../seed/seedDesk';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  await server.app.contentVersion({ fresh: true });
}, 60_000);
afterAll(() => server.close());

const listOf = async (query = '') => {
  const reply = await server.app.inject({ url: `/api/main/spare-part/${query}`, headers: { 'accept-language': 'ru' } });
  return { status: reply.statusCode, ...reply.json<PartList>() };
};
const sum = (list: { count: number }[] = []) => list.reduce((total, { count }) => total + count, 0);

it('lists and counts only parts in stock when requested', async () => {
  const all = await listOf();
  const there = all.facets?.in_stock ?? 0;
  expect(there).toBeGreaterThan(0);
  expect(there).toBeLessThan(all.count);
  const some = await listOf('?in_stock=true');
  expect([some.count, sum(some.facets?.categories), sum(some.facets?.manufacturers)]).toEqual([there, there, there]);
  expect(some.results.every((part) => part.in_stock)).toBe(true);
  expect((await listOf('?in_stock=false')).count).toBe(all.count);
  expect((await listOf('?in_stock=maybe')).status).toBe(400);
});

it('combines stock with the other filters', async () => {
  const [category] = (await listOf('?in_stock=true')).facets?.categories ?? [];
  const inCategory = await listOf(`?in_stock=true&category=${category?.id}`);
  expect([inCategory.count, inCategory.facets?.in_stock]).toEqual([category?.count, category?.count]);
  const search = `?search=${encodeURIComponent('фильтр')}`;
  const found = await listOf(search);
  expect(found.facets?.in_stock).toBeGreaterThan(0);
  expect((await listOf(`${search}&in_stock=true`)).count).toBe(found.facets?.in_stock);
});

import { sql } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { countAddress, deleteExpiredCounts } from './addressCounts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const wait = (seconds: number) =>
  server.db.execute(sql`update address_counts set ends_at = ends_at - make_interval(secs => ${seconds})`);
const keys = async () => {
  const { rows } = await server.db.execute<{ key: string }>(sql`select key from address_counts order by key`);
  return rows.map(({ key }) => key);
};

it('counts concurrent calls of a key exactly', async () => {
  const counted = await Promise.all(Array.from({ length: 50 }, () => countAddress(server.db, 'at once', 60_000)));
  expect(counted.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(counted.map((_, index) => index + 1));
});

it('starts a new window after the previous one expires, and deletes expired counters', async () => {
  await countAddress(server.db, 'a', 60_000);
  await countAddress(server.db, 'gone', 60_000);
  const second = await countAddress(server.db, 'a', 60_000);
  expect(second.count).toBe(2);
  expect(second.ttl).toBeGreaterThan(50_000);
  expect(second.ttl).toBeLessThanOrEqual(60_000);
  await wait(61);
  expect(await countAddress(server.db, 'a', 60_000)).toEqual({ count: 1, ttl: 60_000 });
  await deleteExpiredCounts(server.db);
  expect(await keys()).toEqual(['a']);
});

it('stores counters in an unlogged table, without WAL', async () => {
  const { rows } = await server.db.execute(sql`select relpersistence from pg_class where relname = 'address_counts'`);
  expect(rows).toEqual([{ relpersistence: 'u' }]);
});

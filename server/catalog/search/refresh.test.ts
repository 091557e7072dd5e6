import { sql } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { refreshSearch } from './searchIndex';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

it('lets other requests run while it reindexes many entries', async () => {
  await server.db.execute(
    sql`insert into search_stale (kind, entity_id) select kind, entity_id from search_documents on conflict do nothing`,
  );
  const answered: number[] = [];
  const asked = setInterval(() => {
    void server.app.inject('/readyz').then(({ statusCode }) => answered.push(statusCode));
  }, 1);
  expect(await refreshSearch(server.db)).toBe(true);
  clearInterval(asked);
  expect(answered).toContain(200);
});

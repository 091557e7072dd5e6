import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config';
import { makeListBuild } from '../testing/listBuild';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createSite } from './site';

const distDir = makeListBuild();
afterAll(() => rmSync(distDir, { recursive: true }));

let server: TestServer;
afterEach(() => server.close());

async function routes(app: FastifyInstance): Promise<void> {
  app.get('/api/main/list', { config: { content: true } }, async () => ({}));
}
const start = async (settings: Partial<Config>) => {
  server = await startTestServer({ pageCacheSeconds: 0.001, ...settings }, { site: createSite({ distDir }), routes });
};
const source = async () => (await server.app.inject('/about')).headers['server-timing'];
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('renders a page with content of this server once per content version', async () => {
  await start({});
  expect(await source()).toBe('page;desc=miss');
  await later();
  expect(await source()).toBe('page;desc=hit');
  await server.db.execute(sql`update content_version set version = version + 1`);
  await server.app.contentVersion({ fresh: true });
  expect(await source()).toBe('page;desc=miss');
});

test('revalidates a cached page with content of another server after its maximum age', async () => {
  await start({ mainApiUrl: 'http://127.0.0.1:9/main' });
  expect(await source()).toBe('page;desc=miss');
  await later();
  expect(await source()).toBe('page;desc=stale');
});

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let worked = 0;

async function routes(app: FastifyInstance): Promise<void> {
  const querystring = { type: 'object', properties: { page: { type: 'integer', default: 1 } } };
  app.get('/api/main/list/:id', { config: { content: true }, schema: { querystring } }, async (request) => {
    worked += 1;
    return { language: request.language, text: 'x'.repeat(2000), query: request.query };
  });
  app.get('/api/main/plain', async () => {
    worked += 1;
    return {};
  });
}

beforeAll(async () => {
  server = await startTestServer({}, { routes });
});
afterAll(() => server.close());
beforeEach(() => {
  worked = 0;
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test('answers a repeated call from the reply cache with the same body and headers', async () => {
  const first = await get('/api/main/list/1');
  const second = await get('/api/main/list/1');
  expect(worked).toBe(1);
  expect(second.body).toBe(first.body);
  expect(second.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(second.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': 'public, no-cache' });
  expect(first.headers.etag).toMatch(/^W\/"\d+-[\w-]{12}"$/);
});

test('shares a cache entry between equivalent encodings of a path', async () => {
  await get('/api/main/list/9');
  for (const url of ['/%61pi/main/list/9', '/api/m%61in/list/9', '/api/main/list/%39']) await get(url);
  expect(worked).toBe(1);
});

test('caches replies per language, path and known parameters, but not per unknown parameter', async () => {
  await get('/api/main/list/2?page=2');
  await get('/api/main/list/2?utm_source=a&page=2');
  await get('/api/main/list/2?page=2&utm_source=b');
  expect(worked).toBe(1);
  const uzbek = await get('/api/main/list/2?page=2', { 'accept-language': 'uz' });
  expect(uzbek.json()).toMatchObject({ language: 'uz' });
  await get('/api/main/list/2?page=3');
  await get('/api/main/list/3?page=2');
  expect(worked).toBe(4);
});

test('replies 304 to If-None-Match with the current ETag, and 200 after a content change', async () => {
  const etag = String((await get('/api/main/list/4')).headers.etag);
  const again = await get('/api/main/list/4', { 'if-none-match': `W/"other", ${etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect(again.headers.vary).toContain('Accept-Language');

  await server.db.execute(sql`update content_version set version = version + 1`);
  await server.app.contentVersion({ fresh: true });
  const changed = await get('/api/main/list/4', { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test('does not use a cached reply more than a second after a content change', async () => {
  await get('/api/main/list/5');
  await server.db.execute(
    sql`insert into faq (question, answer) values ('{"ru":"а","uz":"a"}', '{"ru":"б","uz":"b"}')`,
  );
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  await get('/api/main/list/5');
  expect(worked).toBe(2);
});

test('compresses a cached reply for clients that accept it', async () => {
  await get('/api/main/list/6');
  const small = await get('/api/main/list/6', { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers.vary).toMatch(/accept-encoding/i);
  expect(small.headers.vary).toContain('Accept-Language');
  expect(small.rawPayload.length).toBeLessThan(300);
  expect(worked).toBe(1);
});

test('does not cache replies of a route that is not marked as content', async () => {
  await get('/api/main/plain');
  expect((await get('/api/main/plain')).headers.etag).toBeUndefined();
  expect(worked).toBe(2);
});

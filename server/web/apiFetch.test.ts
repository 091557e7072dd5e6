import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createApiFetch } from './apiFetch';

let server: TestServer;
let asked = 0;

async function routes(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async () => {
    asked += 1;
  });
  app.get('/api/main/list', { config: { content: true } }, async ({ language }) => ({ language }));
  app.get('/api/main/gone', { config: { content: true } }, (_, reply) => reply.code(404).send({ code: 'not_found' }));
  app.get('/api/main/own', async () => ({}));
  app.post('/api/main/filter', async () => ({}));
}

beforeAll(async () => {
  server = await startTestServer({}, { routes });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = 0;
});

const caller = () => {
  const apiFetch = createApiFetch(server.app);
  return async (url: string, language = 'ru', method = 'GET') => {
    const headers = { 'Accept-Language': language };
    const reply = await apiFetch(url, { method, headers, signal: new AbortController().signal });
    return { status: reply.status, type: reply.headers.get('Content-Type'), text: await reply.text() };
  };
};

const touchContent = async () => {
  await server.db.execute(sql`update content_version set version = version + 1`);
  await server.app.contentVersion({ fresh: true });
};

test('replies to repeated content calls from the API cache, separately for each language', async () => {
  const call = caller();
  await touchContent();
  const first = await call('/api/main/list');
  const uzbek = await call('/api/main/list', 'uz');
  expect(await call('/api/main/list')).toEqual(first);
  expect(await call('/api/main/list', 'uz')).toEqual(uzbek);
  expect([first.status, first.type]).toEqual([200, 'application/json; charset=utf-8']);
  expect([first.text, uzbek.text]).toEqual(['{"language":"ru"}', '{"language":"uz"}']);
  expect(asked).toBe(2);
});

test('recognizes the header Accept-Language in any letter case', async () => {
  const apiFetch = createApiFetch(server.app);
  const read = async (name: string, language: string) => {
    const headers = { [name]: language };
    const reply = await apiFetch('/api/main/list', { method: 'GET', headers, signal: new AbortController().signal });
    return reply.text();
  };
  expect(await read('accept-language', 'uz')).toBe('{"language":"uz"}');
  expect(await read('accept-language', 'ru')).toBe('{"language":"ru"}');
  expect(await read('Accept-Language', 'uz')).toBe('{"language":"uz"}');
});

test('calls the API again after a change of content', async () => {
  const call = caller();
  await call('/api/main/list');
  asked = 0;
  await touchContent();
  await call('/api/main/list');
  expect(asked).toBe(1);
});

test('does not cache API failures, private replies and writes', async () => {
  const call = caller();
  for (const [url, method] of [
    ['/api/main/gone', 'GET'],
    ['/api/main/own', 'GET'],
    ['/api/main/filter', 'POST'],
  ] as const) {
    asked = 0;
    const replies = [await call(url, 'ru', method), await call(url, 'ru', method)];
    expect([url, asked]).toEqual([url, 2]);
    expect(new Set(replies.map(({ status }) => status)).size).toBe(1);
  }
});

import type { FastifyInstance } from 'fastify';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { inProcess } from './network';

let server: TestServer;

async function routes(app: FastifyInstance): Promise<void> {
  app.get('/api/main/read', async () => ({}));
  app.post('/api/main/send', { config: { limit: 'enquiries' } }, async () => ({}));
}

beforeAll(async () => {
  server = await startTestServer(
    { rateLimit: { max: 5, requestsMax: 2, codesMax: 2, signInMax: 2, pagesMax: 2 } },
    { routes },
  );
});
afterAll(() => server.close());

const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: '/api/main/read', remoteAddress, headers });
const send = (remoteAddress: string) =>
  server.app.inject({ method: 'POST', url: '/api/main/send', remoteAddress, payload: {} });
const guess = () => server.app.inject({ url: '/api/main/guess', remoteAddress: '10.0.0.4' });

test('replies 429 with Retry-After to an address above its limit, but not to other addresses', async () => {
  for (let call = 0; call < 5; call++) expect((await read('10.0.0.1')).statusCode).toBe(200);
  const refused = await read('10.0.0.1', { 'accept-language': 'uz', 'x-forwarded-for': '10.9.9.9' });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    detail: 'Murojaatlar juda koʻp. Birozdan soʻng urinib koʻring.',
    code: 'too_many_requests',
  });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await read('10.0.0.2')).statusCode).toBe(200);
});

test('applies a lower rate limit to enquiries', async () => {
  expect([(await send('10.0.0.3')).statusCode, (await send('10.0.0.3')).statusCode]).toEqual([200, 200]);
  expect((await send('10.0.0.3')).statusCode).toBe(429);
  expect((await read('10.0.0.3')).statusCode).toBe(200);
});

test('counts calls of unknown paths for the rate limit', async () => {
  for (let call = 0; call < 5; call++) expect((await guess()).statusCode).toBe(404);
  expect((await guess()).statusCode).toBe(429);
});

test('does not rate-limit calls of the page renderer', async () => {
  for (let call = 0; call < 20; call++) {
    expect((await server.app.inject({ ...inProcess, url: '/api/main/read' })).statusCode).toBe(200);
  }
});

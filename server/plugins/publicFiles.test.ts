import { readdirSync } from 'node:fs';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const fontFile = readdirSync('public/fonts').find((name) => name.endsWith('.woff2'));

test('a file whose name tells its content is kept for good', async () => {
  const { statusCode, headers } = await get(`/fonts/${fontFile}`, { 'accept-encoding': 'br' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'font/woff2',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

test.each([
  '/fonts/',
  '/fonts/nothing.woff2',
  '/fonts/../../package.json',
  '/fonts/%2e%2e/%2e%2e/package.json',
  '/fonts/..%2f..%2fpackage.json',
  '/fonts/%00',
])('%s is no file of the public folder', async (url) => {
  const reply = await get(url);
  expect(reply.body).not.toContain('dependencies');
  expect([400, 403, 404]).toContain(reply.statusCode);
  expect(reply.json()).toMatchObject({ detail: expect.any(String), code: expect.any(String) });
});

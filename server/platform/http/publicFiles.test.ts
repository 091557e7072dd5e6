import { readdirSync, readFileSync } from 'node:fs';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const fontFile = readdirSync('public/fonts').find((name) => name.endsWith('.woff2'));

test('serves fonts as immutable and uncompressed', async () => {
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
  '/media/',
  '/media/heroes/',
  '/media/..%2f..%2fpackage.json',
  '/media/%2e%2e/%2e%2e/package.json',
])('rejects %s, a folder, a missing file or a path traversal', async (url) => {
  const reply = await get(url);
  expect(reply.body).not.toContain('dependencies');
  expect([400, 403, 404]).toContain(reply.statusCode);
  expect(reply.json()).toMatchObject({ detail: expect.any(String), code: expect.any(String) });
});

describe('content pictures', () => {
  const hero = readdirSync('public/media/heroes').find((name) => /x\d+\.webp$/.test(name)) ?? '';
  const bytes = (name: string) => readFileSync(`public/media/${name}`);
  const atWidth = (width: number) => `heroes/${hero.replace('.webp', `.w${width}.webp`)}`;

  test('are sent at the requested width and as immutable', async () => {
    const reply = await get(`/media/${atWidth(960)}`);
    expect(reply.rawPayload.equals(bytes(atWidth(960)))).toBe(true);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      vary: 'Save-Data',
    });
  });

  test.each([
    [`heroes/${hero}`, atWidth(640)],
    [atWidth(960), atWidth(480)],
    [atWidth(480), atWidth(320)],
    [atWidth(320), atWidth(320)],
    ['brands/bmw.svg', 'brands/bmw.svg'],
  ])('are sent at half width with Save-Data: %s', async (asked, sent) => {
    const reply = await get(`/media/${asked}`, { 'save-data': 'on' });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(bytes(sent))).toBe(true);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../testing/testServer';
import type { DeskManifest } from './build';
import { createDesk } from './desk';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'desk-'));

beforeAll(async () => {
  const manifest: DeskManifest = {
    scripts: ['desk.1a.js'],
    styles: ['desk.1a.css'],
    fonts: { ru: ['/fonts/a.woff2'], uz: [] },
    texts: [],
    late: [],
  };
  for (const name of ['server', 'desk']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'server', 'desk.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'desk', 'desk.1a.js'), 'let it;');
  const analytics = { own: true, yandexMetricaId: '1', googleAnalyticsId: 'G-1' };
  server = await startTestServer(
    { analytics, mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png' },
    { site: createDesk(folder) },
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  '/desk',
  '/desk/inbox/7?status=new',
  '/desk/anything/at/all',
])('serves the desk at %s, not indexed, not cached and without scripts of other origins', async (url) => {
  const { statusCode, headers, body } = await server.app.inject({ url });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https://tiles.example; font-src 'self'; connect-src 'self'; " +
      "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(body).toContain('<script defer src="/desk/assets/desk.1a.js"></script>');
  expect(body).toContain('<html lang="ru">');
});

test.each([
  ['language=uz', '<html lang="uz">'],
  ['language=uz; desk_language=ru', '<html lang="ru">'],
  ['desk_language=uz; theme=dark', '<html lang="uz" data-theme="dark">'],
  ['desk_language="><script>', '<html lang="ru">'],
])('renders the desk for the cookies %s as %s', async (cookie, expected) => {
  const { body } = await server.app.inject({ url: '/desk', headers: { cookie } });
  expect(body).toContain(`<!doctype html>${expected}`);
});

test('serves files of the desk as immutable, and 404 for unknown files', async () => {
  const file = await server.app.inject('/desk/assets/desk.1a.js');
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await server.app.inject('/desk/assets/gone.js')).statusCode).toBe(404);
});

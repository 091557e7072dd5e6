import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../testing/testServer';
import { devGallery } from './gallery';

const ADDRESSES = ['/dev/gallery', '/uz/dev/gallery', '/dev/gallery/gallery.js', '/dev/gallery/gallery.css'];

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
beforeAll(() => {
  writeFileSync(join(folder, 'gallery.js'), 'let it;');
  writeFileSync(join(folder, 'gallery.css'), 'b {}');
});
afterEach(() => server.close());
afterAll(() => rmSync(folder, { recursive: true }));

const start = async (settings: Parameters<typeof startTestServer>[0] = {}) => {
  server = await startTestServer(settings, { site: devGallery(folder) });
};

test('renders the component gallery in the language of the address and the theme of the cookie, not indexed and not cached', async () => {
  await start();
  for (const url of ADDRESSES) {
    const { statusCode, headers } = await server.app.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  }
  const page = await server.app.inject({ url: '/uz/dev/gallery', headers: { cookie: 'theme=dark' } });
  expect(page.body).toContain('<html lang="uz" data-theme="dark">');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect((await server.app.inject('/dev/gallery')).body).toContain('<html lang="ru">');
});

test('serves the component gallery in demo mode only', async () => {
  await start({ mode: 'production' });
  for (const url of ADDRESSES) expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 404]);
});

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { type Double, listen } from '../shared/doubles';
import { apiCalls, test as base, expect, hydrated } from '../shared/fixtures';
import { DEEP_LINKS, open, readOnlyWalks } from './readOnlyWalks';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};

const startStaticHost = (config: object): Promise<Double> =>
  listen(
    createServer((incoming, reply) => {
      const { pathname } = new URL(incoming.url ?? '/', 'http://static');
      if (pathname === '/config.json') {
        reply.setHeader('Content-Type', 'application/json').end(JSON.stringify(config));
        return;
      }
      const folder = resolve('dist/client');
      const asked = join(folder, pathname);
      const isFile = existsSync(asked) && statSync(asked).isFile();
      const file = isFile ? asked : join(folder, 'index.html');
      reply.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(reply);
    }),
  );

const test = base.extend<object, { config: Record<string, string>; host: Double; configured: undefined }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
  config: [async ({}, use) => use({}), { scope: 'worker' }],
  host: [
    async ({ config }, use) => {
      const host = await startStaticHost(config);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [async ({ host }, use) => use({ CORS_ORIGINS: host.url }), { scope: 'worker' }],
  configured: [
    async ({ config, host, mapTiles, server }, use) => {
      Object.assign(config, {
        mainApiUrl: `${server.url}/api/main`,
        publicApiUrl: server.url,
        siteUrl: host.url,
        mapTilesUrl: mapTiles,
      });
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});

const NOTHING_THERE = ['/nowhere', '/shop/singl-shop/9999', '/blog/blog-singl-post/x', '/services/singl-services/9999'];

const isAll = process.env.E2E_ALL === '1';
/** Languages alternate, because addresses do not depend on them. E2E_ALL=1 runs both. */
const ofLanguage = (language: 'ru' | 'uz', links: readonly string[]) =>
  links.filter((_, place) => isAll || place % 2 === (language === 'ru' ? 0 : 1));

for (const { prefix, language, other, t } of [
  { prefix: '', language: 'ru', other: 'uz', t: ru },
  { prefix: '/uz', language: 'uz', other: 'ru', t: uz },
] as const) {
  for (const { from, go } of readOnlyWalks(other).filter((_, place) => isAll || place % 2 === 0)) {
    test(`${prefix}${from} works without a rendering server @desktop`, async ({ page, server, host }) => {
      const calls: { url: string; language: string | undefined }[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (url.includes('/api/')) calls.push({ url, language: request.headers()['accept-language'] });
      });
      await open(page, `${prefix}${from}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await go(page, prefix);
      await expect(page.getByRole('button', { name: t.common.retry, exact: true })).toHaveCount(0);
      expect(new URL(page.url()).origin).toBe(host.url);
      expect(calls.length).toBeGreaterThan(3);
      expect(calls.filter(({ url, language: asked }) => !url.startsWith(server.url) || asked !== language)).toEqual([]);
    });
  }

  test(`${language}: deep links open with title and description @desktop`, async ({ page }) => {
    for (const link of ofLanguage(language, DEEP_LINKS)) {
      await open(page, `${prefix}${link}`);
      await expect(page, link).toHaveTitle(/.{12,}/);
      await expect(page.locator('link[rel=canonical]'), link).toHaveAttribute('href', /^http/);
    }
  });

  test(`${language}: shows Page Not Found for missing items @desktop`, async ({ page, watched }) => {
    watched.tolerate(/status of 404/);
    for (const link of ofLanguage(language, NOTHING_THERE)) {
      await page.goto(`${prefix}${link}`);
      await hydrated(page);
      await expect(page, link).toHaveTitle(`${t.notFound.heading} — Yolda`);
      await expect(page.getByText(t.notFound.heading), link).toBeVisible();
    }
  });
}

test('switches language without a reload and keeps it at addresses without a language prefix', async ({ page }) => {
  await open(page, '/about');
  const calls = apiCalls(page);
  await page.locator('a[hreflang="uz"]').first().click();
  await expect(page).toHaveURL(/\/uz\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uz.header.about);
  expect(calls).toContain('GET /api/main/faq/');
  await open(page, '/services');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
});

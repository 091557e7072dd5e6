import { resolve } from 'node:path';
import { scaleContent } from '#server/seed/scaled';
import { recordStatements } from '#server/testing/recordStatements';
import { startTestServer } from '#server/testing/testServer';
import { createSite } from '#server/web/site';
import { inWholeChromium } from '../shared/browser';
import { expect, hydrated, test } from '../shared/fixtures';
import { INDEXED_PAGES } from '../shared/indexedPages';

const KB = 1024;
const pages = [...INDEXED_PAGES, '/blog?category=1'];

// The headless shell prefetches lazy pictures twice as far below the fold.
test.use(inWholeChromium);

test('the first view of the home page needs at most 300 KB and 16 requests @phone', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement?.hasAttribute('data-hydrated')) return;
      Object.assign(window, { hydratedAt: performance.now() });
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const bytes = new Map(
    await page.evaluate(() => {
      const { hydratedAt } = window as unknown as { hydratedAt: number };
      const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      return (entries as PerformanceResourceTiming[])
        .filter(({ startTime }) => startTime < hydratedAt)
        .map(({ name, transferSize }): [string, number] => [name, transferSize]);
    }),
  );

  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  const listed = [...bytes].map(([address, size]) => `${(size / KB).toFixed(1)} KB ${address}`).join('\n');
  expect(total, listed).toBeLessThanOrEqual(300 * KB);
  expect(bytes.size, listed).toBeLessThanOrEqual(16);
  const heroes = [...bytes].filter(([address]) => address.includes('/media/heroes/'));
  expect(heroes.length, listed).toBeGreaterThan(0);
  for (const [address, size] of heroes) expect(size, address).toBeLessThanOrEqual(45 * KB);
  const fonts = [...bytes].filter(([address]) => address.endsWith('.woff2'));
  expect(
    fonts.reduce((sum, [, size]) => sum + size, 0),
    listed,
  ).toBeLessThanOrEqual(50 * KB);
});

test('the home page with all lazy loads needs at most 173 KB of scripts and 333 KB in total @both', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, { kind: string; address: string }>();
  const loaded: { kind: string; address: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, { kind: type, address: response.url }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const of = kinds.get(requestId);
    if (of) loaded.push({ ...of, bytes: encodedDataLength });
  });
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('[data-alive]')).toBeAttached();
  await page.waitForLoadState('networkidle');

  const listed = loaded.map(({ address, bytes }) => `${(bytes / KB).toFixed(1)} KB ${address}`).join('\n');
  const weigh = (some: typeof loaded) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(weigh(loaded.filter(({ kind }) => kind === 'Script')), listed).toBeLessThanOrEqual(173 * KB);
  expect(weigh(loaded), listed).toBeLessThanOrEqual(333 * KB);
  const slides = loaded.filter(({ address }) => address.includes('/media/heroes/'));
  expect(slides.length, listed).toBeLessThanOrEqual(2);
});

/** Enough rows to reveal N+1 queries. */
const ROWS = 300;

test('uncached pages take at most 30 SQL statements, regardless of the amount of content @desktop', async () => {
  test.setTimeout(180_000);
  const server = await startTestServer({}, { site: createSite({ distDir: resolve('dist') }) });
  const statements = recordStatements(server);
  const countAll = async () => {
    const counts: [path: string, statements: number][] = [];
    for (const path of pages.toReversed()) {
      // A new content version empties all caches.
      await server.db.execute('update content_version set version = version + 1');
      await server.app.contentVersion({ fresh: true });
      statements.length = 0;
      const reply = await server.app.inject({ url: path });
      expect(reply.statusCode, path).toBe(200);
      counts.push([path, statements.length]);
    }
    return counts;
  };
  try {
    const counts = await countAll();
    for (const [path, count] of counts) {
      expect(count, path).toBeGreaterThan(0);
      expect(count, path).toBeLessThanOrEqual(30);
    }
    await scaleContent(server.db, ROWS);
    for (const [index, [path, count]] of (await countAll()).entries())
      expect(count, path).toBeLessThanOrEqual(counts[index]?.[1] ?? 0);
  } finally {
    await server.close();
  }
});

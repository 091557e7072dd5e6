import { test as base, expect, type Page, type Request } from '@playwright/test';
import { startMapTiles } from './doubles';
import { type RunningServer, startServer } from './server';

type Settings = Record<string, string>;
type WorkerFixtures = { serverSettings: Settings; mapTiles: string; server: RunningServer };
type Watched = { problems: string[]; tolerate: (pattern: RegExp) => void };
type TestFixtures = { watched: Watched };

/** Chromium's messages about calls that a test breaks on purpose. */
export const NETWORK_ERROR = /Failed to load resource|net::ERR_/;

const OUTSIDE = /^https?:\/\/(?!127\.0\.0\.1|localhost)/;

export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Expected console warning, because playwright.config.ts blocks service workers. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * A test fails on console warnings, page exceptions and outside requests, except those passed to `watched.tolerate`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverSettings: [{}, { scope: 'worker', option: true }],
  mapTiles: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
    async ({}, use) => {
      const tiles = await startMapTiles();
      await use(`${tiles.url}/{z}/{x}/{y}.png`);
      await tiles.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mapTiles, serverSettings }, use) => {
      const server = await startServer({ MAP_TILES_URL: mapTiles, ...serverSettings });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watched: [
    async ({ context }, use) => {
      const tolerated: RegExp[] = [];
      const problems: string[] = [];
      const outside = new Set<Request>();
      context.on('console', (message) => {
        if (message.text() === NO_WORKER) return;
        if (['warning', 'error'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`));
      context.on('request', (request) => void (OUTSIDE.test(request.url()) && outside.add(request)));
      context.on('response', (response) => void outside.delete(response.request()));
      await use({ problems, tolerate: (pattern) => tolerated.push(pattern) });
      const asked = [...outside].map((request) => request.url());
      const left = [...problems, ...asked].filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
      expect(left, 'console messages, exceptions and requests to the outside').toEqual([]);
    },
    { auto: true },
  ],
});

/** Servers for tests that change content. */
export const contentTest = test.extend<object, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
  serverSettings: [async ({}, use) => use({}), { scope: 'worker' }],
});

export { expect };

import { test as base, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer, TILES } from './server';

const EMPTY_TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

type Settings = Record<string, string>;
type WorkerFixtures = { serverSettings: Settings; server: RunningServer };
type Watched = { problems: string[]; outside: string[]; tolerate: (pattern: RegExp) => void };
type TestFixtures = { watched: Watched };

/** What Chromium says of calls that a journey breaks, refuses or lets run out on purpose. */
export const OF_THE_NETWORK = /Failed to load resource|net::ERR_/;

/** Every call the page made to either API, in order. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** Resolves once React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Said in place of a registration (playwright.config.ts). */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * One server a worker, started with `serverSettings` (override with `test.use` in a file of its own). Each journey fails on any console
 * message of level warning or error, on an exception in the page and on a request to the outside; `watched.tolerate` names what a
 * journey brings about on purpose.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverSettings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverSettings }, use) => {
      const server = await startServer(serverSettings);
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
      const outside: string[] = [];
      context.on('console', (message) => {
        if (message.text() === NO_WORKER) return;
        if (['warning', 'error'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`));
      await context.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) => {
        outside.push(route.request().url());
        return route.abort();
      });
      await context.route(`${TILES}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_TILE }));
      await use({ problems, outside, tolerate: (pattern) => tolerated.push(pattern) });
      const left = [...problems, ...outside].filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
      expect(left, 'console messages, exceptions and requests to the outside').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

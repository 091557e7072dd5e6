import { test as base, expect } from '../fixtures';
import { type BreakingProxy, startBreakingProxy } from './breakingProxy';

/**
 * Journeys on a site whose server and browser both reach the APIs through a proxy that breaks what a journey tells it to. It keeps no
 * pages: they must not meet the last journey's.
 */
export const test = base.extend<{ healed: undefined }, { line: BreakingProxy; passing: undefined }>({
  line: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off this pattern
    async ({}, use) => {
      const proxy = await startBreakingProxy();
      await use(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ line }, use) =>
      use({ MAIN_API_URL: `${line.url}/api/main`, PUBLIC_API_URL: line.url, PAGES_KEPT_SECONDS: '0' }),
    { scope: 'worker' },
  ],
  // The site's own server answers behind the proxy: one process, one database.
  passing: [
    async ({ line, server }, use) => {
      line.passTo(server.url);
      // Rendered as it starts (server/web/site.ts): the first journey would be given what was asked for before it broke anything.
      for (const path of ['/', '/uz']) await (await fetch(server.url + path)).text();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  healed: [
    async ({ line, server }, use) => {
      line.breakBy([]);
      // After a journey that broke everything the server asks for nothing until it has found the line healed.
      const state = async () => ((await (await fetch(`${server.url}/readyz`)).json()) as { status: string }).status;
      await expect.poll(state).toBe('ready');
      await use(undefined);
      line.breakBy([]);
    },
    { auto: true },
  ],
});

export { expect };

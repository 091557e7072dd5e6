import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../shared/fixtures';

const workersOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

async function fetchedAhead(page: Page): Promise<{ pointedAt: string[]; scrolled: string[] }> {
  const ahead: string[] = [];
  await page.goto('/');
  await hydrated(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/(page-|texts-)|^\/api\//.test(pathname)) ahead.push(pathname);
  });
  const links = page.locator('header nav > ul > li > a, header nav > ul > li > details > summary + a');
  for (const link of await links.filter({ visible: true }).all()) await link.hover();
  await page.waitForLoadState('networkidle');
  const pointedAt = ahead.splice(0);
  await page.locator('main > section').nth(5).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return { pointedAt, scrolled: ahead };
}

test('prefetches nothing if the data saver of the browser is on @desktop', async ({ browser, server }) => {
  const seen: Awaited<ReturnType<typeof fetchedAhead>>[] = [];
  for (const dataSaverEnabled of [false, true]) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
    seen.push(await fetchedAhead(page));
    await expect.poll(() => workersOf(page)).toBe(dataSaverEnabled ? 0 : 1);
    await context.close();
  }
  const [usual, saving] = seen;
  expect(usual?.pointedAt).not.toEqual([]);
  expect(saving?.pointedAt).toEqual([]);
  expect(saving?.scrolled.filter((path) => !/\/brands\/|\/texts-ru-pages\./.test(path))).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';

interface Seen {
  /** Chunks and calls that came after the page had been taken over. */
  ahead: string[];
  /** Bytes of the content's pictures by name. */
  pictures: Map<string, number>;
}

/** Looks at the home page from top to bottom and points at every link of the menu. */
async function lookAround(page: Page): Promise<Seen> {
  const ahead: string[] = [];
  const pictures = new Map<string, number>();
  await page.goto('/');
  await hydrated(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/(page-|texts-)|^\/api\//.test(pathname)) ahead.push(pathname);
  });
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/media/')) pictures.set(pathname, (await response.body().catch(() => '')).length);
  });
  const links = page.locator('header nav > ul > li > a, header nav > ul > li > details > summary + a');
  // The menu of narrow screens is there too.
  for (const link of await links.filter({ visible: true }).all()) await link.hover();
  await page.locator('main > section').nth(5).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return { ahead, pictures };
}

test('who saves data gets nothing ahead, and narrower pictures @desktop', async ({ browser, server }) => {
  const looks: Seen[] = [];
  for (const saves of [false, true]) {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: saves });
    if (saves) await context.setExtraHTTPHeaders({ 'save-data': 'on' });
    looks.push(await lookAround(page));
    await context.close();
  }
  const [usual, saving] = looks as [Seen, Seen];
  expect(usual.ahead).not.toEqual([]);
  expect(saving.ahead.filter((path) => !path.includes('/brands/'))).toEqual([]);
  const both = [...saving.pictures].filter(([name]) => usual.pictures.has(name));
  const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);
  expect(sum(both.map(([, size]) => size))).toBeLessThan(
    0.7 * sum(both.map(([name]) => usual.pictures.get(name) ?? 0)),
  );
});

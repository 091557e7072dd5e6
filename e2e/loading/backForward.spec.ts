import type { Page } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { theme } from '#shared/i18n/ru/theme';
import { wholeChromium } from '../shared/browser';
import { storeSession } from '../shared/customers';
import { expect, hydrated, test } from '../shared/fixtures';
import { INDEXED_PAGES } from '../shared/indexedPages';

// Playwright disables the back/forward cache, and the headless shell lacks it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: wholeChromium,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

const ELSEWHERE = '/robots.txt';

interface Return {
  shown: boolean[];
  reasons: unknown;
}

async function recordReturns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: boolean[] = [];
    Object.assign(window, { shown });
    window.addEventListener('pageshow', ({ persisted }) => shown.push(persisted));
  });
}

async function leaveAndComeBack(page: Page, meanwhile: () => Promise<unknown> = async () => null): Promise<Return> {
  const address = page.url();
  await page.goto(ELSEWHERE);
  await meanwhile();
  // `page.goBack` would wait for a document load.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(address);
  await page.waitForFunction(
    () => document.readyState === 'complete' && (window as unknown as Return).shown.length > 0,
  );
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown;
    })[];
    return { shown: (window as unknown as Return).shown, reasons: entry?.notRestoredReasons ?? null };
  });
}

const inUzbek = (path: string) => (path === '/' ? '/uz' : `/uz${path}`);
const STILL = ['/about', '/services', '/services/singl-services/1', '/shop', '/blog/blog-singl-post/26', '/sign-in'];
/** Languages alternate, because caching does not depend on the language. */
const PAGES = [...INDEXED_PAGES, '/sign-in'].map((path, place) => ({
  path: place % 2 === 0 ? path : inUzbek(path),
  tag: STILL.includes(path) ? ' @all' : '',
}));

test.beforeEach(({ page }) => recordReturns(page));

for (const { path, tag } of PAGES) {
  test(`${path} is restored from the back/forward cache @desktop${tag}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    expect(await leaveAndComeBack(page)).toEqual({ shown: [false, true], reasons: null });
    expect(documents).toEqual([ELSEWHERE]);
  });
}

test('a restored page has the typed text and the current session and theme @desktop', async ({
  context,
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await storeSession(context, server.url, { userId: '1', accessToken: 'any', refreshToken: 'any' });
  await page.goto('/services');
  await hydrated(page);
  const search = page.getByRole('searchbox');
  await search.fill('тормоз');
  await expect(page).toHaveURL(/search=/);
  const garage = page.locator('header').getByRole('link', { name: ru.header.garage }).first();
  await expect(garage).toBeVisible();
  await page.getByRole('radiogroup', { name: theme.label }).waitFor();
  const { shown } = await leaveAndComeBack(page, async () => {
    await page.evaluate(() => localStorage.clear());
    await context.addCookies([{ name: 'theme', value: 'dark', url: server.url }]);
  });
  expect(shown).toEqual([false, true]);
  await expect(search).toHaveValue('тормоз');
  await expect(garage).toHaveCount(0);
  await expect(page.locator('header a[href="/sign-in"]').first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('reloads when a release removed the chunk of the next page, and Back restores typed text @desktop', async ({
  page,
  watched,
}) => {
  watched.tolerate(/404|ChunkLoadError|Loading chunk/);
  let documents = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)));
  const chunk = /\/assets\/page-services\..*\.js$/;
  await page.route(chunk, (route) => (documents === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  await page.goto('/');
  await hydrated(page);
  const form = page.getByRole('form', { name: ru.forms.appointmentTitle });
  await form.getByLabel(ru.forms.message).fill('Стучит слева');
  await expect(form.getByRole('combobox', { name: ru.forms.brand })).toBeVisible();
  await form.getByLabel(ru.forms.name).fill('Вера');
  await page.locator('header nav a[href="/services"]').first().click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.locator('main article').first()).toBeVisible();
  expect(documents).toBe(2);
  // Without `unroute`, requests of a restored page would wait forever.
  await page.unroute(chunk);

  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/\/$/);
  await expect(form.getByLabel(ru.forms.message)).toHaveValue('Стучит слева');
  await expect(form.getByLabel(ru.forms.name)).toHaveValue('Вера');
  expect(documents).toBe(2);
  await expect(page.getByTestId('progress')).toHaveCount(0);
  await page.locator('header nav a[href="/services"]').first().click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.locator('main article').first()).toBeVisible();
});

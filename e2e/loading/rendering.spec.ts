import type { Page } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { apiCalls, expect, hydrated, test } from '../shared/fixtures';

const get = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(url, { headers, redirect: 'manual' });
  return { status: reply.status, headers: reply.headers, html: await reply.text() };
};

const RU = /автосервис/i;
const UZ = /avtoservis/i;

/** Sets a property of `window`, which client navigation keeps and a reload removes. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('the served page has no inline script, style attribute or outlined Suspense boundary', async ({ baseURL }) => {
  for (const path of ['/', '/home', '/uz', '/uz/home', '/nowhere']) {
    const { html, headers } = await get(`${baseURL}${path}`);
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '');
    expect(scripts.filter((attributes) => !/type="application\/(ld\+)?json"| src="/.test(attributes))).toEqual([]);
    expect(html).not.toMatch(/<[^>]+ style=/);
    expect(html).not.toMatch(/<template|<div hidden|\$RC\(|<!--\$\?-->/);
    expect(html).not.toMatch(/ on[a-z]+="/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  }
});

test('the page is readable without JavaScript in both languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, language] of [
    ['/', 'ru'],
    ['/uz', 'uz'],
  ] as const) {
    await page.goto(`${baseURL}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('a[href*="/services/singl-services/"]').count()).toBeGreaterThan(5);
    expect(await page.locator('a[href*="/blog/blog-singl-post/"]').count()).toBeGreaterThan(2);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await context.close();
});

/** The home page asks for the next free time, which no cached page can contain. */
const besidesNextFreeTime = (calls: string[]) => calls.filter((call) => !call.includes('/bookings/soonest/'));

test('hydration logs nothing and calls the API for the next free time only', async ({ page }) => {
  const calls = apiCalls(page);
  for (const path of ['/', '/uz', '/home', '/uz/home']) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForTimeout(700);
  }
  expect(besidesNextFreeTime(calls)).toEqual([]);
});

test('every menu link works right after hydration without a reload @desktop', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('navigation', { name: ru.header.menu, exact: true }).first();
  const links = menu.locator('a[href^="/"]');
  const hrefs = await links.evaluateAll((all) => {
    const inSight = all.filter((link) => link.checkVisibility({ visibilityProperty: true }));
    return [...new Set(inSight.map((link) => link.getAttribute('href') ?? ''))];
  });
  expect(hrefs.length).toBeGreaterThan(4);
  for (const href of hrefs) {
    await page.goto('/');
    await hydrated(page);
    await mark(page);
    await menu.locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${href.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}$`));
    await expect(page.locator('main h1')).toBeVisible();
    expect(await isSameDocument(page), href).toBe(true);
  }
});

test('a language switch right after hydration is stored and never mixes languages, and Back sends no API call @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await mark(page);
  await page.locator('a[hreflang="uz"]').first().click();
  await expect(page).toHaveURL(/\/uz$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  await expect(page).toHaveTitle(UZ);
  expect(await page.locator('body').innerText()).not.toMatch(/[а-яё]{4,}(?<!Русский)/i);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('uz');

  const calls = apiCalls(page);
  await page.locator('a[hreflang="ru"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveTitle(RU);
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(besidesNextFreeTime(calls)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru');
  expect(await isSameDocument(page)).toBe(true);
});

test('/uz shows Uzbek and does not change the stored language', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  await page.goto('/uz');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru');
});

test('cookies set language, theme and signed-in icons in the first frame, also from the cache', async ({ baseURL }) => {
  const cookie = 'language=uz; theme=dark; signed_in=1';
  for (let visit = 0; visit < 2; visit += 1) {
    const { html, headers } = await get(`${baseURL}/`, { cookie });
    expect(html).toMatch(/<html lang="uz" data-theme="dark">/);
    expect(html).toContain('/personal/garage');
    expect(headers.get('server-timing')).toContain(visit === 0 ? 'miss' : 'hit');
    expect(headers.get('cache-control')).toContain('private');
    expect(headers.get('cache-control')).not.toContain('no-store');
    expect(headers.get('vary')).toContain('Cookie');
    const anonymous = await get(`${baseURL}/`);
    expect(anonymous.html).toMatch(/<html lang="ru">/);
    expect(anonymous.html).not.toContain('/personal/garage');
  }
});

test('redirects other spellings of an address, and unknown parameters create no separate cache entry', async ({
  baseURL,
}) => {
  for (const [asked, answered] of [
    ['/About/', '/about'],
    ['/UZ/', '/uz'],
    ['//evil.example/', '/evil.example'],
  ]) {
    const { status, headers } = await get(`${baseURL}${asked}`);
    expect([status, headers.get('location')]).toEqual([301, answered]);
  }
  const source = async () => (await get(`${baseURL}/?fbclid=0`)).headers.get('server-timing');
  await expect.poll(source).toBe('page;desc=hit');
  for (const query of ['?utm_source=a', '?utm_source=b&gclid=1', '?%00', '?page[]=1', '?page=2', '?search=x']) {
    const { status, headers } = await get(`${baseURL}/${query}`);
    expect([status, headers.get('server-timing')]).toEqual([200, 'page;desc=hit']);
  }
  for (const [address, whole] of [
    ['blog?page=-1', '/blog'],
    ['shop?page=1e9&category=2', '/shop?category=2'],
    ['services?category=%F0%9F%9A%97', '/services'],
  ] as const) {
    const { status, headers } = await get(`${baseURL}/${address}`);
    expect([status, headers.get('location')]).toEqual([301, whole]);
  }
  for (const address of ['blog?page=02', 'uz/shop?page=02', `services?search=${'x'.repeat(3_000)}`]) {
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, headers } = await get(`${baseURL}/${address}`);
      expect([address.slice(0, 20), status, headers.get('server-timing')]).toEqual([
        address.slice(0, 20),
        200,
        'page;desc=miss',
      ]);
    }
  }
});

test('an unknown path is Page Not Found with status 404, also by client navigation', async ({ page, watched }) => {
  watched.tolerate(/404/);
  const reply = await page.goto('/no/such/page');
  expect(reply?.status()).toBe(404);
  await expect(page).toHaveTitle(/Страница не найдена/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await hydrated(page);
  await page.locator('main a[href="/"]').first().click();
  await expect(page).toHaveTitle(RU);
  for (const selector of ['title', 'link[rel="canonical"]', 'meta[name="description"]', 'meta[property="og:title"]']) {
    await expect(page.locator(`head ${selector}`)).toHaveCount(1);
  }
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('a missing chunk reloads the target page once @desktop', async ({ page, watched }) => {
  watched.tolerate(/404|ChunkLoadError|Loading chunk/);
  let gone = 0;
  await page.route(/\/assets\/page-about\..*\.js/, (route) => {
    gone += 1;
    return gone === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await mark(page);
  await page.locator('header a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('main h1')).toBeVisible();
});

test('Back restores the scroll position, and other navigation scrolls to the top and focuses the heading @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.locator('header a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('pressing Tab through the header does not scroll the page, and each stop is visible @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.locator('header a').first().focus();
  for (let stop = 0; stop < 8; stop++) {
    await expect(page.locator('header :focus')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

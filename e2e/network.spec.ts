import { chromium, type Page } from '@playwright/test';
import { texts as ru } from '../src/shared/i18n/ru/index';
import { chromiumFlags } from './browser';
import { expect, hydrated, test } from './fixtures';

const PAGES = [
  '/',
  '/about',
  '/services',
  '/services/singl-services/1',
  '/shop',
  '/shop/singl-shop/1',
  '/blog',
  '/blog/blog-singl-post/1',
  '/contacts',
];
const OF_THE_NETWORK = /Failed to load resource|net::ERR_|ChunkLoadError|Loading chunk/;

const form = (page: Page) => page.getByRole('form', { name: ru.forms.appointmentTitle });

test('every public page comes back from the back/forward cache as it was left @desktop', async ({ server }) => {
  // Playwright switches that cache off.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const refused: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      refused.push(...notRestoredExplanations.map(({ reason }) => reason));
    });
    for (const path of PAGES) {
      await page.goto(server.url + path);
      await hydrated(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto(`${server.url}/sign-in`);
      await page.goBack({ waitUntil: 'commit' });
      const persisted = () => page.evaluate(() => (window as { persisted?: boolean }).persisted);
      await expect.poll(persisted, `${path} ${refused.join(' ')}`).toBe(true);
    }
    expect(refused).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('a slow line that drops every file and call at first: the page comes to life, and what was typed is sent once @phone', async ({
  page,
  watched,
}) => {
  watched.tolerate(OF_THE_NETWORK);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', slow3g);
  const dropped = new Set<string>();
  await page.route(/\/(assets|api)\//, (route) => {
    const request = route.request();
    const name = `${request.method()} ${request.url()}`;
    if (request.url().includes('/boot.') || dropped.has(name)) return route.continue();
    dropped.add(name);
    return route.abort('connectionreset');
  });
  await page.goto('/', { waitUntil: 'commit' });
  await form(page).getByLabel(ru.forms.message).fill('Стучит слева');
  await hydrated(page);
  await expect(form(page).getByRole('combobox', { name: ru.forms.brand })).toBeVisible();
  await expect(form(page).getByLabel(ru.forms.message)).toHaveValue('Стучит слева');
  await form(page).getByLabel(ru.forms.name).fill('Азиз');
  await form(page).getByLabel(ru.forms.phone, { exact: true }).click();
  await page.keyboard.type('901234567');
  await form(page).getByRole('combobox', { name: ru.forms.brand }).fill('Chevrolet');
  await page.getByRole('option', { name: 'Chevrolet' }).click();
  await form(page).getByRole('combobox', { name: ru.forms.model }).click();
  await page.getByRole('option', { name: 'Cobalt' }).click();
  await form(page).getByRole('button', { name: ru.forms.send }).click();
  await expect(form(page).getByRole('alert')).toContainText(ru.forms.technik_error);
  await expect(form(page).getByLabel(ru.forms.message)).toHaveValue('Стучит слева');
  await form(page).getByRole('button', { name: ru.forms.tryAgain }).click();
  await expect(page.getByRole('dialog', { name: ru.forms.thanksTitle })).toBeVisible();
});

test('a release in the middle of a visit: late parts that are gone take neither the page nor the text with them @desktop', async ({
  page,
  watched,
}) => {
  watched.tolerate(/404|ChunkLoadError|Loading chunk/);
  const gone = new Set<string>();
  let isGone = true;
  await page.route(/\/assets\/(hero-motion|qr|appointment-form)\..*\.js$/, (route) => {
    gone.add(/assets\/([a-z-]+)/.exec(route.request().url())?.[1] ?? '');
    return isGone ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await form(page).getByLabel(ru.forms.message).fill('Стучит слева');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => [...gone].toSorted()).toEqual(['appointment-form', 'hero-motion', 'qr']);
  await expect(form(page)).toContainText(ru.common.loadFailed);
  await expect(page.locator('main h1')).toBeVisible();
  isGone = false;
  await form(page).getByRole('button', { name: ru.common.retry }).click();
  await expect(form(page).getByRole('combobox', { name: ru.forms.brand })).toBeVisible();
  await expect(form(page).getByLabel(ru.forms.message)).toHaveValue('Стучит слева');
});

test('through the sign-in page of a Wi-Fi a screen that is not there yet says so, and comes by a reload later @phone', async ({
  page,
  watched,
}) => {
  watched.tolerate(/./);
  await page.goto('/');
  await hydrated(page);
  const portal = '<!doctype html><title>Wi-Fi</title><h1>Sign in</h1>';
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: portal }));
  await page.getByRole('button', { name: ru.header.openMenu }).tap();
  await page.locator('#site-menu a[href="/contacts"]').tap();
  await expect(page.getByRole('heading', { name: ru.common.loadFailed })).toBeVisible();
  await expect(page).toHaveURL(/\/contacts$/);
  await page.unroute('**');
  await page.getByRole('button', { name: ru.errors.reload }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('who saves data gets no chunk ahead and pictures of half the width @phone', async ({ page, server }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  const chunks: string[] = [];
  const pictures = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (/\/assets\/page-(?!home)/.test(pathname)) chunks.push(pathname);
    if (/\/media\/.*\.webp$/.test(pathname)) pictures.set(pathname, (await response.body()).length);
  });
  await page.goto('/');
  await hydrated(page);
  await page.locator('main a[href="/home/services"]').first().scrollIntoViewIfNeeded();
  await page.locator('main a[href="/home/services"]').first().hover();
  await page.waitForLoadState('networkidle');
  expect(chunks).toEqual([]);
  const [name, bytes] = [...pictures].find(([path]) => path.includes('/heroes/')) ?? [];
  const whole = await (await fetch(server.url + name)).arrayBuffer();
  expect(bytes).toBeLessThan(whole.byteLength / 2);
});

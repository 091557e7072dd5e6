import type { BrowserContext, Page } from '@playwright/test';
import type { LoginReply } from '#contract/signIn';
import { customers } from '#server/seed/content/customers';
import { offline as offlineRu } from '#shared/i18n/ru/offline';
import { texts as uz } from '#shared/i18n/uz/index';
import { offline as offlineUz } from '#shared/i18n/uz/offline';
import { exit } from '../account/accountSteps';
import { isAccessibleInItsTheme } from '../shared/accessible';
import { storeSession } from '../shared/customers';
import { expect, hydrated, NETWORK_ERROR, test } from '../shared/fixtures';
import { startServer } from '../shared/server';
import { fillIn, LANGUAGES, open } from '../shared/steps';
import { startBadNetwork } from './badNetwork';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = { ru: offlineRu, uz: offlineUz };

const kept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (address) => {
        const names = (await caches.keys()).filter((name) => name.startsWith('yolda-page'));
        const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(address)));
        return found.some(Boolean);
      }, path),
    )
    .toBe(true);

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const [customer] = customers;
  const reply = await context.request.post(`${url}/api/main/authentication/login/`, {
    data: { phone_number: customer?.phone, password: customer?.password },
  });
  const { user_id, access_token, refresh_token } = (await reply.json()) as LoginReply;
  await storeSession(context, url, { userId: String(user_id), accessToken: access_token, refreshToken: refresh_token });
}

for (const { language, prefix, t } of LANGUAGES) {
  test(`pages, garage and search work when the connection is lost and restored, ${language}`, async ({
    context,
    page,
    server,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const texts = OFFLINE[language];
    const line = page.getByRole('status').filter({ hasText: texts.noConnection });
    const home = prefix || '/';
    await signIn(context, server.url);
    await open(page, home);
    for (const path of [home, `${prefix}/contacts`, `${prefix}/search`]) await kept(page, path);
    for (const path of [`${prefix}/services`, `${prefix}/personal/garage`]) {
      await open(page, path);
      await kept(page, path);
    }
    const cars = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator('a[href*="/car-edit/"]') });
    await expect(cars).toHaveCount(2);

    await context.setOffline(true);
    await expect(line).toBeVisible();
    await page.reload();
    await expect(cars).toHaveCount(2);
    for (const name of [t.care.next, t.care.documents])
      await expect(cars.first().getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(line).toBeVisible();
    await isAccessibleInItsTheme(page, 'the garage without a line');
    await page.getByRole('banner').locator(`a[href="${home}"]`).first().click();
    await expect(page).toHaveURL(server.url + home);
    await expect(page.locator('html[data-cached-at][data-hydrated]')).toBeAttached();
    await open(page, `${prefix}/contacts`);
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(line).toBeVisible();
    await open(page, `${prefix}/services`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await open(page, `${prefix}/search`);
    await page.getByRole('searchbox', { name: t.search.label }).fill(language === 'ru' ? 'диагностика' : 'diagnostika');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first().locator('mark')).not.toHaveCount(0);
    await page.goto(`${prefix}/search?search=${language === 'ru' ? 'lbfuyjcnbrf' : 'diagnos'}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first().locator('mark')).not.toHaveCount(0);
    await open(page, `${prefix}/search?search=qwzzxx`);
    await expect(page.getByRole('main').getByText(t.search.nothing.replace('{{search}}', 'qwzzxx'))).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: texts.searchesKept })).toBeVisible();
    await page.goto(`${prefix}/blog`);
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
    await isAccessibleInItsTheme(page, 'the page for no connection');
    await page.locator(`a[href="${prefix}/contacts"]`).click();
    await hydrated(page);

    await context.setOffline(false);
    await expect(line).toHaveCount(0);
    await open(page, `${prefix}/personal/garage`);
    await exit(page, t);
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('yolda-garage');
    await context.setOffline(true);
    await open(page, home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the service worker never caches a captive portal and works with 50 MB of storage @desktop', async ({
  page,
  server,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  watched.tolerate(/ChunkLoadError|Loading (CSS )?chunk|Unexpected token|Content Security Policy|MIME|preload/i);
  const line = await startBadNetwork(server.url);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 50 * 1024 * 1024 });
  await open(page, `${line.url}/`);
  for (const path of ['/', '/contacts']) await kept(page, path);
  line.turn('portal');
  await open(page, `${line.url}/`);
  await expect(page.locator('html[data-cached-at]')).toHaveCount(1);
  await expect(page.getByText(/как было в/)).toBeVisible();
  await page.goto(`${line.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи');
  line.turn('clear');
  await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await hydrated(page);
  await expect(page.locator('html[data-cached-at]')).toHaveCount(0);
  await line.close();
});

test('sends an enquiry queued offline in two tabs once @phone', async ({ context, page, watched }) => {
  watched.tolerate(NETWORK_ERROR);
  const answers: number[] = [];
  context.on('response', (reply) => {
    if (reply.url().endsWith('/main/requests/')) answers.push(reply.status());
  });
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab, '/uz/services');
  const home = '/uz';
  await open(page, home);
  await kept(page, home);
  const form = page.getByRole('form', { name: uz.forms.appointmentTitle });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel(uz.forms.message).fill('GM 12345');
  await fillIn(form, uz);

  await context.setOffline(true);
  await form.getByRole('button', { name: uz.forms.send }).click();
  const waiting = (tab: Page) => tab.getByRole('list', { name: offlineUz.outbox }).getByText(offlineUz.waits);
  await expect(waiting(page)).toBeVisible();
  await expect(waiting(other)).toBeVisible();
  await isAccessibleInItsTheme(page, 'an enquiry that waits');

  await page.getByRole('button', { name: offlineUz.change }).click();
  await hydrated(page);
  await expect(form.getByLabel(uz.forms.message)).toHaveValue('GM 12345');
  await expect(form).toBeInViewport();
  await expect(waiting(other)).toHaveCount(0);
  await fillIn(form, uz);
  await form.getByLabel(uz.forms.message).fill('GM 67890');
  await form.getByRole('button', { name: uz.forms.send }).click();
  await expect(waiting(page)).toBeVisible();

  await context.setOffline(false);
  for (const tab of [page, other]) await expect(tab.getByText(offlineUz.sent)).toBeVisible();
  expect(answers).toEqual([201]);
});

test('unregisters the service worker and deletes its caches when the server disables it @desktop', async ({
  page,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  const before = await startServer();
  await open(page, `${before.url}/`);
  await kept(page, '/');
  await before.stop();
  const after = await startServer({ PORT: new URL(before.url).port, SERVICE_WORKER: '0' });
  await open(page, `${after.url}/`);
  await expect
    .poll(() =>
      page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
    )
    .toEqual([[], 0]);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await after.stop();
});

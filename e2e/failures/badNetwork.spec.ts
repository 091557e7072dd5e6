import type { BrowserContext, Page } from '@playwright/test';
import type { LoginReply } from '#contract/signIn';
import { customers } from '#server/seed/content/customers';
import { texts as ru } from '#shared/i18n/ru/index';
import { stored } from '../account/accountSteps';
import { storeSession } from '../shared/customers';
import { test as base, expect, hydrated, NETWORK_ERROR } from '../shared/fixtures';
import { agree, fillIn } from '../shared/steps';
import { type BadNetwork, type NetworkState, startBadNetwork } from './badNetwork';

const test = base.extend<{ network: BadNetwork }>({
  network: async ({ server }, use) => {
    const network = await startBadNetwork(server.url);
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(network.url),
});

// Disables the HTTP cache, which would avoid half of the loads that should fail.
test.beforeEach(async ({ context, page }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
});

const WRITTEN = 'Стучит слева, когда еду по трамвайным путям';
const form = (page: Page) => page.getByRole('form', { name: ru.forms.appointmentTitle });
const message = (page: Page) => form(page).getByLabel(ru.forms.message);
const thanks = (page: Page) => page.getByRole('dialog', { name: ru.forms.thanksTitle });
const parts = (page: Page) => page.locator('main a[href*="/singl-shop/"]');
const services = (page: Page) => page.locator('main article');

function enquiriesSent(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/main/requests/')) keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}

test('on Slow 3G the page keeps text typed before its scripts load, sends the form once and loads a list @desktop', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const sent = enquiriesSent(page);
  await page.goto('/', { waitUntil: 'commit' });
  await message(page).fill(WRITTEN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('html[data-hydrated]').count(), 'typed before the script is there').toBe(0);
  await hydrated(page);
  await expect(form(page).getByRole('combobox', { name: ru.forms.brand })).toBeVisible();
  await expect(message(page)).toHaveValue(WRITTEN);
  await fillIn(form(page));
  await form(page).getByRole('button', { name: ru.forms.send }).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.locator('header nav a[href="/services"]').first().click();
  await expect(services(page).first()).toBeVisible();
});

test('retries failed loads on a lossy network and sends the appointment once @desktop', async ({
  page,
  network,
  watched,
}) => {
  test.setTimeout(150_000);
  watched.tolerate(NETWORK_ERROR);
  watched.tolerate(/ChunkLoadError|Loading (CSS )?chunk|preload/i);
  const sent = enquiriesSent(page);
  network.turn('lossy');
  await expect(async () => {
    await page.goto('/');
    // The boot script retries all other scripts, but cannot retry itself.
    expect(await page.evaluate(() => 'earlyErrors' in window)).toBe(true);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await message(page).fill(WRITTEN);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 });
  const enhanced = form(page).getByRole('combobox', { name: ru.forms.brand, expanded: false });
  const missing = form(page).getByRole('button', { name: ru.common.retry });
  await expect(enhanced.or(missing).first()).toBeVisible();
  await expect(message(page)).toHaveValue(WRITTEN);
  while (await missing.isVisible()) await missing.click();
  await fillIn(form(page));
  const again = form(page).getByRole('button', { name: ru.forms.tryAgain });
  await form(page).getByRole('button', { name: ru.forms.send }).click();
  await expect(async () => {
    if (await again.isVisible()) {
      await expect(form(page).getByRole('alert')).toContainText(ru.forms.noAnswer);
      await expect(message(page)).toHaveValue(WRITTEN);
      await again.click();
    }
    await expect(thanks(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(new Set(sent).size).toBe(1);
  expect(network.lost).toBeGreaterThan(2);
});

test('reports a lost reply as a failure, and a retry after a reload creates no second request @desktop', async ({
  page,
  network,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  const sent = enquiriesSent(page);
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await message(page).fill(WRITTEN);
  await fillIn(form(page));
  network.turn('muted');
  await form(page).getByRole('button', { name: ru.forms.send }).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.clock.fastForward(12_000);
  await expect(form(page).getByRole('alert')).toContainText(ru.forms.noAnswer);
  await expect(message(page)).toHaveValue(WRITTEN);
  network.turn('clear');
  await page.reload();
  await hydrated(page);
  await expect(message(page)).toHaveValue(WRITTEN);
  await agree(form(page));
  await form(page).getByRole('button', { name: ru.forms.send }).click();
  await expect(thanks(page)).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(2);
});

async function signIn(context: BrowserContext, url: string): Promise<Record<string, string>> {
  const [customer] = customers;
  const reply = await context.request.post(`${url}/api/main/authentication/login/`, {
    data: { phone_number: customer?.phone, password: customer?.password },
  });
  const { user_id, access_token, refresh_token } = (await reply.json()) as LoginReply;
  const session = { userId: String(user_id), accessToken: access_token, refreshToken: refresh_token };
  await storeSession(context, url, session);
  return session;
}

for (const portal of ['portal', 'portalElsewhere'] satisfies NetworkState[]) {
  test(`reports a captive portal (${portal}), keeps the session and the unsent request @desktop`, async ({
    context,
    page,
    network,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    watched.tolerate(/ChunkLoadError|Loading (CSS )?chunk|Unexpected token|Content Security Policy|CORS|MIME|preload/i);
    const session = await signIn(context, network.url);
    const isSignedIn = async () => {
      await expect(page.locator('header').getByRole('link', { name: ru.header.garage }).first()).toBeVisible();
      expect(await stored(page)).toMatchObject(session);
    };
    await page.goto('/');
    await hydrated(page);
    await message(page).fill(WRITTEN);
    await expect(form(page).getByLabel(ru.forms.name)).toHaveValue(/Дилшод/);
    await fillIn(form(page));
    const sent = enquiriesSent(page);

    network.turn(portal);
    await form(page).getByRole('button', { name: ru.forms.send }).click();
    // Scripts cannot tell a redirect to another host from a network failure.
    const errorText = portal === 'portal' ? ru.forms.errorText : ru.forms.noAnswer;
    await expect(form(page).getByRole('alert')).toContainText(errorText);
    await expect(message(page)).toHaveValue(WRITTEN);
    await isSignedIn();

    network.turn('clear');
    await form(page).getByRole('button', { name: ru.forms.tryAgain }).click();
    await expect(thanks(page)).toBeVisible();
    expect(new Set(sent).size).toBe(1);
    await page.keyboard.press('Escape');

    network.turn(portal);
    await page.locator('header nav a[href="/shop"]').first().click();
    await expect(page.getByText(ru.common.loadFailed).first()).toBeVisible();
    expect(await stored(page)).toMatchObject(session);
    network.turn('clear');
    const reload = page.getByRole('button', { name: ru.errors.reload });
    const retry = page.getByRole('main').getByRole('button', { name: ru.common.retry });
    await expect(async () => {
      const button = reload.or(retry).first();
      if (await button.isVisible()) await button.click({ timeout: 1_000 });
      await expect(parts(page).first()).toBeVisible({ timeout: 3_000 });
      await expect(page.getByText(ru.common.loadFailed)).toHaveCount(0, { timeout: 3_000 });
    }).toPass();
    await isSignedIn();
  });
}

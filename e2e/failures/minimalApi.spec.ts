import type { Page } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { test as base, expect } from '../shared/fixtures';
import { LANGUAGES } from '../shared/steps';
import { HOSTILE, type MinimalApi, startMinimalApi } from './minimalContent';
import { DEEP_LINKS, open, readOnlyWalks } from './readOnlyWalks';

/** The site in front of a third-party API without our additions (docs/api.md#two-apis-and-other-servers). */
const test = base.extend<{ quiet: undefined }, { minimal: MinimalApi }>({
  minimal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
    async ({}, use) => {
      const minimal = await startMinimalApi();
      await use(minimal);
      await minimal.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ minimal }, use) =>
      use({ MAIN_API_URL: minimal.mainUrl, PUBLIC_API_URL: minimal.publicUrl, SEED_DEMO: '0' }),
    { scope: 'worker' },
  ],
  quiet: [
    async ({ watched }, use) => {
      watched.tolerate(/Failed to load resource: the server responded with a status of 404/);
      await use(undefined);
    },
    { auto: true },
  ],
});

async function isUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window), 'a script of the content has run').toBe(false);
  expect(await page.locator('main script, main img[src="x"], main [onerror], main b').count()).toBe(0);
  expect(await page.locator('a[href^="javascript:" i], img[src^="javascript:" i]').count()).toBe(0);
  const read = await page.locator('body').innerText();
  expect(read).not.toMatch(/undefined|NaN|\[object|\bnull\b|Invalid/);
}

for (const { prefix, language } of LANGUAGES) {
  for (const { from, go } of readOnlyWalks(language)) {
    test(`${prefix}${from} works with an API that has only the documented fields @desktop`, async ({ page }) => {
      await open(page, `${prefix}${from}`);
      await expect(page.getByText(HOSTILE).first()).toBeAttached();
      await isUnharmed(page);
      await go(page, prefix);
      await expect(page.getByRole('button', { name: ru.common.retry, exact: true })).toHaveCount(0);
      await isUnharmed(page);
    });
  }
}

/** Calls that a third-party API lacks, and that of the archive calendar, which is sent when the calendar is in view. */
const UNDOCUMENTED = ['GET /main/company/', 'GET /main/bookings/options/', 'GET /articles/days/'];

test('deep links are server-rendered, and the browser sends no further API calls', async ({ page, minimal }) => {
  for (const link of DEEP_LINKS) {
    await open(page, link);
    minimal.asked.length = 0;
    await expect(page.getByText(HOSTILE).first()).toBeAttached();
    await isUnharmed(page);
    const asked = minimal.asked.filter((call) => !UNDOCUMENTED.includes(call));
    expect(asked, `asked by the browser on ${link}`).toEqual([]);
  }
});

test('shows Page Not Found for items that the third-party API does not have', async ({ page }) => {
  for (const path of ['/shop/singl-shop/99', '/services/singl-services/99', '/blog/blog-singl-post/99', '/nowhere']) {
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(404);
    await expect(page).toHaveTitle(/Страница не найдена/);
  }
});

test('sends a request to the third-party API and accepts a reply without a reference number @desktop', async ({
  page,
  minimal,
}) => {
  await open(page, '/');
  await page.locator('#appointment').scrollIntoViewIfNeeded();
  const brand = page.getByRole('combobox', { name: ru.forms.brand, exact: true });
  await expect(brand).toBeVisible();
  await page.getByLabel(ru.forms.name).fill('Aziz');
  await page.getByLabel(ru.forms.phone, { exact: true }).click();
  await page.keyboard.type('901234567');
  await brand.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('combobox', { name: ru.forms.model, exact: true }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel(ru.forms.message).fill('…');
  await page.getByRole('button', { name: ru.forms.send }).click();
  await expect(page.getByRole('dialog', { name: ru.forms.thanksTitle })).toBeVisible();
  expect(minimal.asked.filter((call) => call.startsWith('POST /main/'))).toEqual(['POST /main/requests/']);
  await isUnharmed(page);
});

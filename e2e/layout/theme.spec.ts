import type { Page } from '@playwright/test';
import { theme as ru } from '#shared/i18n/ru/theme';
import { theme as uz } from '#shared/i18n/uz/theme';
import { isAccessible } from '../shared/accessible';
import { expect, hydrated, test } from '../shared/fixtures';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

for (const { language, prefix, t } of [
  { language: 'ru', prefix: '', t: ru },
  { language: 'uz', prefix: '/uz', t: uz },
]) {
  test(`keeps the chosen theme in the first frame, on other pages and in other tabs, ${language} @desktop`, async ({
    context,
    page,
    watched,
  }) => {
    watched.tolerate(/unused/);
    await page.emulateMedia({ colorScheme: 'light' });
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto(`${prefix}/services`);
      await hydrated(tab);
    }
    const light = await ground(page);
    const choice = page.getByRole('radiogroup', { name: t.label });
    await expect(choice.getByRole('radio', { name: t.system })).toBeChecked();
    await choice.getByText(t.dark).click();
    await expect.poll(() => scheme(page)).toBe('dark');
    expect(await ground(page)).not.toBe(light);
    await isAccessible(page, 'the choice, dark');

    const html = await (await page.goto(`${prefix}/blog`))?.text();
    expect(html).toMatch(/<html[^>]* data-theme="dark"/);
    await expect(choice.getByRole('radio', { name: t.dark })).toBeChecked();

    await other.bringToFront();
    await other.getByRole('radiogroup', { name: t.label }).waitFor();
    await other.locator('main a[href*="/singl-services/"]').first().click();
    await expect.poll(() => scheme(other)).toBe('dark');

    await choice.getByRole('radio', { name: t.dark }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice.getByRole('radio', { name: t.system })).toBeChecked();
    expect(await ground(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await scheme(page)).toBe('dark');
  });
}

test('uses the system theme without JavaScript @desktop', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark', baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/');
  expect(await scheme(page)).toBe('dark');
  await context.close();
});

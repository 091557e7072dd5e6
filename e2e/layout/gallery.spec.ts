import type { Page } from '@playwright/test';
import { theme as ru } from '#shared/i18n/ru/theme';
import { theme as uz } from '#shared/i18n/uz/theme';
import { createAxe, finds } from '../shared/accessible';
import { expect, hydrated, test } from '../shared/fixtures';

const LANGUAGES = [
  { language: 'ru', path: '/dev/gallery', t: ru, save: 'Записаться' },
  { language: 'uz', path: '/uz/dev/gallery', t: uz, save: 'Yozilish' },
] as const;

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(path);
  await hydrated(page);
}

for (const { language, path, t, save } of LANGUAGES) {
  test(`the gallery uses the language of its address and the chosen theme, ${language}`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#of-Button').getByRole('button', { name: save }).first()).toBeVisible();
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByRole('radio', { name: t.dark }).locator('..').click();
    await expect.poll(ground).not.toBe(light);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test(`axe finds no violation in the gallery, light on the desktop and dark on the phone, ${language}`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(240_000);
    await open(page, path);
    const its = isMobile ? (['dark'] as const) : (['light'] as const);
    for (const colorScheme of process.env.E2E_ALL === '1' ? (['light', 'dark'] as const) : its) {
      await page.emulateMedia({ colorScheme });
      // The gallery repeats landmarks that a page has once.
      expect(await finds(createAxe(page).disableRules(['landmark-unique'])), colorScheme).toEqual([]);
    }
  });
}

test('forced hover and focus states of the gallery look like real ones @desktop', async ({ page }) => {
  await open(page, '/dev/gallery');
  const inState = (state: string) =>
    page.locator('#of-Button figure').filter({ hasText: state }).getByRole('button').first();
  const ground = (state: string) => inState(state).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('hover')).not.toBe(await ground('default'));
  await inState('default').hover();
  await expect.poll(() => ground('default')).toBe(await ground('hover'));
  const ring = (state: string) => inState(state).evaluate((button) => getComputedStyle(button).outline);
  await page.getByRole('radio').last().focus();
  expect(await ring('focus')).not.toBe(await ring('default'));
});

test('everything in the gallery is visible, and its contents link to every primitive @desktop', async ({ page }) => {
  await open(page, '/dev/gallery');
  const entries = await page.locator('main > section > div').evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const links = await page
    .getByRole('navigation', { name: 'Contents' })
    .locator('li a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(entries);
  const blank = await page
    .locator('main figure > div')
    .evaluateAll((all) => all.filter((one) => one.clientHeight === 0).map((one) => one.parentElement?.textContent));
  expect(blank).toEqual([]);
});

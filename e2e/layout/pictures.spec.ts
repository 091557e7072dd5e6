import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { markersIn } from '../content/contactsSteps';
import { chromiumFlags, wholeChromium } from '../shared/browser';
import { expect, test } from '../shared/fixtures';
import { fixTime, LANGUAGES, type Texts } from '../shared/steps';
import { FOLDER, makeReproducible, openReproducible, textInOtherFonts } from './picturesSteps';

const LARGEST = 3 * 1024 * 1024;
/** Timeout of a screenshot, which the shared CPU renders. */
const PAINTING_MS = 60_000;
const SECTIONS = ['buttons', 'fields', 'forms', 'calendars', 'dialogs', 'messages', 'navigation', 'content', 'heads'];
const DIALOGS = ['Modal', 'ConfirmModal', 'Lightbox', 'DateDialog', 'SlideOut'];

const LOOKS = [
  { language: 'ru', theme: 'light', width: '@desktop' },
  { language: 'ru', theme: 'dark', width: '@phone' },
] as const;

const PAGES: { name: string; path: string; width?: string; ready?: (page: Page, t: Texts) => Promise<void> }[] = [
  { name: 'home', path: '' },
  {
    name: 'shop',
    path: '/shop',
    width: '@desktop',
    // The brand strip stops at random positions.
    ready: async (page) => {
      await expect(page.locator('main [data-alive]')).toBeVisible();
      await page.addStyleTag({ content: 'main [data-alive] > ul { visibility: hidden }' });
    },
  },
  { name: 'part', path: '/shop/singl-shop/1', width: '@phone' },
  { name: 'article', path: '/blog/blog-singl-post/1', width: '@desktop' },
  {
    name: 'contacts',
    path: '/contacts',
    width: '@phone',
    ready: (page, t) => expect(markersIn(page.getByRole('region', { name: t.contacts.map }))).toHaveCount(14),
  },
  { name: 'sign-in', path: '/sign-in', width: '@phone' },
];

test.use({
  // Makes text rendering equal on all machines.
  launchOptions: {
    executablePath: wholeChromium,
    args: [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  },
  deviceScaleFactor: 1,
  // Playwright injects a style that hides the caret.
  bypassCSP: true,
  // The footer's QR code contains the address, which must not depend on the port.
  serverSettings: { SITE_URL: 'http://yolda.example', DEMO_PUBLIC: '1' },
});

test.beforeEach(async ({ context, page }) => {
  await makeReproducible(context);
  // Friday noon: every branch is open.
  await fixTime(page, '2026-11-20T12:00:00+05:00');
  await page.route('**/bookings/soonest/**', (route) =>
    route.fulfill({ json: { from: 100_000, to: 160_000, branch: 1, starts_at: '2026-11-20T14:00:00+05:00' } }),
  );
});

// A style sheet that a link preloads may still be on its way when the test ends.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'wait' }));

for (const { language, theme, width } of LOOKS) {
  test(`the gallery matches its reference screenshots: ${theme}, in ${language} ${width}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openReproducible(page, '/dev/gallery');
    const folder = `gallery-${language}-${theme}`;
    for (const section of SECTIONS) {
      await expect
        .soft(page.locator(`#${section}`))
        .toHaveScreenshot([folder, `${section}.png`], { timeout: PAINTING_MS });
    }
    for (const name of DIALOGS) {
      await page.locator(`#of-${name} button`).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.soft(dialog).toHaveScreenshot([folder, `open-${name}.png`], { timeout: PAINTING_MS });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    expect(await textInOtherFonts(page)).toEqual([]);
  });
}

for (const { language, prefix, t } of LANGUAGES) {
  for (const { name, path, width = '', ready } of PAGES) {
    test(`${name} matches its reference screenshot, ${language} ${width}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openReproducible(page, prefix + path || '/');
      await ready?.(page, t);
      await expect.soft(page).toHaveScreenshot(['pages', `${name}.png`], { fullPage: true, timeout: PAINTING_MS });
      expect(await textInOtherFonts(page)).toEqual([]);
    });
  }
}

test('every section of the gallery has reference screenshots @desktop', async ({ page }) => {
  await page.goto('/dev/gallery');
  await expect(page.locator('main > section').first()).toBeVisible();
  expect(await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id))).toEqual(SECTIONS);
});

test('all reference screenshots together weigh less than 3 MB @desktop', () => {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'));
  const bytes = names.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
  expect(names.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(LARGEST);
});

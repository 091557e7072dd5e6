import type { Locator, Page } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { expect, hydrated } from './fixtures';

export const LANGUAGES = [
  { language: 'ru', prefix: '', t: ru },
  { language: 'uz', prefix: '/uz', t: uz },
] as const;
export type Language = (typeof LANGUAGES)[number]['language'];
export type Texts = (typeof LANGUAGES)[number]['t'];

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Reads the API directly, without the page's scripts. */
export async function content<T>(page: Page, language: string, path: string): Promise<T> {
  const reply = await page.request.get(`/api/main${path}`, { headers: { 'Accept-Language': language } });
  const read: T = await reply.json();
  return read;
}

export const hasNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

/** Ticks the consent of a form. */
export async function agree(form: Locator): Promise<void> {
  await form.getByRole('checkbox').check();
}

/** Everything but the message; the lists of cars may want to be asked for again. */
export async function fillIn(form: Locator, t: Texts = ru): Promise<void> {
  await form.getByLabel(t.forms.name).fill('Азиз');
  await form.getByLabel(t.forms.phone, { exact: true }).fill('901234567');
  for (const [label, name] of [
    [t.forms.brand, 'Chevrolet'],
    [t.forms.model, 'Cobalt'],
  ] as const) {
    const box = form.getByRole('combobox', { name: label });
    const retry = form.getByRole('button', { name: t.common.retry });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      // Not longer: where the enhanced form has not come, asking for it again is what helps.
      await box.fill('', { timeout: 2_000 });
      await box.fill(name, { timeout: 2_000 });
      await form.page().getByRole('option', { name, exact: true }).click({ timeout: 2_000 });
    }).toPass();
  }
  await agree(form);
}

/** Fixes the clock of the device and that of the server, which the site goes by (src/shared/lib/serverClock.ts). */
export const fixTime = async (page: Page, time: Date | number | string): Promise<void> => {
  await page.clock.setFixedTime(time);
  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) => route.fulfill({ headers: { date: new Date(time).toUTCString() } }));
};

/**
 * Holds back the scripts whose names fit, as a slow line would, until they are let through: what happens meanwhile needs no timing. Where
 * none is asked for, nothing is held back, and the name is another. What the page shows meanwhile may be seen before its request is.
 */
export async function holdScripts(page: Page, names: RegExp): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const line = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let held = 0;
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/') && names.test(pathname),
    async (route) => {
      held += 1;
      await line;
      await route.continue();
    },
  );
  return async () => {
    await expect.poll(() => held, `scripts held back whose names fit ${names}`).toBeGreaterThan(0);
    letThrough();
  };
}

/** All but the boot script, which is there with the page. */
export const ALL_BUT_BOOT = /\/(?!boot\.)[^/]+\.js$/;

/** What has the focus: its name, whether it can be seen, whole where it stands in a strip of filters, and whether something shows that it has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
    const strip = element.closest('main nav ul')?.getBoundingClientRect();
    // A card whose link covers it shows the ring around the whole card.
    const rings = [null, '::after', '::before'].map((part) => getComputedStyle(element, part));
    return {
      name: element.getAttribute('aria-label') ?? element.innerText.trim(),
      seen: width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      whole: !strip || (left >= strip.left && right <= strip.right && top >= strip.top && bottom <= strip.bottom),
      marked: rings.some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2),
      inside: element.closest('header, main, footer')?.tagName ?? '',
    };
  });

export async function tabTo(page: Page, name: string | RegExp, steps = 40): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now && (typeof name === 'string' ? now.name === name : name.test(now.name))) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

export async function skipHeader(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

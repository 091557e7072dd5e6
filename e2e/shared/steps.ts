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

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function content<T>(page: Page, language: string, path: string): Promise<T> {
  const reply = await page.request.get(`/api/main${path}`, { headers: { 'Accept-Language': language } });
  const read: T = await reply.json();
  return read;
}

export const hasNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

export async function unfoldFooter(page: Page): Promise<void> {
  for (const title of await page.locator('footer summary').filter({ visible: true }).all()) await title.click();
}

export async function agree(form: Locator): Promise<void> {
  await form.getByRole('checkbox').check();
}

/** Fills in a request form. Retries if the lists of brands or models fail to load. */
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
      // If the chunk of the enhanced form failed, focus loads it again.
      await box.fill('', { timeout: 2_000 });
      await box.fill(name, { timeout: 2_000 });
      await form.page().getByRole('listbox').getByRole('option', { name, exact: true }).click({ timeout: 2_000 });
    }).toPass();
  }
  await agree(form);
}

/** The site uses the server clock (src/shared/lib/serverClock.ts). */
export const fixTime = async (page: Page, time: Date | number | string): Promise<void> => {
  await page.clock.setFixedTime(time);
  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) => route.fulfill({ headers: { date: new Date(time).toUTCString() } }));
};

/** Delays matching scripts until the returned function is called, which throws if none was requested. */
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
    await expect.poll(() => held, `requested scripts that match ${names}`).toBeGreaterThan(0);
    letThrough();
  };
}

/** All scripts except the boot script, which replays early presses. */
export const ALL_BUT_BOOT = /\/(?!boot\.)[^/]+\.js$/;

export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
    const strip = element.closest('main nav ul')?.getBoundingClientRect();
    // A pseudo-element of a card's link draws the focus ring around the card.
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
  throw new Error(`Tab does not reach ${name}`);
}

export async function skipHeader(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

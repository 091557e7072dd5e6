import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { brokenIds } from '#test/brokenIds';
import { hasNoSidewaysScroll } from './steps';

/**
 * Ends animations, because fading text has too little contrast. It cannot wait for their end: Chromium suspends
 * animations out of view.
 */
export const waitUntilStable = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });

/** Legacy mode ignores frames. Otherwise axe processes all results again in a new page. */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

export async function finds(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const axeIn = (page: Page, within?: string): AxeBuilder => (within ? createAxe(page).include(within) : createAxe(page));

export async function isAccessible(page: Page, state = '', within?: string): Promise<void> {
  await waitUntilStable(page);
  expect(await finds(axeIn(page, within)), state).toEqual([]);
  expect(await page.evaluate(brokenIds), `ids, ${state}`).toEqual([]);
}

/** Checks the light theme by all rules, the dark theme for contrast only. */
export async function isAccessibleInBothThemes(page: Page, state: string, within?: string): Promise<void> {
  await isAccessible(page, `light ${state}`, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitUntilStable(page);
  expect(await finds(axeIn(page, within).withRules(['color-contrast'])), `dark ${state}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Checks the light theme on the desktop, the dark one on the phone; E2E_ALL=1 both. `within`: selector of a part. */
export async function isAccessibleInItsTheme(page: Page, state: string, within?: string): Promise<void> {
  if (process.env.E2E_ALL === '1') return isAccessibleInBothThemes(page, state, within);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  await page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' });
  await isAccessible(page, state, within);
}

/** Returns targets smaller than `least` px, except links in running text. */
export const tooSmall = (page: Page, least: number) =>
  page.evaluate((least) => {
    const standsInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node !== element && node.textContent?.trim());
    const pressedFor = (element: Element): Element => {
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      const whole = covers ? element.closest('article, li') : element.closest('label');
      return whole ?? element;
    };
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        // Map markers have a fixed size (docs/spec/limits.md#map).
        .filter((element) => !element.closest('.pigeon-overlays'))
        .filter((element) => !standsInText(element) && !element.closest('[inert], [popover]:not(:popover-open)'))
        .map((element) => ({ element, size: pressedFor(element).getBoundingClientRect() }))
        // Hidden elements are one pixel large until focused.
        .filter(
          ({ size }) => size.width > 1 && size.height > 1 && (size.width < least - 0.5 || size.height < least - 0.5),
        )
        .map(
          ({ element, size }) =>
            `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}: ` +
            `${size.width.toFixed(0)}×${size.height.toFixed(0)}`,
        )
    );
  }, least);

export async function isReachable(page: Page): Promise<void> {
  await hasNoSidewaysScroll(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) expect(await tooSmall(page, 44)).toEqual([]);
}

export const isFocusVisible = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!element) return false;
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && (element.contains(above) || above.contains(element));
      }),
    )
    .toBe(true);

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { brokenIds } from '#test/brokenIds';
import { hasNoSidewaysScroll } from './steps';

/**
 * Puts what is moving at its end: what is still fading has the contrast of what shines through it. It is not waited for, since Chromium
 * leaves what is out of sight halfway; what moves for ever never settles.
 */
export const settles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });

/**
 * The site has no frames, for which axe would read all that it found, what is fine as well, once more in a page of its own: that takes it
 * longer than to look.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

export async function finds(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What `within` selects, or the whole page. */
const lookAt = (page: Page, within?: string): AxeBuilder => (within ? axeOn(page).include(within) : axeOn(page));

/** axe-core finds nothing in what stands on the screen once it has settled, and every reference there leads somewhere. */
export async function isAccessible(page: Page, state = '', within?: string): Promise<void> {
  await settles(page);
  expect(await finds(lookAt(page, within)), state).toEqual([]);
  expect(await page.evaluate(brokenIds), `ids, ${state}`).toEqual([]);
}

/** In both themes. They differ in colours alone, so that the dark one is asked for its contrasts. */
export async function isAccessibleInBothThemes(page: Page, state: string, within?: string): Promise<void> {
  await isAccessible(page, `light ${state}`, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settles(page);
  expect(await finds(lookAt(page, within).withRules(['color-contrast'])), `dark ${state}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * In the light theme on the desktop and in the dark one on the phone, for what both widths see; in both with E2E_ALL=1. A state of a page
 * that has been looked at as a whole names what it is `within`: the rest of the page stays as it was.
 */
export async function isAccessibleInItsTheme(page: Page, state: string, within?: string): Promise<void> {
  if (process.env.E2E_ALL === '1') return isAccessibleInBothThemes(page, state, within);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  await page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' });
  await isAccessible(page, state, within);
}

/** What can be pressed and is smaller than `least` pixels. Links in running text are as high as the text. */
export const tooSmall = (page: Page, least: number) =>
  page.evaluate((least) => {
    const standsInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node !== element && node.textContent?.trim());
    // A card's link and the label of a button-like radio take the press for all of what they cover.
    const pressedFor = (element: Element): Element => {
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      const whole = covers ? element.closest('article, li') : element.closest('label');
      return whole ?? element;
    };
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        // The map's markers have a size of their own (docs/spec/limits.md#map).
        .filter((element) => !element.closest('.pigeon-overlays'))
        .filter((element) => !standsInText(element) && !element.closest('[inert], [popover]:not(:popover-open)'))
        .map((element) => ({ element, size: pressedFor(element).getBoundingClientRect() }))
        // What only those who listen or tab come to is a pixel large until then.
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

/** What a finger needs; on a wide screen nothing but that it stands within. */
export async function isWithinReach(page: Page): Promise<void> {
  await hasNoSidewaysScroll(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) expect(await tooSmall(page, 44)).toEqual([]);
}

/** What has the focus is not covered by a bar. */
export const focusIsInSight = (page: Page): Promise<void> =>
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

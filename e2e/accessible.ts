import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { brokenIds } from '#test/brokenIds';

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

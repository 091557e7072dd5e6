import type { Page } from '@playwright/test';
import { expect } from './fixtures';

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

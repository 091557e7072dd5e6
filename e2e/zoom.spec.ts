import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';
import { INDEXED_PAGES } from './indexedPages';

// Larger text, a magnified page and the system's own colours: nothing is lost, covered or told by colour alone.

const PATHS = [...INDEXED_PAGES, '/sign-in'];

/** What stands out of the window to the right, by its text. */
const standsOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 30)}`)
      .slice(0, 5);
  });

/** Texts that are cut off at the edge of what holds them. Lines that are cut on purpose end in an ellipsis. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(element);
        const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || position === 'absolute';
        if (isMeant) return false;
        const cutsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const cutsY = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 2;
        return cutsX || cutsY;
      })
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`),
  );

for (const prefix of ['', '/uz']) {
  const under = (path: string) => (path === '/' ? prefix || '/' : prefix + path);

  test(`nothing is lost at 400 %: page at ${prefix || '/'}`, async ({ page }) => {
    // A window of 1280 by 1024 pixels, magnified four times.
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of PATHS) {
      await page.goto(under(path));
      await hydrated(page);
      expect.soft(await standsOut(page), path).toEqual([]);
      expect.soft(await cutOff(page), path).toEqual([]);
    }
  });

  test(`nothing is lost with text twice as large: page at ${prefix || '/'}`, async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(under(path));
      await hydrated(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await standsOut(page), path).toEqual([]);
      expect.soft(await cutOff(page), path).toEqual([]);
    }
  });
}

/** Where the focused element lies beneath the sticky header or out of sight; null when it is seen. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const header = document.querySelector('header');
    if (header?.contains(element)) return null;
    const { top, bottom, height } = element.getBoundingClientRect();
    const edge = header?.getBoundingClientRect().bottom ?? 0;
    // Something taller than the window is seen where it begins or ends.
    const seen = Math.min(bottom, window.innerHeight) - Math.max(top, edge);
    const isSeen = seen >= Math.min(height, 24) - 1;
    return isSeen
      ? null
      : `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent)?.slice(0, 30)}: ${top}`;
  });

for (const path of ['/', '/shop', '/blog', '/contacts', '/services/singl-services/1']) {
  test(`${path}: walking back by keyboard, the header covers nothing that has the focus`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('footer a[href]:visible').last().focus();
    const covered: string[] = [];
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Shift+Tab');
      const found = await coveredFocus(page);
      if (found) covered.push(found);
    }
    expect(covered).toEqual([]);
  });
}

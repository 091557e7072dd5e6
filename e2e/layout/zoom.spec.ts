import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../shared/fixtures';
import { INDEXED_PAGES } from '../shared/indexedPages';
import { focused } from '../shared/steps';
import { clippedTexts, findOverflow } from './fit';

const PATHS = [...INDEXED_PAGES, '/sign-in'];

for (const prefix of ['', '/uz']) {
  const under = (path: string) => (path === '/' ? prefix || '/' : prefix + path);

  test(`400 % zoom loses no content of the page at ${prefix || '/'}`, async ({ page }) => {
    // 1280 × 1024 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of PATHS) {
      await page.goto(under(path));
      await hydrated(page);
      expect.soft(await findOverflow(page), path).toEqual([]);
      expect.soft(await clippedTexts(page), path).toEqual([]);
    }
  });
}

/** Describes the focused element if it stays covered for ten frames, otherwise null. */
const coveredFocus = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const middle = (from: number, to: number, size: number) => (Math.max(from, 0) + Math.min(to, size)) / 2;
    for (let frame = 0; frame < 10; frame++) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const there = document.elementFromPoint(
        middle(left, right, window.innerWidth),
        middle(top, bottom, window.innerHeight),
      );
      if (there && (element.contains(there) || (there.closest('label') ?? there).contains(element))) return null;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.tagName} ${name?.slice(0, 30)}: ${element.getBoundingClientRect().top}`;
  });

for (const path of ['/', '/shop', '/blog', '/contacts', '/services/singl-services/1']) {
  test(`${path}: backward Tab stops show focus and are not covered by the header${path === '/' ? ' @both' : ''}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const isFirst = path === '/';
    await page
      .locator(`${isFirst ? 'footer' : 'main'} a[href]:visible`)
      .last()
      .focus();
    const covered: string[] = [];
    for (let step = 0; step < (isFirst ? 60 : 40); step++) {
      await page.keyboard.press('Shift+Tab');
      const found = await coveredFocus(page);
      if (found) covered.push(found);
      const now = await focused(page);
      if (now) expect(now, `step ${step}: ${now.name}`).toMatchObject({ seen: true, marked: true });
    }
    expect(covered).toEqual([]);
  });
}

test('with forced colours, elements with a background have a border', async ({ page }) => {
  for (const path of ['/', '/contacts', '/sign-in']) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(path);
    await hydrated(page);
    const grounded = await page.evaluate(() => {
      const actions = [...document.querySelectorAll<HTMLElement>('main a[href], main button')];
      for (const element of actions) {
        const hasGround = !/transparent|, 0\)$/.test(getComputedStyle(element).backgroundColor);
        element.toggleAttribute('data-grounded', hasGround && element.checkVisibility());
      }
      return document.querySelectorAll('[data-grounded]').length;
    });
    expect(grounded, path).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: 'active' });
    const bare = await page.locator('[data-grounded]').evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).forcedColorAdjust === 'auto')
        .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0)
        .map(({ textContent }) => textContent),
    );
    expect(bare, path).toEqual([]);
  }
});

test('with forced colours, selection and focus are distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/blog?category=1');
  await hydrated(page);
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const chosen = 'main a[aria-current=true]';
  expect(await ground(chosen)).not.toBe(await ground('main a:not([aria-current])'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    return { outlineStyle, isSeen: Number.parseFloat(outlineWidth) >= 2 };
  });
  expect(outline).toEqual({ outlineStyle: 'solid', isSeen: true });
});

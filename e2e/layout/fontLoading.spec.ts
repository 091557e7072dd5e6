import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../shared/fixtures';

/** The fonts that the browser drew an element's text with, by family; one of the device's has a mark. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return [
    ...new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the device'}`)),
  ];
}

test('an Uzbek page fetches no Cyrillic; after a switch to Russian its glyphs are ours all the same @desktop', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/fonts\/.*cyrillic/.test(pathname)) fetched.push(pathname);
  });
  await page.goto('/uz');
  await hydrated(page);
  expect(fetched).toEqual([]);

  await page.locator('a[hreflang="ru"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  expect(fetched).toHaveLength(1);
  // A word without a space, which is of the other file: that one may have come too late for this visit.
  expect(await fontsOf(page, 'header nav a[href="/shop"]')).toEqual(['Onest']);
});

test('the letters that Uzbek in Cyrillic has more than Russian are ours too, wherever somebody writes them', async ({
  page,
}) => {
  await page.goto('/uz');
  await hydrated(page);
  await page.locator('h1').evaluate((heading) => (heading.textContent = 'ҚҒҲқғҳ'));
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Onest']);
  // Of the Russian file, which may come too late for a visit: it says that it has them.
  expect(await page.evaluate(async () => (await document.fonts.load('1em "Onest Cyrillic"', 'ў')).length)).toBe(1);
  expect(await page.evaluate(async () => (await document.fonts.load('1em "Onest Cyrillic"', 'Ў')).length)).toBe(1);
});

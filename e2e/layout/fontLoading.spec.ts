import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../shared/fixtures';

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

test('an Uzbek page fetches no Cyrillic font, and a switch to Russian still shows the site’s font @desktop', async ({
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
  // A late Cyrillic font may be skipped (`font-display: optional`), but no system font may replace it.
  expect(await fontsOf(page, 'header nav a[href="/shop"]')).toEqual(['Onest']);
});

test('extra letters of Uzbek Cyrillic use the site’s font', async ({ page }) => {
  await page.goto('/uz');
  await hydrated(page);
  await page.locator('h1').evaluate((heading) => (heading.textContent = 'ҚҒҲқғҳ'));
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Onest']);
  // The Russian font file may load too late.
  expect(await page.evaluate(async () => (await document.fonts.load('1em "Onest Cyrillic"', 'ў')).length)).toBe(1);
  expect(await page.evaluate(async () => (await document.fonts.load('1em "Onest Cyrillic"', 'Ў')).length)).toBe(1);
});

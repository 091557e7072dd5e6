import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';

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

test('an Uzbek page fetches no Cyrillic; after a switch to Russian its letters are ours all the same @desktop', async ({
  page,
}) => {
  const fetched: string[] = [];
  await page.route('**/fonts/*cyrillic*', async (route) => {
    fetched.push(route.request().url());
    // As on a slow line: longer than a browser waits for an optional font.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/uz');
  await hydrated(page);
  expect(await fontsOf(page, 'h1')).toEqual(['Onest']);
  expect(fetched).toEqual([]);

  await page.locator('a[hreflang="ru"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  expect(fetched).toHaveLength(1);
  expect(await fontsOf(page, 'h1')).toEqual(['Onest']);
});

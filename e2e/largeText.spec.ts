import { chromiumFlags } from './browser';
import { expect, hydrated, test } from './fixtures';
import { INDEXED_PAGES } from './indexedPages';
import { cutOff, standsOut } from './loss';

// The visitor's own setting of the browser: texts, and what is measured by them, twice as large.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
});

for (const prefix of ['', '/uz']) {
  test(`with text twice as large nothing of ${prefix || '/'} is lost @desktop`, async ({ page }) => {
    for (const path of [...INDEXED_PAGES, '/sign-in']) {
      await page.goto(path === '/' ? prefix || '/' : prefix + path);
      await hydrated(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect.soft(await standsOut(page), path).toEqual([]);
      expect.soft(await cutOff(page), path).toEqual([]);
    }
  });
}

import { expect, test } from '../shared/fixtures';
import { LANGUAGES, open } from '../shared/steps';

const HEROES = ['/about', '/services', '/shop', '/blog', '/prices', '/services/singl-services/3', '/documents/offer'];

test('page heroes are at most 200 px high, and no text covers their picture @desktop', async ({ page }) => {
  for (const { width, most } of [
    { width: 360, most: 190 },
    { width: 768, most: 200 },
    { width: 1440, most: 175 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of HEROES) {
      await page.goto(path);
      const hero = page.locator('main section').filter({ has: page.locator('h1') });
      const seen = await hero.evaluate((section) => {
        const picture = section.querySelector('img')?.parentElement?.getBoundingClientRect();
        const texts = [...section.querySelectorAll('h1, p, nav li')].map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect();
        });
        const over = texts.filter(
          (text) => picture && picture.width > 0 && text.right > picture.left + 24 && text.top < picture.bottom - 24,
        );
        return { height: section.getBoundingClientRect().height, over: over.length, picture: picture?.width ?? 0 };
      });
      const place = `${path} at ${width}`;
      expect(seen.height, place).toBeLessThanOrEqual(most);
      expect(seen.over, `${place}: texts on the picture`).toBe(0);
      if (width > 360) expect(seen.picture, place).toBeGreaterThan(300);
    }
  }
});

test('the picture of a page hero reaches the edge when styles of other blocks load later @phone', async ({ page }) => {
  for (const path of ['/about', '/services', '/shop', '/blog', '/contacts']) {
    await open(page, path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const gap = await page
      .locator('main section')
      .filter({ has: page.locator('h1') })
      .locator('img')
      .evaluate((img) => window.innerWidth - img.getBoundingClientRect().right);
    expect(Math.round(gap), `${path}: pixels between picture and edge`).toBe(0);
  }
});

test('a side column leaves at most 120 px empty below the list beside it @desktop', async ({ page }) => {
  for (const { prefix, t } of LANGUAGES) {
    for (const path of ['/blog', '/shop']) {
      await page.goto(prefix + path);
      const empty = await page.getByRole('navigation', { name: t.common.pagination }).evaluate((pages) => {
        const columns = pages.parentElement?.parentElement as HTMLElement;
        const end = columns.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(columns).paddingBottom);
        return end - pages.getBoundingClientRect().bottom;
      });
      expect(empty, `${prefix}${path}: pixels below the list`).toBeLessThanOrEqual(120);
    }
  }
});

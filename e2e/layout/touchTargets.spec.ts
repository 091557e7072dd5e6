import { tooSmall } from '../shared/accessible';
import { expect, hydrated, test } from '../shared/fixtures';

const PAGES = [
  '/',
  '/uz/about',
  '/services',
  '/services/singl-services/1',
  '/services/singl-services',
  '/uz/shop',
  '/shop/singl-shop/1',
  '/blog',
  '/uz/blog/blog-singl-post/1',
  '/contacts',
  '/prices',
  '/documents/personal-data',
  '/uz/search?search=tormoz',
  '/booking?services=1',
  '/uz/track',
  '/uz/sign-in',
];
test('mouse targets are at least 24 px @desktop', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await hydrated(page);
    expect.soft(await tooSmall(page, 24), path).toEqual([]);
  }
});

test('touch targets are at least 44 px @phone', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await hydrated(page);
    expect.soft(await tooSmall(page, 44), path).toEqual([]);
  }
});

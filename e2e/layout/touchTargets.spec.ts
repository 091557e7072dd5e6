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
test('with a mouse everything is at least 24 pixels large @desktop', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await hydrated(page);
    expect.soft(await tooSmall(page, 24), path).toEqual([]);
  }
});

test('under a finger everything is at least 44 pixels large @phone', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await hydrated(page);
    expect.soft(await tooSmall(page, 44), path).toEqual([]);
  }
});

import { expect, hydrated, test } from './fixtures';

const PAGES = [
  { path: '/uz/blog/blog-singl-post/1', says: 'article h2' },
  { path: '/shop/singl-shop/1', says: 'dl dd' },
  { path: '/contacts', says: 'article a[href^="tel:"]' },
];

test('article, product and contacts on paper: dark on white in the dark theme too, without what can only be pressed @desktop', async ({
  context,
  page,
  server,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: server.url }]);
  for (const { path, says } of PAGES) {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main').locator(says).first()).toBeVisible();
    await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
    for (const chrome of ['body > div > div > header', 'nav', 'form', 'button', 'footer [role=radiogroup]']) {
      await expect(page.locator(chrome).filter({ visible: true }), `${path} ${chrome}`).toHaveCount(0);
    }
    const unfit = await page.evaluate(() => {
      // Mean of the three channels, and how much of it covers.
      const lightness = (color: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
        return { light: (red + green + blue) / 3, alpha };
      };
      return [document.documentElement, ...document.querySelectorAll('body, body *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .flatMap((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          const ground = lightness(backgroundColor);
          const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          const found = ground.alpha > 0 && ground.light < 200 ? [`ground ${backgroundColor}`] : [];
          if (hasWords && lightness(color).light > 140) found.push(`words ${color}`);
          return found.map((what) => `${element.tagName}.${element.className}: ${what}`);
        });
    });
    expect(unfit, path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('counters on paper are in words @desktop', async ({ page }) => {
  await page.goto('/uz');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const fact = page.locator('li').filter({ hasText: 'bir yilda xizmat koʻrsatiladigan mashina' });
  await expect(fact.getByTitle('38,4 ming')).toBeHidden();
  // What is only heard is one pixel large on the screen.
  expect((await fact.getByText('38,4 ming').boundingBox())?.width).toBeGreaterThan(40);
});

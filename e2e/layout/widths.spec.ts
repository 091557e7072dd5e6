import { CAR, giveCar, signIn } from '../account/accountSteps';
import { test } from '../shared/customers';
import { expect } from '../shared/fixtures';
import { INDEXED_PAGES } from '../shared/indexedPages';
import { LANGUAGES } from '../shared/steps';
import { brokenViscosities, findHeaderOverflowAt, findOverflow, findOverflowAt, openExpanded, widthsOf } from './fit';

const PUBLIC = [
  ...INDEXED_PAGES,
  '/prices',
  '/booking?services=1,8',
  '/documents/personal-data',
  '/services/singl-services',
  '/track',
  '/sign-in',
  '/sign-up',
  '/nothing-here',
];
const PERSONAL = ['garage', 'story', 'requests', 'profile', 'prifile-edit', 'car-add'].map(
  (screen) => `/personal/${screen}`,
);

const isAll = process.env.E2E_ALL === '1';
const ofLanguage = (prefix: string, paths: readonly string[]) =>
  paths.filter((_, place) => isAll || place % 2 === (prefix === '' ? 0 : 1));

const IN_BOTH = LANGUAGES.map(({ language, prefix }) => ({
  prefix,
  widths: widthsOf(language),
  tag: `(${language}) @desktop`,
}));

// Reduced motion makes these tests four times as fast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { prefix, widths, tag } of IN_BOTH) {
  const under = (path: string) => (path === '/' ? prefix || '/' : prefix + path);

  for (const path of PUBLIC) {
    test(`${path} does not overflow at widths from 320 to 1920 px ${tag}`, async ({ page, watched }) => {
      watched.tolerate(/404/);
      await openExpanded(page, under(path));
      expect(await findOverflowAt(page, widths)).toEqual([]);
    });
  }

  test(`header lists do not overflow at widths from 320 to 1920 px ${tag}`, async ({ page }) => {
    await openExpanded(page, under('/shop'));
    expect(await findHeaderOverflowAt(page, widths)).toEqual([]);
  });

  test(`viscosities stay on one line and parts of a row align ${tag}`, async ({ page }) => {
    for (const path of ['/shop?category=2', '/blog/blog-singl-post/19']) {
      await openExpanded(page, under(path));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await brokenViscosities(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await openExpanded(page, under('/shop'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const feet = await page.locator('main article').evaluateAll((cards) =>
        cards.map((card) => {
          const [price, stock] = [...(card.querySelector('p:last-child')?.children ?? [])].map((piece) =>
            piece.getBoundingClientRect(),
          );
          return `${Math.round(card.getBoundingClientRect().bottom - (price?.bottom ?? 0))}, ${(stock?.left ?? 0) - (price?.left ?? 0)}`;
        }),
      );
      expect.soft(new Set(feet).size, `${width} px: ${feet.join(' | ')}`).toBe(1);
    }
  });

  for (const path of ofLanguage(prefix, PERSONAL)) {
    test(`${path} does not overflow at widths from 320 to 1920 px ${tag}`, async ({
      context,
      page,
      request,
      customer,
      server,
    }) => {
      await signIn(context, server.url, customer);
      await giveCar(request, server.url, customer, CAR);
      await openExpanded(page, under(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findOverflowAt(page, widths)).toEqual([]);
    });
  }

  test(`open menus in the header of a signed-in customer do not overflow at widths from 320 to 1920 px ${tag}`, async ({
    context,
    page,
    server,
    customer,
  }) => {
    await signIn(context, server.url, customer);
    await openExpanded(page, under('/personal/profile'));
    expect(await findHeaderOverflowAt(page, widths)).toEqual([]);
  });

  for (const path of ofLanguage(prefix, ['/about', '/shop/singl-shop/1'])) {
    test(`the dialog on ${path} does not overflow at widths from 320 to 1920 px ${tag}`, async ({ page }) => {
      await openExpanded(page, under(path));
      await page.locator('main button[aria-haspopup=dialog]').last().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
        const inside = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect.soft(inside, `${width} px, inside`).toBeLessThanOrEqual(0);
      }
    });
  }
}

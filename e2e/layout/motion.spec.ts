import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../shared/fixtures';
import { scrollIntoView } from './picturesSteps';

interface Change {
  before: number;
  after: number;
  moving: string[];
}

async function watchChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const changes: Change[] = [];
    Object.assign(window, { changes });
    const named = () =>
      [...document.querySelectorAll('main *')].filter((one) => getComputedStyle(one).viewTransitionName === 'picture');
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const change: Change = { before: named().length, after: 0, moving: [] };
      changes.push(change);
      const transition = start(update);
      void transition.ready.then(() => {
        change.after = named().length;
        change.moving = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter((part) => part.startsWith('::view-transition'));
      });
      return transition;
    };
  });
}

const changes = (page: Page) => page.evaluate(() => (window as unknown as { changes: Change[] }).changes);

for (const { list, card } of [
  { list: '/blog', card: 'main article a[href*="/blog-singl-post/"]' },
  { list: '/shop', card: 'main article a[href*="/singl-shop/"]' },
]) {
  test(`${list}: the picture of a card morphs into the picture of the opened page @desktop`, async ({ page }) => {
    await watchChanges(page);
    await page.goto(list);
    await hydrated(page);
    for (const made of [1, 2]) {
      await page.locator(card).last().scrollIntoViewIfNeeded();
      await page.locator(card).last().hover();
      await page.waitForLoadState('networkidle');
      await page.locator(card).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect.poll(() => changes(page)).toHaveLength(made);
      await expect.poll(async () => (await changes(page)).at(-1)).toMatchObject({ before: 1, after: 1 });
      expect((await changes(page)).at(-1)?.moving).toContain('::view-transition-group(picture)');
    }
  });
}

test('reduced motion disables view transitions @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchChanges(page);
  await page.goto('/blog');
  await hydrated(page);
  await page.locator('main article a').first().hover();
  await page.waitForLoadState('networkidle');
  await page.locator('main article a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => changes(page)).toHaveLength(1);
  expect(await changes(page)).toMatchObject([{ before: 0, after: 0, moving: [] }]);
});

test('with reduced motion no section is displaced before or after it scrolls into view @both', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  // Compares with the current layout, which late fonts may move.
  const displaced = () =>
    page.locator('main section > div').evaluateAll((bands) =>
      bands.flatMap((band) => {
        let top = 0;
        for (let part = band as HTMLElement | null; part; part = part.offsetParent as HTMLElement | null)
          top += part.offsetTop;
        const moved = Math.round(band.getBoundingClientRect().top + window.scrollY - top);
        return Math.abs(moved) > 1 ? [moved] : [];
      }),
    );
  expect(await displaced()).toEqual([]);
  await scrollIntoView(page);
  expect(await displaced()).toEqual([]);
});

test('a page whose data are still loading appears without a view transition @desktop', async ({ page }) => {
  await watchChanges(page);
  await page.route('**/articles/by-pg/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fallback();
  });
  await page.goto('/blog');
  await hydrated(page);
  await page.locator('main article a[href*="/blog-singl-post/"]').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await changes(page)).toEqual([]);
});

test('a tapped card has no hover effect @phone', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  const card = page.locator('main article').first();
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
  const look = () =>
    card.evaluate((element) => {
      const { transform, boxShadow, borderColor } = getComputedStyle(element);
      return { transform, boxShadow, borderColor };
    });
  const untouched = await look();
  const link = card.locator('a').first();
  await link.tap();
  // Without this move Playwright's mouse stays at the last tap and updates hover on scroll.
  await link.hover();
  await expect.poll(() => card.evaluate((element) => element.matches(':hover'))).toBe(true);
  await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect(await look()).toEqual(untouched);
});

for (const path of ['/', '/uz/blog', '/shop', '/contacts']) {
  test(`${path} has no endless animation @phone`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

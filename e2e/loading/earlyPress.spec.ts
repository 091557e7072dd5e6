import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../shared/fixtures';
import { INDEXED_PAGES } from '../shared/indexedPages';
import { ALL_BUT_BOOT, holdScripts } from '../shared/steps';

/** Buttons that do nothing without scripts. */
const SCRIPTED = 'button[type="button"]:not([popovertarget])';

/** One entry per combination of classes, because equal elements, such as logos, share their classes. */
const kinds = (page: Page) =>
  page.locator(`${SCRIPTED}:visible`).evaluateAll((buttons) => [...new Set(buttons.map(({ className }) => className))]);

async function isAnswered(page: Page, hasDialog: boolean): Promise<void> {
  if (hasDialog) await expect(page.locator('dialog[open]')).toBeVisible();
  else await expect(page.getByRole('status').filter({ hasText: /\S/ }).filter({ visible: true }).first()).toBeVisible();
}

test('a press before hydration gives feedback and takes effect after hydration @phone', async ({ page, request }) => {
  const pressed: string[] = [];
  for (const path of [...INDEXED_PAGES, '/sign-in', '/shop/singl-shop/99999']) {
    const tags = (await (await request.get(path)).text()).match(/<button[^>]*>/g) ?? [];
    if (!tags.some((tag) => tag.includes('type="button"') && !/popovertarget/i.test(tag))) continue;
    // One page load per button, because a press hydrates the page.
    for (let kind = 0, count = 1; kind < count; kind += 1) {
      const letThrough = await holdScripts(page, ALL_BUT_BOOT);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const classes = await kinds(page);
      count = classes.length;
      if (count === 0) break;
      const button = page.locator(`${SCRIPTED}:visible[class="${classes[kind]}"]`).first();
      const hasDialog = (await button.getAttribute('aria-haspopup')) === 'dialog';
      await button.click();
      await expect(button, `${path}: press received`).toHaveAttribute('aria-busy', 'true');
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      pressed.push(path);
      await letThrough();
      await hydrated(page);
      await isAnswered(page, hasDialog);
      await expect(page.locator('button[aria-busy]')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  }
  expect(pressed).toEqual(['/services/singl-services/1', '/shop', '/shop/singl-shop/1', '/blog/blog-singl-post/26']);
});

test('replays a press made before any script ran, once scripts load', async ({ page }) => {
  const letThrough = await holdScripts(page, /\.js$/);
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.locator(SCRIPTED).first().click();
  await letThrough();
  await isAnswered(page, true);
});

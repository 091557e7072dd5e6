import { texts as ru } from '#shared/i18n/ru/index';
import { expect, hydrated, NETWORK_ERROR, test } from '../shared/fixtures';
import { unfoldFooter } from '../shared/steps';

for (const { list, card, call } of [
  { list: '/services', card: 'main article a[href*="/singl-services/"]', call: '**/api/main/services/web/*/' },
  { list: '/uz/shop', card: 'main article a[href*="/singl-shop/"]', call: '**/api/main/spare-part/*/' },
  { list: '/blog', card: 'main article a[href*="/blog-singl-post/"]', call: '**/articles/by-pg/*' },
]) {
  test(`${list}: a page opened from a card shows the card’s name before its data arrive`, async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(call, async (route) => {
      await answered;
      await route.fallback();
    });
    await page.goto(list);
    await hydrated(page);
    const name = (await page.locator('main article h3').first().innerText()).trim();
    await page.locator(card).first().click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
    answer();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toHaveCount(1);
  });
}

test('a linked page renders completely, and Back restores the scroll position @both', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await unfoldFooter(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Наши услуги' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Услуги' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Услуги');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('the second half of a double click follows no link of the new page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Наши услуги' });
  const other = page.getByRole('contentinfo').getByRole('link', { name: 'О нас' });
  await link.click();
  await expect(page).toHaveURL(/\/services$/);
  await other.dispatchEvent('click', { detail: 2 });
  await expect(page.getByRole('heading', { level: 1, name: 'Услуги' })).toBeFocused();
  await expect(page).toHaveURL(/\/services$/);
  await other.click();
  await expect(page).toHaveURL(/\/about$/);
});

test('a page with a failed chunk shows an error with links and loads once the chunk is available', async ({
  page,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  watched.tolerate(/ChunkLoadError|Loading (CSS )?chunk/);
  // Blocks the document too: otherwise the page would reload, as after a release.
  const lost = /\/assets\/page-shop\.|\/shop$/;
  await page.route(lost, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => (document.querySelector('header a[href="/shop"]') as HTMLElement).click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru.common.loadFailed);
  await expect(page).toHaveURL(/\/shop$/);
  await page.unroute(lost);
  await page.getByRole('button', { name: ru.errors.reload }).click();
  await expect(page.locator('main a[href*="/singl-shop/"]').first()).toBeVisible();
});

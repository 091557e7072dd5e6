import type { Page } from '@playwright/test';
import { branchesOf } from '../content/contactsSteps';
import { expect, test } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, open, unfoldFooter } from '../shared/steps';

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const { language, prefix, t } of LANGUAGES) {
  const header = (page: Page) => page.getByRole('banner');

  test(`header lists open on the first hover after every page change, ${language} @desktop`, async ({ page }) => {
    await open(page, prefix || '/');
    const menu = header(page).getByRole('navigation', { name: t.header.menu }).first();
    const listOf = (label: string) =>
      menu.locator('li', { has: page.locator(`summary[aria-label="${label}"]`) }).locator('ul');
    for (const [entry, label] of [
      [t.header.services, t.header.servicesList],
      [t.header.blog, t.header.articlesList],
    ] as const) {
      await menu.getByRole('link', { name: t.header.contacts, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.header.contacts })).toBeVisible();
      await page.mouse.move(700, 600);
      await menu.getByRole('link', { name: entry, exact: true }).hover();
      await expect(listOf(label)).toBeVisible();
      await menu.getByRole('link', { name: t.header.shop, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.header.shop })).toBeVisible();
      await page.getByRole('searchbox').fill('масло');
      await expect(page).toHaveURL(/search=/);
      await page.mouse.move(700, 600);
      await menu.getByRole('link', { name: entry, exact: true }).hover();
      await expect(listOf(label)).toBeVisible();
    }
  });

  test(`the open search field does not cover the menu and closes on a press elsewhere, ${language} @desktop`, async ({
    page,
  }) => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `${prefix}/about`);
      await hasNoSidewaysScroll(page);
      await page.waitForLoadState('networkidle');
      await header(page).getByRole('link', { name: t.header.search, exact: true }).click();
      const field = page.getByRole('combobox');
      await field.fill('тормоз');
      await expect(page.getByRole('option').first()).toBeVisible();
      const menu = header(page).getByRole('navigation', { name: t.header.menu }).first();
      for (const entry of ['home', 'about', 'services', 'shop', 'blog', 'contacts'] as const)
        await menu.getByRole('link', { name: t.header[entry], exact: true }).click({ trial: true });
      await page.mouse.click(8, 880);
      await expect(field).toHaveCount(0);
      await header(page).getByRole('link', { name: t.header.search, exact: true }).click();
      await expect(field).toHaveValue('тормоз');
      await menu.getByRole('link', { name: t.header.contacts, exact: true }).click();
      await expect(page).toHaveURL(/\/contacts$/);
      await expect(field).toHaveCount(0);
    }
  });

  test(`a branch link scrolls to the card of the branch, and Back restores the scroll position, ${language}`, async ({
    page,
  }) => {
    const [branch] = (await branchesOf(page, language)).slice(-1);
    if (!branch) throw new Error('No branch found');
    const card = `#branch-${branch.id}`;
    const heading = page.locator(`${card} h3`);

    await open(page, `${prefix}/contacts?branch=${branch.id}`);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();

    await page.goto('about:blank');
    await open(page, `${prefix}/shop/singl-shop/1`);
    const link = page.getByRole('main').locator('a[href*="/contacts?branch="]').last();
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    const name = (await link.textContent()) ?? '';
    await link.click();
    const there = page.getByRole('main').getByRole('heading', { level: 3, name });
    await expect(there).toBeFocused();
    await expect(there).toBeInViewport();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await page.goForward();
    await expect(there).toBeInViewport();

    await open(page, `${prefix}/contacts`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await topOf(page, card)).toBeGreaterThan(0);
  });

  test(`every page links to booking, prices and request state, ${language}`, async ({ page, isMobile }) => {
    await open(page, `${prefix}/blog`);
    const footer = page.getByRole('contentinfo');
    await unfoldFooter(page);
    for (const path of ['/booking', '/prices', '/track'])
      await expect(footer.locator(`a[href="${prefix}${path}"]`)).toBeVisible();
    if (isMobile) await header(page).getByRole('button', { name: t.header.openMenu }).click();
    const around = isMobile ? page.getByRole('dialog') : header(page);
    for (const path of ['/booking', '/prices', '/track'])
      await expect(around.locator(`a[href="${prefix}${path}"]:visible`)).toHaveCount(1);
    await around.getByRole('link', { name: t.common.book, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/booking$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.booking.heading);
  });
}

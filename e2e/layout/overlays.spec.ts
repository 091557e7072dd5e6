import type { Page } from '@playwright/test';
import { apiCalls, expect, test } from '../shared/fixtures';
import { LANGUAGES, open } from '../shared/steps';

for (const { language, prefix, t } of LANGUAGES) {
  const buy = (page: Page) => page.getByRole('button', { name: t.shop.buy, exact: true }).click();
  const form = (page: Page) => page.getByRole('dialog', { name: t.shop.buyTitle });

  test(`the browser’s Back button closes the purchase form and keeps typed text, ${language} @phone`, async ({
    page,
  }) => {
    await open(page, `${prefix}/shop`);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/singl-shop/);
    const part = page.url();
    await buy(page);
    await form(page).getByLabel(t.forms.name).fill('Азиз');
    const calls = apiCalls(page);
    await page.goBack();
    await expect(form(page)).toHaveCount(0);
    expect(page.url()).toBe(part);
    expect(calls).toEqual([]);
    await buy(page);
    await expect(form(page).getByLabel(t.forms.name)).toHaveValue('Азиз');
    await form(page).getByRole('button', { name: t.common.close }).click();
    await expect(form(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${prefix}/shop$`));
  });

  test(`Back closes the menu and an enlarged logo, and a page opened from the menu is one Back away, ${language} @phone`, async ({
    page,
  }) => {
    const menu = page.locator('#site-menu');
    const openMenu = () => page.getByRole('button', { name: t.header.openMenu }).click();
    await open(page, `${prefix}/prices`);
    await openMenu();
    await menu.getByRole('link', { name: t.header.shop, exact: true }).click();
    const logo = page.getByRole('button', { name: /Chevrolet/ });
    await expect(logo).toBeAttached();
    const shop = page.url();
    await openMenu();
    await page.goBack();
    await expect(menu).not.toBeVisible();
    // The slider moves, so its logos are never stable for a click.
    await logo.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Chevrolet' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(shop);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${prefix}/prices$`));
    await expect(logo).not.toBeAttached();
  });

  test(`an invalid purchase form scrolls the label of its focused field into view below the title, ${language} @phone`, async ({
    page,
  }) => {
    await open(page, `${prefix}/shop/singl-shop/12`);
    await buy(page);
    const send = form(page).getByRole('button', { name: t.forms.send });
    await send.scrollIntoViewIfNeeded();
    await send.click();
    const name = form(page).getByLabel(t.forms.name);
    await expect(name).toBeFocused();
    await expect(form(page).getByRole('heading', { name: t.shop.buyTitle })).toBeInViewport({ ratio: 1 });
    const label = form(page).locator('label').filter({ hasText: t.forms.name });
    await expect(label).toBeInViewport({ ratio: 1 });
    const [head, shown] = await Promise.all([
      form(page).getByRole('heading', { name: t.shop.buyTitle }).boundingBox(),
      label.boundingBox(),
    ]);
    expect(shown?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  });
}

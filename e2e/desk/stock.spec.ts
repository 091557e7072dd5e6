import type { Browser, Page } from '@playwright/test';
import { parts } from '#server/seed/content/parts/parts';
import { shop as ruShop } from '#shared/i18n/ru/catalog';
import { shop as uzShop } from '#shared/i18n/uz/catalog';
import { isAccessibleInBothThemes, isFocusVisible, isReachable } from '../shared/accessible';
import { expect, contentTest as test } from '../shared/fixtures';
import { LANGUAGES, signIn, UNAUTHORIZED_ERROR } from './deskSteps';

test.beforeEach(({ watched }) => watched.tolerate(UNAUTHORIZED_ERROR));

const SHOP = { ru: ruShop, uz: uzShop };
/** Parts out of stock: one per language, because tests share a server. */
const missing = parts.filter(({ inStock }) => !inStock);

const numbers = (page: Page) => page.getByRole('main').getByRole('textbox');
const toast = (page: Page, text: string) =>
  page.getByRole('status').getByRole('listitem').filter({ hasText: text }).last();

async function visitor(browser: Browser, baseURL: string, path: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

for (const [index, { language, prefix, t }] of LANGUAGES.entries()) {
  test(`the product page shows stock set at the desk until it is sold, ${language}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const part = missing[index];
    if (!part) throw new Error('The demo has no part out of stock');
    const words = SHOP[language];
    await signIn(page, baseURL ?? '', { language, who: 'manager', path: `/desk/content/parts/${part.id}` });
    await page.getByRole('main').getByRole('link', { name: t.nav.stock, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.name[language].replaceAll(' ', ' '));
    const other = await visitor(browser, baseURL ?? '', `${prefix}/shop/singl-shop/${part.id}`);
    const main = other.getByRole('main');
    await expect(main.getByText(words.toOrder).first()).toBeVisible();
    await expect(main.getByText(words.availableAt)).toHaveCount(0);

    const number = numbers(page).first();
    await expect(numbers(page)).toHaveCount(2);
    await page.getByLabel(t.stock.reason).selectOption('receipt');
    await number.fill('2');
    await number.press('Enter');
    await expect(toast(page, '0 → 2')).toBeVisible();
    await expect(page.getByText('+2', { exact: true })).toBeVisible();
    await other.reload();
    await expect(main.getByText(words.inStock, { exact: true }).first()).toBeVisible();
    const at = main.getByText(words.availableAt).locator('xpath=..').getByRole('link');
    await expect(at).toHaveCount(1);
    const branch = await at.innerText();

    await page.getByLabel(t.stock.reason).selectOption('sale');
    const less = page.getByRole('button', { name: t.stock.less.replace('{{name}}', branch) });
    await less.press('Enter');
    await expect(number).toHaveValue('1');
    await less.press('Enter');
    await expect(toast(page, '→ 0')).toBeVisible();
    await other.reload();
    await expect(main.getByText(words.toOrder).first()).toBeVisible();
    await expect(main.getByText(words.availableAt)).toHaveCount(0);

    await toast(page, '→ 0').getByRole('button', { name: t.frame.undo }).click();
    await expect(number).not.toHaveValue('0');
    await other.reload();
    await at.click();
    await expect(other).toHaveURL(/\/contacts\?branch=\d+/);
    await expect(other.getByText(branch).first()).toBeVisible();

    await isReachable(page);
    await isAccessibleInBothThemes(page, 'the stock of a part');
    await other.context().close();

    // Restores the state for later tests.
    await number.fill('0');
    await number.press('Enter');
    await expect(toast(page, '→ 0')).toBeVisible();
  });

  test(`the stock page lists, searches and changes stock by branch, ${language}`, async ({ page, baseURL }) => {
    await signIn(page, baseURL ?? '', { language, who: 'owner', path: '/desk/stock' });
    const rows = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(parts.length);
    await page.getByLabel(t.stock.state).selectOption('none');
    await expect(page).toHaveURL(/state=none/);
    await expect(rows.first().getByText(t.stock.out, { exact: true })).toBeVisible();
    await page.getByLabel(t.stock.state).selectOption('');
    await page.getByLabel(t.stock.branch).selectOption({ index: 1 });
    await expect.poll(() => numbers(page).count()).toBeGreaterThanOrEqual(parts.length);
    const [first] = parts;
    await page.getByRole('searchbox').fill(first?.mpn ?? '');
    await expect(numbers(page)).toHaveCount(1);
    const before = Number(await numbers(page).inputValue());
    await expect(numbers(page)).toHaveAttribute('inputmode', 'numeric');
    await numbers(page).press('ArrowUp');
    await isFocusVisible(page);
    await expect(toast(page, `${before} → ${before + 1}`)).toBeVisible();
    await toast(page, `${before} → ${before + 1}`)
      .getByRole('button', { name: t.frame.undo })
      .click();
    await expect(numbers(page)).toHaveValue(String(before));
    await isReachable(page);
    await isAccessibleInBothThemes(page, 'the stock of a branch');
  });
}

import { expect, test } from '../shared/fixtures';
import { LANGUAGES, open } from '../shared/steps';
import { partsOf, unfoldFilters } from './shopSteps';

for (const { language, prefix, t } of LANGUAGES)
  test(`filters parts in stock together with other filters and by address, ${language}`, async ({ page }) => {
    const there = await partsOf(page, language, 'page=1&in_stock=true');
    await open(page, `${prefix}/shop?page=2`);
    await unfoldFilters(page, t);
    const stock = page
      .getByRole('navigation', { name: t.shop.stock })
      .getByRole('link', { name: new RegExp(`^${t.shop.inStock} ?\\d*$`) });
    const cards = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(stock).toHaveText(`${t.shop.inStock}${there.count}`);
    await stock.click();
    await expect(page).toHaveURL(`${prefix}/shop?in_stock=1`);
    await expect(stock).toHaveAttribute('aria-current', 'true');
    await expect(cards).toHaveText(there.results.map(({ name }) => name));
    await expect(page.getByRole('article').getByText(t.shop.toOrder)).toHaveCount(0);

    const category = there.facets?.categories[1] ?? { id: 0, name: 'no facets' };
    await page.getByRole('navigation', { name: t.shop.categories }).getByRole('link', { name: category.name }).click();
    await expect(page).toHaveURL(`${prefix}/shop?category=${category.id}&in_stock=1`);
    const both = await partsOf(page, language, `page=1&category=${category.id}&in_stock=true`);
    await expect(cards).toHaveText(both.results.map(({ name }) => name));

    await page.reload();
    await expect(cards).toHaveText(both.results.map(({ name }) => name));
    await expect(page.locator('form input[type=hidden][name=in_stock]').first()).toHaveValue('1');
    await unfoldFilters(page, t);
    await stock.click();
    await expect(page).toHaveURL(`${prefix}/shop?category=${category.id}`);
  });

import { expect, hydrated, test } from '../shared/fixtures';
import { LANGUAGES, open } from '../shared/steps';
import { partOf, partsOf, unfoldFilters } from './shopSteps';

const COBALT = 'brand=1&model=101';

for (const { language, prefix, t } of LANGUAGES) {
  const badge = t.shop.fitsCar.replace('{{car}}', 'Cobalt');

  test(`the car filter lists only parts that fit, and one of them opens with its purchase form, ${language}`, async ({
    page,
  }) => {
    await open(page, `${prefix}/shop`);
    const car = page.getByRole('region', { name: t.shop.myCar });
    const summary = car.locator('summary');
    if (await summary.isVisible()) await summary.click();
    await car.getByLabel(t.forms.brand).selectOption('Chevrolet');
    await car.getByLabel(t.forms.model).selectOption('Cobalt');
    await car.getByRole('button', { name: t.shop.carFind }).click();
    await expect(page).toHaveURL(`${prefix}/shop?${COBALT}`);
    const fitting = await partsOf(page, language, `page=1&${COBALT}`);
    const all = await partsOf(page, language);
    expect(fitting.count).toBeLessThan(all.count);
    expect(fitting.results.filter(({ fits }) => !fits?.some(({ models }) => models.includes('Cobalt')))).toEqual([]);
    const cards = page.getByRole('article');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(fitting.results.map(({ name }) => name));
    await expect(cards.getByText(badge)).toHaveCount(fitting.results.length);
    await expect(
      page.getByRole('heading', { level: 2, name: t.shop.partsForCar.replace('{{car}}', 'Cobalt') }),
    ).toBeVisible();

    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/shop/singl-shop/\\d+\\?${COBALT}$`));
    await expect(page.getByRole('main').getByText(badge).first()).toBeVisible();
    await expect(page.locator('main dl').getByText(/Chevrolet: .*Cobalt/)).toBeVisible();
    await page.getByRole('button', { name: t.shop.buy, exact: true }).click();
    await expect(page.getByRole('dialog', { name: t.shop.buyTitle }).getByLabel(t.forms.phone)).toBeVisible();
  });

  test(`the car filter works without scripts together with a price range, and an inverted range shows an error, ${language} @phone`, async ({
    browser,
    baseURL,
    page,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const plain = await context.newPage();
    await plain.goto(`${baseURL}${prefix}/shop?${COBALT}`);
    const first = plain.getByRole('article').first();
    expect((await first.boundingBox())?.y).toBeLessThan(676);
    await expect(first.getByText(badge)).toHaveCount(1);
    await expect(plain.getByLabel(t.shop.priceTo)).toBeHidden();
    await plain.locator('summary').filter({ hasText: t.shop.filters }).click();
    await plain.getByLabel(t.shop.priceFrom).fill('200 000');
    await plain.getByLabel(t.shop.priceTo).fill('100000');
    await plain.getByLabel(t.shop.priceTo).press('Enter');
    await expect(plain).toHaveURL(/price_from=200/);
    await expect(plain.getByLabel(t.shop.priceTo)).toHaveAccessibleDescription(t.shop.priceRange);
    const cheap = await partsOf(page, language, `page=1&${COBALT}&price_from=200000&price_to=400000`);
    await plain.getByLabel(t.shop.priceTo).fill('400000');
    await plain.getByLabel(t.shop.priceTo).press('Enter');
    await expect(plain.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
      cheap.results.map(({ name }) => name),
    );
    await plain.goto(`${baseURL}${prefix}/shop/singl-shop/2?${COBALT}`);
    await expect(plain.getByText(t.shop.fitsNot.replace('{{car}}', 'Cobalt')).first()).toBeVisible();
    await context.close();
  });
}

for (const { language, prefix, t } of LANGUAGES)
  test(`a product page says whether the product fits a car chosen there, ${language}`, async ({ page }) => {
    await open(page, `${prefix}/shop/singl-shop/2`);
    const main = page.getByRole('main');
    const question = main.locator('summary').filter({ hasText: t.shop.checkCar });
    await expect(question).toBeInViewport({ ratio: 1 });
    const check = async (model: string) => {
      await main.getByLabel(t.forms.brand).selectOption('Chevrolet');
      await main.getByLabel(t.forms.model).selectOption(model);
    };
    await question.click();
    await check('Cobalt');
    await expect(main.getByText(t.shop.fitsNot.replace('{{car}}', 'Cobalt')).first()).toBeInViewport();
    await expect(main.getByRole('link', { name: /Cobalt/ }).first()).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/shop\\?category=\\d+&${COBALT}$`),
    );
    await expect(main.getByRole('button', { name: t.shop.check, exact: true })).toBeHidden();
    await check('Onix');
    await expect(main.getByText(t.shop.fitsCar.replace('{{car}}', 'Onix')).first()).toBeInViewport();
    await page.reload();
    await expect(main.getByText(t.shop.fitsCar.replace('{{car}}', 'Onix')).first()).toBeInViewport();
    const { fits } = await partOf(page, language, 2);
    expect(fits?.flatMap(({ models }) => models)).toContain('Onix');
  });

test('a tap that takes the focus from a list reaches a button where the bar of phones returns @phone', async ({
  page,
}) => {
  const { t } = LANGUAGES[0];
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/shop');
  const bar = page.locator('nav').filter({ hasText: t.common.book }).last();
  await expect(bar).toBeVisible();
  const car = page.getByRole('region', { name: t.shop.myCar });
  await car.locator('summary').tap();
  await expect(car.getByRole('button', { name: t.shop.carFind })).toBeInViewport({ ratio: 1 });
  await car.getByLabel(t.forms.brand).focus();
  await car.getByLabel(t.forms.brand).selectOption('Chevrolet');
  await expect(bar).toBeHidden();
  const button = car.getByRole('button', { name: t.shop.carFind });
  // Shrinks the screen until the button is where the bar was.
  const place = await button.boundingBox();
  if (!place) throw new Error('The button is not on the screen');
  await page.setViewportSize({ width: 360, height: Math.ceil(place.y + place.height + 8) });
  const now = await button.boundingBox();
  await page.touchscreen.tap(180, (now?.y ?? 0) + (now?.height ?? 0) / 2);
  await expect(page).toHaveURL('/shop?brand=1');
  await expect(bar).toBeVisible();
});

test('the list is filtered by the remembered car when the shop opens from the menu, until the car is removed', async ({
  page,
}) => {
  const { t } = LANGUAGES[0];
  const menu = page.getByRole('navigation').getByRole('link', { name: t.header.shop, exact: true }).first();
  const fitsNot = page.getByRole('article').getByText(t.shop.fitsNot.replace('{{car}}', 'Cobalt'));
  const car = page.getByRole('region', { name: 'Chevrolet Cobalt' });
  const fitting = await partsOf(page, 'ru', `page=1&${COBALT}`);
  const names = page.getByRole('article').getByRole('heading', { level: 3 });
  await open(page, `/shop?${COBALT}`);
  await menu.dispatchEvent('click');
  await expect(page).toHaveURL(`/shop?${COBALT}`);
  await expect(car.getByRole('link', { name: t.shop.carFitting })).toHaveAttribute('aria-current', 'true');
  await expect(names).toHaveText(fitting.results.map(({ name }) => name));

  await car.getByRole('link', { name: t.shop.carAll }).click();
  await expect(page).toHaveURL(`/shop?${COBALT}&all=1`);
  await expect(fitsNot.first()).toBeVisible();
  await expect(page.getByRole('article').getByText(t.shop.fitsUnstated).first()).toBeVisible();
  await page.reload();
  // Before hydration, the link of the cached page has the parameters in another order.
  await hydrated(page);
  await expect(fitsNot.first()).toBeVisible();
  await page.getByRole('link', { name: /^UZ/ }).first().click();
  await expect(page).toHaveURL(`/uz/shop?${COBALT}&all=1`);
  await page.getByRole('link', { name: /^RU/ }).first().click();
  await page.goBack();
  await expect(page).toHaveURL(`/shop?${COBALT}`);
  await expect(fitsNot).toHaveCount(0);

  await car.getByRole('link', { name: t.shop.carForget }).click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('region', { name: t.shop.myCar })).toContainText(t.shop.carHint);
});

test('a link also lists parts that state no car, below those that fit the selected car', async ({ page }) => {
  const { t } = LANGUAGES[0];
  const fitting = await partsOf(page, 'ru', `page=1&category=1&${COBALT}`);
  expect(fitting.facets?.unstated).toBeGreaterThan(0);
  await open(page, `/shop?category=1&${COBALT}`);
  await page.getByRole('link', { name: t.shop.unstatedShow }).click();
  await expect(page).toHaveURL(/unstated=1/);
  await expect(page.getByRole('article')).toHaveCount(fitting.count + (fitting.facets?.unstated ?? 0));
  await expect(page.getByRole('article').first().getByText(t.shop.fitsCar.replace('{{car}}', 'Cobalt'))).toBeVisible();
  await expect(page.getByRole('article').last().getByText(t.shop.fitsUnstated)).toBeVisible();
});

test('Back restores the order, and prices that are not numbers show a message and keep the list', async ({ page }) => {
  const { t } = LANGUAGES[0];
  const names = page.getByRole('article').getByRole('heading', { level: 3 });
  await open(page, '/shop');
  const order = page.getByLabel(t.shop.sort);
  await order.selectOption(t.shop.sortCheap);
  await expect(page).toHaveURL('/shop?sort=price_asc');
  const cheap = await partsOf(page, 'ru', 'sort=price_asc');
  await expect(names).toHaveText(cheap.results.map(({ name }) => name));
  await order.selectOption(t.shop.sortExpensive);
  await expect(page).toHaveURL('/shop?sort=price_desc');
  await page.goBack();
  await expect(order).toHaveValue('price_asc');
  await expect(names).toHaveText(cheap.results.map(({ name }) => name));

  await unfoldFilters(page, t);
  const from = page.getByLabel(t.shop.priceFrom);
  for (const text of ['дёшево', '-5', '9999999999']) {
    await from.fill(text);
    await from.press('Enter');
    await expect(from).toHaveAccessibleDescription(t.shop.priceDigits);
    await expect(from).toBeFocused();
    await expect(page).toHaveURL('/shop?sort=price_asc');
  }
  await from.fill('500 000');
  await from.press('Enter');
  await expect(page).toHaveURL('/shop?price_from=500000&sort=price_asc');
  const dear = await partsOf(page, 'ru', 'sort=price_asc&price_from=500000');
  await expect(names).toHaveText(dear.results.map(({ name }) => name));
});

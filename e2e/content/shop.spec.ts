import type { PartList } from '#contract/catalog';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { apiCalls, expect, test } from '../shared/fixtures';
import { content, LANGUAGES, open } from '../shared/steps';
import { goToShop, partCalls, partsOf, SPARE_PARTS, unfoldFilters } from './shopSteps';

type Named = { id: number; name: string };

for (const { language, prefix, t } of LANGUAGES) {
  test.describe(`shop, ${language}`, () => {
    test('is server-rendered and works without scripts @desktop', async ({ browser, baseURL, page }) => {
      const [first, second] = [await partsOf(page, language), await partsOf(page, language, 'page=2')];
      const brands = await content<Named[]>(page, language, '/car-brands/list-for-users/');
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
      const plain = await context.newPage();
      const reply = await plain.goto(`${baseURL}${prefix}/shop`);
      expect(await reply?.text()).not.toMatch(/<[^>]+ style=/);

      const cards = plain.getByRole('main').getByRole('heading', { level: 3 });
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t.header.shop);
      await expect(cards).toHaveText(first.results.map(({ name }) => name));
      const categories = plain.getByRole('navigation', { name: t.shop.categories });
      const facets = first.facets?.categories ?? [];
      await expect(categories.getByRole('link')).toHaveText([
        t.shop.allCategories,
        ...facets.map(({ name, count }) => `${name}${count}`),
      ]);
      const manufacturers = plain.getByRole('navigation', { name: t.shop.manufacturers });
      await expect(manufacturers.getByRole('link')).toHaveCount(1 + (first.facets?.manufacturers.length ?? 0));
      await expect(plain.getByRole('button', { name: brands[0]?.name ?? '' })).toBeVisible();
      await expect(plain.locator('button[aria-haspopup=dialog]')).toHaveCount(brands.length);
      const strip = plain.getByRole('list').filter({ has: plain.locator('button[aria-haspopup=dialog]') });
      await strip.last().evaluate((list) => list.parentElement?.scrollBy(300, 0));
      expect(await strip.last().evaluate((list) => list.parentElement?.scrollLeft)).toBeGreaterThan(100);

      await plain.getByRole('link', { name: t.common.nextPage }).click();
      await expect(cards).toHaveText(second.results.map(({ name }) => name));
      await context.close();
    });

    test('hydrates without an API call, under every prefix, with one canonical address @phone', async ({ page }) => {
      const calls = apiCalls(page);
      for (const path of [`${prefix}/shop`, `${prefix}/home/shop`]) {
        await open(page, path);
        await expect(page).toHaveTitle(new RegExp(`^${t.shop.title}`));
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^/]\/(uz\/)?shop$/);
        const card = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
        await expect(card).toHaveAttribute('href', `${path}/singl-shop/1`);
      }
      expect(calls).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    test('stores filters in the address, starts at page 1, combines filters and clears each on a second click', async ({
      page,
    }) => {
      await open(page, `${prefix}/shop?page=2`);
      await unfoldFilters(page, t);
      const calls = partCalls(page);
      const all = await partsOf(page, language, 'page=2');
      const brakes = all.facets?.categories[0] ?? { id: 0, name: 'no facets' };
      const category = page
        .getByRole('navigation', { name: t.shop.categories })
        .getByRole('link', { name: brakes.name });
      const cards = page.getByRole('main').getByRole('heading', { level: 3 });

      await category.click();
      await expect(page).toHaveURL(`${prefix}/shop?category=${brakes.id}`);
      const inCategory = await partsOf(page, language, `page=1&category=${brakes.id}`);
      await expect(cards).toHaveText(inCategory.results.map(({ name }) => name));
      await expect(category).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('heading', { level: 2, name: brakes.name })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);

      const maker = inCategory.facets?.manufacturers[0]?.name ?? '';
      const manufacturer = page
        .getByRole('navigation', { name: t.shop.manufacturers })
        .getByRole('link', { name: new RegExp(`^${maker}`) });
      await manufacturer.click();
      await expect(page).toHaveURL(`${prefix}/shop?category=${brakes.id}&manufacturer=${encodeURIComponent(maker)}`);
      await expect(page.getByRole('article').getByText(maker, { exact: true }).first()).toBeVisible();
      await category.click();
      await expect(page).toHaveURL(`${prefix}/shop?manufacturer=${encodeURIComponent(maker)}`);
      await manufacturer.click();
      await expect(page).toHaveURL(`${prefix}/shop`);
      await expect(cards).toHaveCount(10);

      // Hover prefetches may repeat a call.
      expect(calls).toEqual(
        expect.arrayContaining([
          `${language} /spare-part/?page=1&category=${brakes.id}`,
          `${language} /spare-part/?page=1&category=${brakes.id}&manufacturer=${encodeURIComponent(maker)}`,
        ]),
      );
      await page.goBack();
      await expect(page).toHaveURL(/manufacturer=/);
      await expect(manufacturer).toHaveAttribute('aria-current', 'true');
      await page.goForward();
      await expect(cards).toHaveCount(10);
    });

    test('links to other pages keep the filters @desktop', async ({ page, watched }) => {
      await page.route(SPARE_PARTS, async (route) => {
        const reply = await route.fetch();
        const list: PartList = await reply.json();
        await route.fulfill({ json: { ...list, count: 25 } });
      });
      await goToShop(page, watched, prefix, t.header.shop);
      await page.getByRole('navigation', { name: t.shop.categories }).getByRole('link').nth(1).click();
      const calls = partCalls(page);
      const next = page.getByRole('link', { name: t.common.nextPage });
      await expect(next).toHaveAttribute('href', `${prefix}/shop?page=2&category=1`);
      await next.click();
      await expect(page).toHaveURL(`${prefix}/shop?page=2&category=1`);
      await expect.poll(() => calls).toContain(`${language} /spare-part/?page=2&category=1`);
      await expect(
        page.getByRole('link', { name: t.common.page.replace('{{page}}', '2'), exact: true }),
      ).toHaveAttribute('aria-current', 'page');
      await expect(page.getByText(t.shop.beyondEnd)).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}

test('the shop switches language without a reload and keeps page and filters', async ({ page }) => {
  await open(page, '/shop?page=2');
  const calls = partCalls(page);
  const uzbek = await partsOf(page, 'uz', 'page=2');
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await page.getByRole('link', { name: /^UZ/ }).first().click();
  await expect(page).toHaveURL('/uz/shop?page=2');
  await expect(cards).toHaveText(uzbek.results.map(({ name }) => name));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uz.header.shop);
  expect(calls).toContain('uz /spare-part/?page=2');

  await unfoldFilters(page, uz);
  await page.getByRole('navigation', { name: uz.shop.categories }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL('/uz/shop?category=2');
  await page.getByRole('link', { name: /^RU/ }).first().click();
  await expect(page).toHaveURL('/shop?category=2');
  const russian = await partsOf(page, 'ru', 'page=1&category=2');
  await expect(cards).toHaveText(russian.results.map(({ name }) => name));
});

test('shows ten placeholders for parts and eight for brands while loading', async ({ page, watched }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/spare-part|car-brands/, async (route) => {
    await held;
    await route.continue();
  });
  await goToShop(page, watched, '', ru.header.shop);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru.header.shop);
  const waiting = page.locator('[aria-busy=true] > div:first-child');
  await expect(waiting).toHaveCount(2);
  await expect(waiting.nth(0).locator(':scope > div')).toHaveCount(10);
  await expect(waiting.nth(1).locator(':scope > div')).toHaveCount(8);
  release();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('an invalid shop address shows the first page', async ({ page }) => {
  for (const search of [
    'page=0',
    'page=-1',
    'page=1e9',
    'page=999999999999',
    'page=abc&category=x',
    'manufacturer=%00',
    'category=0&page=%F0%9F%9B%9E',
  ]) {
    const reply = await page.request.get(`/shop?${search}`);
    expect(reply.status(), search).toBe(200);
    expect((await reply.text()).match(/<article/g), search).toHaveLength(10);
  }
  // Hydration must normalise the address like the server.
  await open(page, '/shop?page=-1&category=x');
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('a shop address without results shows a message and links', async ({ page, watched }) => {
  watched.tolerate(/404/);
  await open(page, '/shop?page=500');
  await expect(page.getByText(ru.common.noInfo)).toBeVisible();
  await page.getByRole('link', { name: ru.lists.toFirstPage }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  await open(page, '/shop?category=77&manufacturer=%3Cb%3Eno');
  await expect(page.getByRole('heading', { level: 2, name: '<b>no' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: ru.shop.showAll }).click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('shows no filter blocks for a server without facets', async ({ page, watched }) => {
  await page.route(SPARE_PARTS, async (route) => {
    const list: PartList = await (await route.fetch()).json();
    await route.fulfill({ json: { count: list.count, results: list.results } });
  });
  await goToShop(page, watched, '', ru.header.shop);
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: ru.shop.categories })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: ru.shop.manufacturers })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('ten fast clicks on shop filters end in the state of the last click', async ({ page }) => {
  await open(page, '/shop');
  await unfoldFilters(page, ru);
  await page.route(SPARE_PARTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    await route.continue();
  });
  const links = page.getByRole('navigation', { name: ru.shop.categories }).getByRole('link');
  for (const place of [1, 2, 3, 4, 5, 6, 7, 8, 9, 4])
    await links.nth(place).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/shop?category=4');
  const last = await partsOf(page, 'ru', 'page=1&category=4');
  await page.waitForTimeout(600);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
    last.results.map(({ name }) => name),
  );
});

test('a manufacturer clicked right after a category keeps the category', async ({ page }) => {
  await open(page, '/shop?page=2');
  await unfoldFilters(page, ru);
  const { facets } = await partsOf(page, 'ru', 'page=1&category=1');
  const maker = facets?.manufacturers[0]?.name ?? '';
  const calls = partCalls(page);
  const manufacturer = page
    .getByRole('navigation', { name: ru.shop.manufacturers })
    .getByRole('link', { name: new RegExp(`^${maker}`) });
  const second = await manufacturer.elementHandle();
  await page.locator('main a[href="/shop?category=1"]').evaluate((first: HTMLElement, link) => {
    first.click();
    (link as HTMLElement | null)?.click();
  }, second);
  const query = `category=1&manufacturer=${encodeURIComponent(maker)}`;
  const both = await partsOf(page, 'ru', `page=1&${query}`);
  await expect(page).toHaveURL(`/shop?${query}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
    both.results.map(({ name }) => name),
  );
  expect(calls).toContain(`ru /spare-part/?page=1&${query}`);
  await expect(manufacturer).toHaveAttribute('aria-current', 'true');
});

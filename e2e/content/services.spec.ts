import type { Locator, Page } from '@playwright/test';
import type { ServiceList } from '#contract/catalog';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { isAccessible } from '../shared/accessible';
import { apiCalls, expect, hydrated, test } from '../shared/fixtures';
import { content, hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';

const SERVICES_CALL = '/api/main/services/web/';

const servicesOf = (page: Page, language: string, query = 'page=1') =>
  content<ServiceList>(page, language, `/services/web/?${query}`);

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });

function servicesCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === SERVICES_CALL) calls.push(`${request.headers()['accept-language']} ${search}`);
  });
  return calls;
}

for (const { language, prefix, t } of LANGUAGES) {
  const forgiven =
    language === 'ru'
      ? ([
          ['ТОРМОЗОВ', 8],
          ['tormozov', 8],
          ['масла', 1],
        ] as const)
      : ([
          ["to'ldirish", 3],
          ['to’ldirish', 3],
          ['тўлдириш', 3],
        ] as const);

  test.describe(`services, ${language}`, () => {
    test('are server-rendered; search and paging work without scripts @desktop', async ({ browser, baseURL, page }) => {
      const [first, second] = [await servicesOf(page, language), await servicesOf(page, language, 'page=2')];
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
      const plain = await context.newPage();
      const reply = await plain.goto(`${baseURL}${prefix}/services`);
      expect(await reply?.text()).not.toMatch(/<[^>]+ style=/);
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t.header.services);
      await expect(cards(plain)).toHaveText(first.results.map(({ name }) => name));
      const card = plain.getByRole('article').first();
      await expect(card.locator('img')).toHaveAttribute('src', first.results[0]?.icon ?? '');
      await expect(card).toContainText(first.results[0]?.description ?? 'none');
      await expect(card.getByRole('link')).toHaveText(t.services.details);
      await expect(plain.getByRole('navigation', { name: t.services.categories }).getByRole('link')).toHaveText([
        t.services.allServices,
        ...(first.facets?.categories ?? []).map(({ name, count }) => `${name}${count}`),
      ]);

      await plain.getByRole('searchbox', { name: t.services.search }).fill('3d');
      await plain.keyboard.press('Enter');
      await expect(plain).toHaveURL(/\/services\?search=3d$/);
      await expect(plain.getByRole('searchbox')).toHaveValue('3d');
      await expect(plain.getByRole('main').getByRole('link', { name: /3D/ })).toHaveCount(1);

      await plain.goto(`${baseURL}${prefix}/services`);
      await plain.getByRole('link', { name: t.common.nextPage }).click();
      await expect(cards(plain)).toHaveText(second.results.map(({ name }) => name));
      await context.close();
    });

    test('hydrate without an API call, under every prefix, with one canonical address @phone', async ({ page }) => {
      const calls = apiCalls(page);
      for (const path of [`${prefix}/services`, `${prefix}/home/services`]) {
        await open(page, path);
        await expect(page).toHaveTitle(new RegExp(`^${t.services.title}`));
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^/]\/(uz\/)?services$/);
        const link = page.getByRole('article').first().getByRole('link');
        await expect(link).toHaveAttribute('href', `${path}/singl-services/1`);
      }
      expect(calls).toEqual([]);
      await hasNoSidewaysScroll(page);
    });

    test('search while the user types, in any spelling, in one history entry', async ({ page }) => {
      const { results } = await servicesOf(page, language);
      await open(page, `${prefix}/services`);
      const entries = await page.evaluate(() => history.length);
      const box = page.getByRole('searchbox', { name: t.services.search });
      for (const [typed, id] of forgiven) {
        await box.fill('');
        await box.pressSequentially(typed, { delay: 20 });
        await expect(cards(page).first()).toHaveText(results.find((service) => service.id === id)?.name ?? 'none');
        await expect(page).toHaveURL(new RegExp(`\\?search=${encodeURIComponent(typed).replaceAll("'", '%27')}$`));
        await expect(box).toBeFocused();
      }
      expect(await page.evaluate(() => history.length)).toBe(entries);
      const found = await cards(page).allTextContents();
      expect(found.length).toBeLessThan(results.length);
      await page.reload();
      await expect(cards(page)).toHaveText(found);
    });

    test('search covers all pages and reports an empty result @desktop', async ({ page }) => {
      const { results } = await servicesOf(page, language, 'page=2');
      const last = results.at(-1);
      await open(page, `${prefix}/services`);
      const box = page.getByRole('searchbox');
      await box.fill(last?.name ?? '');
      const found = page.getByRole('main').getByRole('link', { name: last?.name ?? '' });
      await expect(found).toHaveAttribute('href', `${prefix}/services/singl-services/${last?.id}`);
      await expect(page.getByRole('main').getByText(t.common.noInfo)).toHaveCount(0);

      await box.fill('qwerty <b>');
      await expect(page.getByRole('main').getByText(t.common.noInfo)).toBeVisible();
      await expect(page.getByText(t.search.nothing.replace('{{search}}', 'qwerty <b>'))).toBeVisible();
      await page.getByRole('link', { name: t.services.showAll }).click();
      await expect(box).toHaveValue('');
      await expect(cards(page)).toHaveCount(10);
      await expect(page).toHaveURL(/\/services$/);
    });

    test('filter by category with pages of 10; a second click clears it @phone', async ({ page }) => {
      const all = await servicesOf(page, language);
      const repair = all.facets?.categories.find(({ id }) => id === 3);
      await open(page, `${prefix}/services?page=2&search=a`);
      const calls = servicesCalls(page);
      const category = page
        .getByRole('navigation', { name: t.services.categories })
        .getByRole('link', { name: repair?.name ?? '' });
      await category.click();
      await expect(page).toHaveURL(/\/services\?category=3&search=a$/);
      await expect(category).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('heading', { level: 2, name: repair?.name ?? '' })).toBeVisible();
      expect(calls).toEqual([`${language} ?page=1&category=3&search=a`]);
      await page.getByRole('searchbox').fill('');
      const filtered = await servicesOf(page, language, 'page=1&category=3');
      await expect(cards(page)).toHaveText(filtered.results.map(({ name }) => name));
      await expect(page.getByRole('navigation', { name: t.common.pagination })).toHaveCount(0);
      await category.click();
      await expect(page).toHaveURL(/\/services$/);
      await expect(cards(page)).toHaveText(all.results.map(({ name }) => name));

      await page.getByRole('link', { name: t.common.nextPage }).click();
      await expect(page).toHaveURL(/\/services\?page=2$/);
      await expect(cards(page)).toHaveCount(all.count - 10);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(cards(page)).toHaveCount(10);
    });

    test('show six placeholders while a page loads and keep the rest of the page @desktop', async ({ page }) => {
      await open(page, `${prefix}/services`);
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route(`**${SERVICES_CALL}?page=2`, (route) => held.then(() => route.continue()));
      await page.getByRole('link', { name: t.common.nextPage }).click();
      await expect(page.getByTestId('service-placeholder')).toHaveCount(6);
      await expect(page.getByRole('navigation', { name: t.services.categories })).toBeVisible();
      await expect(page.getByRole('navigation', { name: t.common.pagination })).toBeVisible();
      letThrough();
      await expect(cards(page)).toHaveCount(4);
      await expect(page.getByTestId('service-placeholder')).toHaveCount(0);
    });
  });
}

test('text typed before hydration is kept and filters the list', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/services', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('3d');
  letThrough();
  await hydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue('3d');
  await expect(cards(page)).toHaveText(['Сход-развал 3D', 'Ремонт подвески и рулевого']);
  await expect(page).toHaveURL(/search=/);
});

test('a link clicked right after typing loses no text, and typing never cancels a navigation', async ({ page }) => {
  await open(page, '/services');
  const box = page.getByRole('searchbox');
  await box.pressSequentially('рем');
  // Dispatched, because a pointer could miss the category, which may move.
  const category = page
    .getByRole('navigation', { name: ru.services.categories })
    .getByRole('link', { name: /^Ремонт/ });
  await category.focus();
  await category.dispatchEvent('click');
  await expect(page).toHaveURL(/\/services\?category=3&search=%D1%80%D0%B5%D0%BC$/);
  await expect(box).toHaveValue('рем');

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/page-about\..*\.js/, (route) => held.then(() => route.continue()));
  await box.press('End');
  await box.pressSequentially('о');
  await page.getByRole('banner').getByRole('link', { name: ru.header.about, exact: true }).click();
  await page.waitForTimeout(600);
  letThrough();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(box).toHaveValue('ремо');
  await page.goBack();
  await expect(page).toHaveURL(/\/services\?search=/);
  await expect(box).toHaveValue('рем');
  await page.goForward();
  await expect(box).toHaveValue('ремо');
});

test('keep page, category and search when the language changes', async ({ page }) => {
  await open(page, '/services?category=3&search=dvigatel');
  const found = ['Ремонт двигателя', 'Ремонт коробки передач'];
  await expect(cards(page)).toHaveText(found);
  const calls = servicesCalls(page);
  await page.getByRole('link', { name: /^UZ/ }).first().click();
  await expect(page).toHaveURL(/\/uz\/services\?category=3&search=dvigatel$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uz.header.services);
  await expect(cards(page)).toHaveText(['Dvigatel taʼmiri', 'Uzatmalar qutisi taʼmiri']);
  await expect(page.getByRole('searchbox')).toHaveValue('dvigatel');
  expect(calls).toContain('uz ?page=1&category=3&search=dvigatel');
  const asked = calls.length;
  await page.getByRole('link', { name: /^RU/ }).first().click();
  await expect(cards(page)).toHaveText(found);
  expect(calls).toHaveLength(asked);
});

test('ten fast clicks on service categories end in the state of the last click', async ({ page }) => {
  await open(page, '/services');
  const links = page.getByRole('navigation', { name: ru.services.categories }).getByRole('link');
  let asked = 0;
  await page.route(`**${SERVICES_CALL}**`, async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 600 - asked * 100)));
    await route.continue();
  });
  for (let click = 0; click < 10; click += 1) await links.nth(1 + (click % 5)).click({ noWaitAfter: true });
  const { results } = await servicesOf(page, 'ru', 'page=1&category=5');
  await expect(page).toHaveURL(/\/services\?category=5$/);
  await expect(cards(page)).toHaveText(results.map(({ name }) => name));
  await page.waitForTimeout(800);
  await expect(cards(page)).toHaveText(results.map(({ name }) => name));
});

test('invalid pages and filters of services show the first page or an empty result', async ({ page, watched }) => {
  watched.tolerate(/404/);
  for (const query of ['page=-1', 'page=1e9', 'category=x', 'page=%00', 'search=%ED%A0%80', 'search=%20']) {
    const reply = await page.request.get(`/services?${query}`);
    expect(reply.status(), query).toBe(200);
    expect((await reply.text()).match(/<article/g), query).toHaveLength(10);
  }
  await open(page, '/services?page=99');
  await expect(page.getByRole('main').getByText(ru.common.noInfo)).toBeVisible();
  await page.getByRole('link', { name: ru.lists.toFirstPage }).click();
  await expect(cards(page)).toHaveCount(10);
  await open(page, '/services?category=999');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await page.getByRole('link', { name: ru.services.showAll }).click();
  await expect(cards(page)).toHaveCount(10);
});

test('services show a retry if the list fails to load', async ({ page, watched }) => {
  watched.tolerate(/50[03]/);
  await open(page, '/services');
  let broken = true;
  await page.route(`**${SERVICES_CALL}?page=2`, (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('link', { name: ru.common.nextPage }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(ru.common.loadBroken)).toBeVisible({ timeout: 12_000 });
  await expect(page.getByTestId('service-placeholder')).toHaveCount(0);
  await isAccessible(page, 'a list that failed', 'main');
  broken = false;
  await main.getByRole('button', { name: ru.common.retry }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(main.getByText(ru.common.loadBroken)).toHaveCount(0);
});

test('a category clicked before the address follows the typing stays selected', async ({ page }) => {
  for (const wait of [150, 200, 250, 300]) {
    await open(page, '/services?category=3&search=a');
    await page.getByRole('searchbox').fill('');
    await page.waitForTimeout(wait);
    await page.getByRole('navigation', { name: ru.services.categories }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/services$/);
    await page.waitForTimeout(400);
    await expect(page, `clicked after ${wait} ms`).toHaveURL(/\/services$/);
  }
});

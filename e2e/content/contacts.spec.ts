import type { Page } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';

import { apiCalls, expect } from '../shared/fixtures';
import { fixTime, LANGUAGES, open } from '../shared/steps';
import { branchesOf, openCard, test } from './contactsSteps';

// The visitor's time zone differs from the branches'.
test.use({ timezoneId: 'Europe/London' });

const digits = (phone: string) => phone.replace(/[^\d+]/g, '');
const cards = (page: Page) => page.locator('main article');
const regions = (page: Page, t: typeof ru) => page.getByRole('navigation', { name: t.contacts.region });
/** Tashkent time; 2026-05-04 is a Monday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`);

for (const { language, prefix, t } of LANGUAGES) {
  test.describe(`contacts, ${language}`, () => {
    test('are server-rendered with all branch details @desktop', async ({ browser, baseURL, page }) => {
      const branches = await branchesOf(page, language);
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
      const plain = await context.newPage();
      await plain.goto(`${baseURL}${prefix}/contacts`);

      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t.header.contacts);
      await expect(cards(plain).getByRole('heading', { level: 3 })).toHaveText(branches.map(({ name }) => name));
      for (const [place, branch] of branches.entries()) {
        const card = cards(plain).nth(place);
        await expect(card).toContainText(branch.address.split(', ').slice(1).join(', '));
        await openCard(card);
        await expect(card.locator('img')).toBeVisible();
        const hours = [branch.working_times_M_F, branch.working_times_Sat, branch.working_times_Sun];
        await expect(card.locator('dd')).toHaveText(
          hours.map((text) =>
            text === ''
              ? t.contacts.closedDay
              : text === '00:00-24:00'
                ? t.contacts.aroundTheClock
                : text.replace('-', '–'),
          ),
        );
        for (const phone of [branch.service_manager_phone, branch.store_manager_phone]) {
          await expect(card.locator(`a[href="tel:${digits(phone)}"]`)).toBeVisible();
        }
        const point = `${branch.latitude},${branch.longitude}`;
        const routes = card.getByRole('list').last().getByRole('link');
        await expect(routes).toHaveText([
          t.contacts.routePhone,
          t.contacts.routeYandex,
          t.contacts.routeGoogle,
          t.contacts.route2gis,
        ]);
        const hrefs = await routes.evaluateAll((links) =>
          links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
        );
        expect(hrefs[0]).toBe(`geo:${point}?q=${point}(${branch.name})`);
        expect(hrefs[1]).toBe(`https://yandex.uz/maps/?rtext=~${point}&rtt=auto`);
        expect(hrefs[2]).toBe(`https://www.google.com/maps/dir/?api=1&destination=${point}`);
        expect(hrefs[3]).toBe(`https://2gis.uz/directions/points/|${branch.longitude},${branch.latitude}`);
      }
      // The opening state depends on the clock, so cached pages show only usual hours.
      await expect(plain.getByText(t.contacts.openAlways)).toHaveCount(0);
      await expect(cards(plain).first().locator('summary')).toContainText(`${t.contacts.weekdays}: 08:00–21:00`);
      await expect(plain.getByRole('button', { name: t.contacts.nearestToMe })).toBeHidden();

      await regions(plain, t).getByRole('link').nth(2).click();
      await expect(plain).toHaveURL(/\/contacts\?region=2$/);
      const ofRegion = await branchesOf(page, language, 2);
      await expect(cards(plain).getByRole('heading', { level: 3 })).toHaveText(ofRegion.map(({ name }) => name));
      const toMap = await openCard(cards(plain).last());
      await toMap.click();
      await expect(plain).toHaveURL(new RegExp(`region=2&branch=${ofRegion.at(-1)?.id}$`));
      await expect(toMap).toHaveAttribute('aria-current', 'true');
      await expect(toMap).toBeVisible();
      await context.close();
    });

    test('hydrate without an API call, with a title and one canonical address under every prefix @phone', async ({
      page,
    }) => {
      const calls = apiCalls(page);
      for (const path of [`${prefix}/contacts`, `${prefix}/home/contacts`]) {
        await open(page, path);
        await expect(page).toHaveTitle(t.contacts.title);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^/]\/(uz\/)?contacts$/);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', t.contacts.description);
        const link = regions(page, t).getByRole('link').nth(1);
        await expect(link).toHaveAttribute('href', `${path}?region=1`);
      }
      await open(page, `${prefix}/contacts?region=1&branch=3&utm_source=x`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contacts\?region=1$/);
      await page.getByRole('region', { name: t.contacts.map }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: t.contacts.map }).locator('button[aria-pressed]')).not.toHaveCount(
        0,
      );
      expect(calls).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });

    test('request their content in the page language when opened from another page @phone', async ({ page }) => {
      await open(page, prefix || '/');
      const asked: Record<string, string | undefined> = {};
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/'))
          asked[`${request.method()} ${pathname}`] = request.headers()['accept-language'];
      });
      await page.evaluate(() => window.scrollTo(0, 400));
      if ((page.viewportSize()?.width ?? 0) < 1000) await page.getByRole('button', { name: t.header.openMenu }).click();
      await page
        .getByRole('link', { name: t.header.contacts, exact: true })
        .and(page.locator(':visible'))
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t.header.contacts })).toBeFocused();
      await expect(cards(page).first()).toBeVisible();
      expect(asked).toMatchObject({
        'GET /api/main/branch/region': language,
        'GET /api/main/branch/list-for-users': language,
        'GET /api/main/main/roadside-assistance/': language,
        'GET /api/main/main/insurance/': language,
      });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('show consultation, roadside and insurance numbers as phone links @desktop', async ({ page }) => {
      const read = async (path: string) =>
        (await page.request.get(`/api/main${path}`, { headers: { 'Accept-Language': language } })).json();
      const { phone }: { phone: string } = await read('/main/call-center');
      const roadside: { name: string; phone: string }[] = await read('/main/roadside-assistance/');
      const insurance: { name: string; phone: string }[] = await read('/main/insurance/');
      await open(page, `${prefix}/contacts`);
      const section = page.getByRole('region', { name: t.contacts.numbers });
      await expect(section.getByRole('heading', { level: 3 })).toHaveText([
        t.services.consultation,
        t.services.roadside,
        t.services.insurance,
      ]);
      for (const entry of [{ name: '', phone }, ...roadside, ...insurance]) {
        const link = section.locator(`a[href="tel:${digits(entry.phone)}"]`);
        await expect(link).toBeVisible();
        await expect(link).toContainText(entry.name);
      }
      await expect(page.locator(`main a[href="tel:${digits(phone)}"]`).first()).toBeInViewport();
    });

    test('use the server clock for open branches when the device clock is wrong', async ({ page }) => {
      const branches = await branchesOf(page, language);
      const index = branches.findIndex(({ working_times_M_F: hours }) => hours === '08:00-21:00');
      await fixTime(page, at('2026-05-04', '18:30'));
      await page.clock.setFixedTime(at('2026-05-04', '23:30'));
      await open(page, `${prefix}/contacts`);
      await expect(cards(page).nth(index)).toContainText(t.contacts.openUntil.replace('{{time}}', '21:00'));
    });

    test('show open branches and closing times in Tashkent time for a device in London', async ({ page }) => {
      const branches = await branchesOf(page, language);
      const card = (find: (branch: (typeof branches)[number]) => boolean) => cards(page).nth(branches.findIndex(find));
      const until = (text: string, time: string) => text.replace('{{time}}', time);

      await fixTime(page, at('2026-05-04', '18:30'));
      await open(page, `${prefix}/contacts`);
      await expect(card(({ working_times_M_F: hours }) => hours === '08:00-21:00')).toContainText(
        until(t.contacts.openUntil, '21:00'),
      );
      await expect(card(({ working_times_M_F: hours }) => hours === '00:00-24:00')).toContainText(
        t.contacts.openAlways,
      );
      await expect(card(({ working_times_M_F: hours }) => hours === '08:30-18:30')).toContainText(
        until(t.contacts.closedUntilTomorrow, '08:30'),
      );

      await fixTime(page, at('2026-05-09', '23:00'));
      await open(page, `${prefix}/contacts`);
      const closedOnSunday = card(
        (branch) => branch.working_times_Sun === '' && branch.working_times_M_F === '08:00-20:00',
      );
      await expect(closedOnSunday).toContainText(
        language === 'ru' ? 'Закрыто до понедельника, 08:00' : 'Yopiq, dushanba 08:00 da ochiladi',
      );
    });

    test('filter by region in the address, with Back and Forward @desktop', async ({ page }) => {
      await open(page, `${prefix}/contacts`);
      const all = await branchesOf(page, language);
      const samarkand = await branchesOf(page, language, 2);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes('/branch/'))
          asked.push(`${request.method()} ${pathname} ${request.headers()['accept-language']}`);
      });
      const names = cards(page).getByRole('heading', { level: 3 });
      await regions(page, t).getByRole('link').nth(2).click();
      await expect(page).toHaveURL(/\/contacts\?region=2$/);
      await expect(names).toHaveText(samarkand.map(({ name }) => name));
      expect(asked).toEqual([`GET /api/main/branch/filter-by-region/2 ${language}`]);
      const link = regions(page, t).getByRole('link').nth(2);
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(page).toHaveTitle(new RegExp((await link.textContent()) ?? ''));

      await page.goBack();
      await expect(names).toHaveText(all.map(({ name }) => name));
      await page.goForward();
      await expect(names).toHaveText(samarkand.map(({ name }) => name));
      await regions(page, t).getByRole('link', { name: t.contacts.allRegions, exact: true }).click();
      await expect(page).toHaveURL(/\/contacts$/);
      await expect(names).toHaveText(all.map(({ name }) => name));
      expect(asked).toHaveLength(1);
    });
  });
}

test('ignore unknown regions and branches', async ({ page, watched }) => {
  watched.tolerate(/404/);
  for (const query of ['region=abc&branch=-1', 'region=0', 'region=1e3', 'branch=99999999999999', 'region=%00']) {
    const reply = await page.request.get(`/contacts?${query}`);
    expect(reply.status(), query).toBe(200);
    expect((await reply.text()).match(/<article/g), query).toHaveLength(14);
  }
  await open(page, '/contacts?region=999');
  await expect(page.getByText(ru.contacts.noBranches)).toBeVisible();
  await page.getByRole('link', { name: ru.contacts.showAllRegions }).click();
  await expect(cards(page)).toHaveCount(14);
});

test('keep region and branch when the language changes', async ({ page }) => {
  await open(page, '/contacts?region=2&branch=6');
  const calls = apiCalls(page);
  await page.getByRole('link', { name: /^UZ/ }).first().click();
  await expect(page).toHaveURL(/\/uz\/contacts\?region=2&branch=6$/);
  const branches = await branchesOf(page, 'uz', 2);
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(branches.map(({ name }) => name));
  expect(calls).toEqual(
    expect.arrayContaining(['GET /api/main/branch/region', 'GET /api/main/branch/filter-by-region/2']),
  );
  const asked = calls.length;
  await page.getByRole('link', { name: /^RU/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru.header.contacts);
  await expect(page).toHaveURL(/[^z]\/contacts\?region=2&branch=6$/);
  expect(calls).toHaveLength(asked);
});

test('show the region of the last of ten fast clicks', async ({ page }) => {
  await open(page, '/contacts');
  await page.route('**/branch/filter-by-region/*', async (route) => {
    const region = Number(route.request().url().split('/').at(-1));
    await new Promise((resolve) => setTimeout(resolve, 100 * (9 - region)));
    await route.continue();
  });
  await regions(page, ru)
    .getByRole('link')
    .evaluateAll((links) => {
      for (const place of [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]) (links[place] as HTMLAnchorElement).click();
    });
  const last = await branchesOf(page, 'ru', 5);
  await expect(page).toHaveURL(/region=5$/);
  await page.waitForTimeout(1500);
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(last.map(({ name }) => name));
});

test('accept hours and coordinates in the formats of other servers', async ({ page }) => {
  await fixTime(page, at('2026-05-04', '12:00'));
  await open(page, '/');
  const [branch] = await branchesOf(page, 'ru');
  await page.route('**/branch/list-for-users', (route) =>
    route.fulfill({
      json: {
        branches: [
          {
            ...branch,
            latitude: '41.295',
            longitude: '69.292',
            working_times_M_F: 'по <b>записи</b>',
            working_times_Sat: null,
            photo: null,
            store_manager_phone: null,
            region: null,
          },
        ],
      },
    }),
  );
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 0));
  if ((page.viewportSize()?.width ?? 0) < 1000) await page.getByRole('button', { name: ru.header.openMenu }).click();
  await page.getByRole('link', { name: ru.header.contacts, exact: true }).and(page.locator(':visible')).first().click();
  const card = cards(page).first();
  await expect(card.locator('dd')).toHaveText(['по <b>записи</b>', ru.contacts.closedDay, /\d/]);
  await expect(card).not.toContainText(/Открыто|Закрыто/);
  await expect(card.locator('a[href^="tel:"]')).toHaveCount(1);
  const marker = page.getByRole('region', { name: ru.contacts.map }).locator('button[aria-pressed]');
  await expect(marker).toHaveCount(1);
});

test('contacts show a retry if the branch list fails to load', async ({ page, watched }) => {
  watched.tolerate(/50[03]/);
  await open(page, '/contacts');
  let broken = true;
  await page.route('**/branch/filter-by-region/3', (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await regions(page, ru).getByRole('link').nth(3).click();
  await expect(page.getByText(ru.common.loadBroken)).toBeVisible({ timeout: 12_000 });
  await expect(regions(page, ru).getByRole('link').nth(3)).toHaveAttribute('aria-current', 'true');
  broken = false;
  await page.getByRole('button', { name: ru.common.retry }).click();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByText(ru.common.loadBroken)).toHaveCount(0);
});

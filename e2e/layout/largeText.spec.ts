import type { Page } from '@playwright/test';
import { CAR, giveCar, signIn } from '../account/accountSteps';
import { signIn as signInAtDesk, UNAUTHORIZED_ERROR } from '../desk/deskSteps';
import { chromiumFlags } from '../shared/browser';
import { test } from '../shared/customers';
import { expect, hydrated } from '../shared/fixtures';
import { INDEXED_PAGES } from '../shared/indexedPages';
import { LANGUAGES, open } from '../shared/steps';
import { linkTo, visitsOf } from '../visits/visitSteps';
import { clippedTexts, findOverflow } from './fit';

// Doubles the browser's font size setting.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
});

const CAR_NAME = 'Chevrolet Cobalt';

const NARROW = [320, 360, 390, 600];

const isWhole = async (page: Page, state: string) => {
  expect.soft(await findOverflow(page), state).toEqual([]);
  expect.soft(await clippedTexts(page), state).toEqual([]);
};

for (const { language, prefix, t } of LANGUAGES) {
  const under = (path: string) => (path === '/' ? prefix || '/' : prefix + path);

  test(`double text size loses no content of public pages, ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of [
      ...INDEXED_PAGES,
      '/services/singl-services',
      '/prices',
      '/booking?services=1',
      '/search?search=Bosch',
      '/sign-in',
      '/sign-up',
    ]) {
      await page.goto(under(path));
      await hydrated(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const width of [...NARROW, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        await isWhole(page, `${path} at ${width} px`);
      }
    }
  });

  test(`double text size loses no content of personal area and menus, ${language} @phone`, async ({
    context,
    page,
    request,
    customer,
    server,
  }) => {
    test.setTimeout(180_000);
    await signIn(context, server.url, customer);
    await giveCar(request, server.url, customer);
    for (const screen of ['garage', 'story', 'profile', 'prifile-edit', 'car-add']) {
      await open(page, under(`/personal/${screen}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 740 });
        await isWhole(page, `${screen} at ${width} px`);
      }
    }
    await page.setViewportSize({ width: 320, height: 740 });
    await page.locator('header').getByRole('button', { name: t.header.openMenu }).click();
    const shop = page.locator('#site-menu').getByRole('link', { name: t.header.shop });
    await shop.scrollIntoViewIfNeeded();
    await expect(shop).toBeInViewport({ ratio: 1 });
    await isWhole(page, 'the menu');

    await open(page, under('/shop/singl-shop/1'));
    await page.getByRole('button', { name: t.shop.buy, exact: true }).click();
    const send = page.getByRole('dialog').getByRole('button', { name: t.forms.send });
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
    await isWhole(page, 'the purchase form');
  });

  test(`double text size loses no content of visit pages, ${language} @phone`, async ({
    browser,
    context,
    page,
    request,
    customer,
    server,
  }) => {
    test.setTimeout(180_000);
    const car = await giveCar(request, server.url, customer);
    const desk = await browser.newPage({ baseURL: server.url });
    await signInAtDesk(desk, server.url, { who: 'manager' });
    const visits = visitsOf(desk);
    const id = await visits.begin(customer.phone, CAR.number, language);
    const [line] = (await visits.read(id)).lines;
    await visits.change('PATCH', id, `/lines/${line?.id}`, { discount: { percent: 1_000 } });
    await visits.change('PATCH', id, '', { discount: { sum: 12_345 } });
    const estimate = await visits.send(id);
    const isWholeAt = async (path: string, having: string) => {
      await page.goto(prefix + path);
      await expect(page.getByText(having).first()).toBeVisible();
      await page.locator('html[data-hydrated], html[data-static]').waitFor({ state: 'attached' });
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await isWhole(page, `${path} at ${width} px`);
      }
    };
    await isWholeAt(estimate, t.visitForms.total);
    await visits.close(id);
    await signIn(context, server.url, customer);
    const headers = { Authorization: `Bearer ${customer.accessToken}` };
    const own = `${server.url}/api/main/authentication`;
    const shared = await request.post(`${own}/history-shares`, { headers, data: { car, days: 7 } });
    const { token } = (await shared.json()) as { token: string };
    const { paper } = (await (await request.get(`${own}/history/${id}`, { headers })).json()) as { paper: string };
    const review = await linkTo(desk, customer.phone, 'review');
    await isWholeAt(review, t.visitForms.stars);
    await isWholeAt(`/history/${token}`, t.visitForms.works);
    await isWholeAt(`/passport/${paper}`, CAR_NAME);
    await isWholeAt(`/personal/story/${id}`, t.history.discountOfAll);
    await desk.close();
  });
}

test('desk visits fit the screen at double text size @phone', async ({ page, baseURL, watched }) => {
  test.setTimeout(120_000);
  watched.tolerate(UNAUTHORIZED_ERROR);
  await signInAtDesk(page, baseURL ?? '', { who: 'adviser', path: '/desk/visits' });
  const id = await visitsOf(page).begin('+998905590409', '01V409AA');
  for (const [path, whole] of [
    ['/desk/visits', 'main article'],
    ['/desk/visits/new', 'main form'],
    [`/desk/visits/${id}`, 'main [data-call]'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(whole).first()).toBeVisible();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

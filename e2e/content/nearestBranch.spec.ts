import type { Page } from '@playwright/test';
import { bookingStrip as ru } from '#shared/i18n/ru/bookingStrip';
import { bookingStrip as uz } from '#shared/i18n/uz/bookingStrip';
import { expect } from '../shared/fixtures';
import { LANGUAGES, open } from '../shared/steps';
import { branchesOf, expectCentred, test } from './contactsSteps';

const YUNUSABAD = { latitude: 41.3649, longitude: 69.2885 };
const NEAREST = 2;

const cards = (page: Page) => page.locator('main article');

for (const { language, prefix, t } of LANGUAGES) {
  test(`a button opens the nearest branch of all regions at the top of the list and centres the map on it, ${language} @both`, async ({
    page,
    context,
    isMobile,
  }) => {
    const nearest = (await branchesOf(page, language)).find(({ id }) => id === NEAREST);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(YUNUSABAD);
    await open(page, `${prefix}/contacts?region=2`);
    await expect(cards(page)).toHaveCount(2);

    await page.getByRole('button', { name: t.contacts.nearestToMe }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/contacts\\?branch=${NEAREST}$`));
    await expect(cards(page)).toHaveCount(14);
    const status = page.getByRole('main').getByRole('status').first();
    await expect(status).toContainText(nearest?.name ?? 'no name');
    await expect(status).toContainText(/\d\skm|\d\sкм/);

    const first = cards(page).first();
    await expect(first.getByRole('heading')).toHaveText(nearest?.name ?? '');
    await expect(first.locator('summary')).toContainText(/\d\skm|\d\sкм/);
    await expect(first.locator('a[href^="tel:"]').first()).toBeVisible();
    const distances = await cards(page)
      .locator('summary')
      .evaluateAll((all) =>
        all.map((one) => Number(/([\d,]+)\s(?:km|км)/.exec(one.textContent ?? '')?.[1]?.replace(',', '.'))),
      );
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));

    if (isMobile) await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(350);
    const answer = page.locator('main li').filter({ hasText: t.contacts.nearestIs });
    await expect(answer).toContainText(nearest?.name ?? 'no name');
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expectCentred(page.getByRole('region', { name: t.contacts.map }), nearest?.name ?? '');
  });

  test(`a link of the home page opens the nearest branch, ${language} @phone`, async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(YUNUSABAD);
    await open(page, prefix || '/');
    const link = page.getByRole('link', { name: { ru, uz }[language].nearest });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`\\?branch=${NEAREST}$`));
    await expect(page.locator('main li').filter({ hasText: t.contacts.nearestIs })).toBeInViewport();
  });

  test(`explains why the nearest branch is unknown if the visitor denies geolocation, ${language} @phone`, async ({
    page,
  }) => {
    await open(page, `${prefix}/contacts`);
    const before = await cards(page).getByRole('heading').allTextContents();
    const button = page.getByRole('button', { name: t.contacts.nearestToMe });
    await button.click();
    await expect(page.getByText(t.contacts.positionRefused)).toBeInViewport();
    await expect(button).toBeEnabled();
    await expect(page).toHaveURL(/\/contacts$/);
    await expect(cards(page).getByRole('heading')).toHaveText(before);
  });
}

test('the list of all branches is at most 4,000 px high on a phone, and closed cards hide their details', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/contacts');
  await expect(cards(page).first()).toContainText(/Открыто|Закрыто/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000);
  await expect(cards(page).last().locator('dl')).toBeHidden();
});

test('the branch link of a product opens the branch card in view, with hours and phones @both', async ({ page }) => {
  await open(page, '/shop/singl-shop/1');
  const link = page.getByRole('main').locator('a[href*="/contacts?branch="]').last();
  const name = (await link.textContent()) ?? '';
  await link.click();
  const card = cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card.locator('dl')).toBeInViewport();
  await expect(card.locator('a[href^="tel:"]').first()).toBeInViewport();
  await expect(page.locator('main article details[open]')).toHaveCount(1);
});

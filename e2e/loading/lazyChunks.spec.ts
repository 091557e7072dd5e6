import { texts as ru } from '#shared/i18n/ru/index';
import { late } from '#shared/i18n/ru/late';
import { expect, hydrated, NETWORK_ERROR, test } from '../shared/fixtures';
import { holdScripts } from '../shared/steps';

test('the Buy button opens its dialog at once and loads the form into it @phone', async ({ page }) => {
  const letThrough = await holdScripts(page, /\/purchase-form\./);
  await page.goto('/shop/singl-shop/1');
  await hydrated(page);
  await page.getByRole('button', { name: ru.shop.buy, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: ru.shop.buyTitle });
  await expect(dialog.locator('[aria-busy="true"]')).toBeVisible();
  await letThrough();
  await expect(dialog.getByLabel(ru.forms.name)).toBeVisible();
});

test('a language switch shows progress while its chunk loads @desktop', async ({ page }) => {
  const letThrough = await holdScripts(page, /\/choose-language\./);
  await page.goto('/about');
  await hydrated(page);
  const waits = page.locator('html[data-waits]');
  await page.getByRole('banner').locator('a[hreflang="uz"]').filter({ visible: true }).click();
  await expect(waits).toHaveCount(1);
  await letThrough();
  await expect(page).toHaveURL(/\/uz\/about$/);
  await expect(waits).toHaveCount(0);
});

test('a menu opened before hydration closes on a link tap @phone', async ({ page }) => {
  const letPages = await holdScripts(page, /\/page-(?!home)/);
  const letThrough = await holdScripts(page, /\/app\./);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: ru.header.openMenu }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await letThrough();
  await hydrated(page);
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: ru.header.contacts, exact: true }).click();
  await expect(menu).not.toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByTestId('progress')).toBeAttached();
  await letPages();
  await expect(page).toHaveURL(/\/contacts$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a failed optional chunk does not block other pages @desktop', async ({ page, watched }) => {
  watched.tolerate(NETWORK_ERROR);
  watched.tolerate(/React error #418/);
  let refused = 0;
  await page.route(/\/assets\/(late|counters|brand-motion|outbox|persistence)\.\w+\.js$/, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/');
  await hydrated(page);
  const documents = page.getByRole('contentinfo').getByRole('navigation', { name: late.documents });
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(documents).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: ru.header.contacts, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: ru.header.contacts })).toBeVisible();
});

test('keeps text typed before hydration despite repeated chunk failures @phone', async ({ page, watched }) => {
  watched.tolerate(NETWORK_ERROR);
  watched.tolerate(/ChunkLoadError|Loading chunk|preload/i);
  let typed = () => {};
  const typing = new Promise<void>((resolve) => {
    typed = resolve;
  });
  let asked = 0;
  await page.route(/\/assets\/page-home\..*\.js$/, async (route) => {
    await typing;
    if ((asked += 1) <= 3) await route.abort('connectionreset');
    else await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: ru.forms.appointmentTitle });
  const message = form.getByLabel(ru.forms.message);
  await message.fill('Стучит слева');
  typed();
  await hydrated(page);
  expect(asked).toBe(4);
  await expect(form.getByRole('combobox', { name: ru.forms.brand, expanded: false })).toBeVisible();
  await expect(message).toHaveValue('Стучит слева');
});

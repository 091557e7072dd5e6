import { texts as ru } from '#shared/i18n/ru/index';
import { apiCalls, expect, hydrated, test } from '../shared/fixtures';
import { focused, skipHeader, tabTo } from '../shared/steps';

// e2e/layout/zoom.spec.ts tests other pages with Shift+Tab.
for (const path of ['/', '/about', '/services', '/shop', '/shop/singl-shop/1']) {
  test(`${path}: every Tab stop is visible and shows its focus${path === '/' ? ' @both' : ''}`, async ({
    page,
    watched,
  }) => {
    watched.tolerate(/openstreetmap|ERR_FAILED/);
    await page.goto(path);
    await hydrated(page);
    // Before hydration Tab stops at the links of all slides.
    if (path === '/') await page.locator('[data-alive]').waitFor();
    else await skipHeader(page);
    const reached: string[] = [];
    for (let step = 0; step < (path === '/' ? 45 : 30); step += 1) {
      await page.keyboard.press('Tab');
      const now = await focused(page);
      if (!now) break;
      reached.push(now.inside);
      expect(now, `step ${step}: ${now.name}`).toMatchObject({ seen: true, whole: true, marked: true });
    }
    if (path === '/') expect(reached).toContain('HEADER');
    expect(reached).toContain('MAIN');
  });
}

test('skip link, header drop-downs and language switch work by keyboard @desktop', async ({ page }) => {
  await page.goto('/shop');
  await hydrated(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: ru.header.skip, seen: true });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.goto('/shop');
  await hydrated(page);
  await tabTo(page, ru.header.servicesList);
  const service = page.locator('header nav a[href*="/singl-services/"]').first();
  await page.keyboard.press('Enter');
  await expect(service).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(service).toBeFocused();
  expect(await focused(page)).toMatchObject({ seen: true, marked: true });
  await page.keyboard.press('Escape');
  await expect(service).not.toBeVisible();
  expect(await focused(page)).toMatchObject({ name: ru.header.servicesList });
  await page.keyboard.press('Enter');
  await expect(service).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/singl-services\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/shop');
  await hydrated(page);
  await tabTo(page, /^UZ/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/uz\/shop$/);
});

test('opens the slide-out menu and follows an article by keyboard @phone', async ({ page }) => {
  await page.goto('/shop');
  await hydrated(page);
  await tabTo(page, ru.header.openMenu);
  await page.keyboard.press('Enter');
  await tabTo(page, ru.header.articlesList);
  await page.keyboard.press('Enter');
  const article = page.locator('#site-menu a[href*="/blog-singl-post/"]').first();
  await expect(article).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(article).toBeFocused();
  expect(await focused(page)).toMatchObject({ seen: true, marked: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/blog-singl-post\/\d+$/);
  await expect(page.locator('#site-menu')).not.toBeVisible();
});

test('fills in and sends the appointment form by keyboard', async ({ page }) => {
  const calls = apiCalls(page);
  await page.goto('/');
  await hydrated(page);
  await page.locator('#appointment').scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox', { name: ru.forms.brand, exact: true })).toBeVisible();
  await page.locator('#appointment').getByLabel(ru.forms.name).focus();
  await page.keyboard.type('Aziz');
  await page.keyboard.press('Tab');
  await page.keyboard.type('901234567');
  for (const [label, typed] of [
    [ru.forms.brand, 'chevr'],
    [ru.forms.model, 'cob'],
  ] as const) {
    const list = page.getByRole('combobox', { name: label, exact: true });
    while (!(await list.evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(list).toHaveValue(new RegExp(typed, 'i'));
    if (label === ru.forms.brand)
      await expect(page.getByRole('combobox', { name: ru.forms.model, exact: true })).toBeEnabled();
  }
  const message = page.getByLabel(ru.forms.message);
  while (!(await message.evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.type('Скрип при торможении');
  const consent = page.locator('#appointment').getByRole('checkbox');
  while (!(await consent.evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(consent).toBeChecked();
  const send = page.locator('#appointment button[type=submit]');
  while (!(await send.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('dialog', { name: ru.forms.thanksTitle });
  await expect(thanks).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(thanks).toHaveCount(0);
  await expect(page.locator('#appointment').getByLabel(ru.forms.name)).toBeFocused();
});

import { unfoldFilters } from '../content/shopSteps';
import { isAccessible, isAccessibleInItsTheme } from '../shared/accessible';
import { expect, test } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';

for (const { language, prefix, t } of LANGUAGES) {
  const question = language === 'ru' ? 'njhvjp' : 'тормоз';

  test(`search works without scripts, ${language}`, async ({ browser, baseURL, page }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const plain = await context.newPage();
    const reply = await plain.goto(`${baseURL}${prefix}/about`);
    expect(reply?.status()).toBe(200);
    await plain.getByRole('banner').getByRole('link', { name: t.header.search }).click();
    await expect(plain).toHaveURL(`${baseURL}${prefix}/search`);
    await plain.getByRole('searchbox', { name: t.search.label }).fill(question);
    await plain.getByRole('button', { name: t.search.find }).click();
    await expect(plain).toHaveURL(/\/search\?search=/);
    await expect(plain.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const parts = plain.getByRole('region', { name: t.search.parts });
    await expect(parts.getByRole('heading', { level: 3 }).first().locator('mark')).not.toHaveCount(0);
    await expect(parts.getByRole('listitem')).toHaveCount(5);
    await parts.getByRole('link', { name: t.search.showAll }).click();
    await expect(plain).toHaveURL(/kind=parts$/);
    await expect(parts.getByRole('link', { name: t.search.showAll })).toHaveCount(0);
    expect(await parts.getByRole('listitem').count()).toBeGreaterThan(5);
    await context.close();
  });

  test(`search finds documents, phones and pages without scripts, ${language}`, async ({ browser, baseURL, page }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const plain = await context.newPage();
    const find = (text: string) => plain.goto(`${baseURL}${prefix}/search?${new URLSearchParams({ search: text })}`);
    const group = (name: string) => plain.getByRole('region', { name });
    await find(language === 'ru' ? 'доставка' : 'yetkazib berish');
    await group(t.search.documents).getByRole('link').first().click();
    await expect(plain).toHaveURL(`${baseURL}${prefix}/documents/delivery`);
    await find(language === 'ru' ? 'осаго' : 'osago');
    await expect(group(t.search.phones).getByRole('link').first()).toHaveAttribute('href', 'tel:+998712000060');
    for (const { text, path } of [
      { text: language === 'ru' ? 'контакты' : 'aloqa', path: '/contacts' },
      { text: language === 'ru' ? 'цены' : 'narxlar', path: '/prices' },
      { text: language === 'ru' ? 'запись' : 'yozilish', path: '/booking' },
      { text: language === 'ru' ? 'заявка' : 'ariza', path: '/track' },
    ]) {
      await find(text);
      await group(t.search.pages).getByRole('link').first().click();
      await expect(plain).toHaveURL(`${baseURL}${prefix}${path}`);
      await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    }
    for (const text of ['вакансии', 'qwerty']) {
      await find(text);
      await expect(plain.getByText(t.search.nothing.replace('{{search}}', text))).toBeVisible();
    }
    await find('еуьщя');
    const read = language === 'ru' ? 'тормоз' : 'tormoz';
    const announced = t.search.nothingButRead.replace('{{search}}', 'еуьщя').replace('{{text}}', read);
    await expect(plain.getByText(announced)).toBeVisible();
    await context.close();
  });

  test(`the search in a list shows an empty result for meaningless letters, ${language}`, async ({ page }) => {
    for (const path of ['/services', '/shop']) {
      await open(page, `${prefix}${path}`);
      await unfoldFilters(page, t);
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill('qqqq');
      await expect(page.getByText(t.common.noInfo)).toBeVisible();
      await expect(page).toHaveURL(/search=qqqq$/);
    }
  });

  test(`the placeholder of a search field is not clipped, ${language}`, async ({ page }) => {
    for (const path of ['/search', '/services', '/shop', '/prices']) {
      await open(page, `${prefix}${path}`);
      await unfoldFilters(page, t);
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill((await field.getAttribute('placeholder')) ?? '');
      expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth), path).toBeLessThanOrEqual(0);
    }
  });

  test(`the header search suggests documents, phones and pages, ${language} @desktop`, async ({ page }) => {
    await open(page, `${prefix}/about`);
    await page.getByRole('banner').getByRole('link', { name: t.header.search }).click();
    const field = page.getByRole('combobox');
    const first = page.getByRole('option').first();
    await field.fill('dostavka');
    await expect(first).toContainText(language === 'ru' ? 'Доставка' : 'Yetkazib berish');
    await field.fill('osago');
    await expect(first).toContainText(/osago|осаго/i);
    await first.click();
    const phones = page.getByRole('region', { name: t.search.phones });
    await expect(phones.getByRole('link')).toHaveAttribute('href', 'tel:+998712000060');
  });

  test(`axe finds no violation on the search page, ${language}`, async ({ page }) => {
    await open(page, `${prefix}/search`);
    await isAccessible(page, 'nothing asked');
    await page.getByRole('searchbox', { name: t.search.label }).fill('GDB9001');
    await page.keyboard.press('Enter');
    const hit = page.getByRole('main').getByRole('region', { name: t.search.parts }).getByRole('listitem');
    await expect(hit).toHaveCount(1);
    await expect(hit.locator('mark')).toHaveText('GDB9001');
    await isAccessibleInItsTheme(page, 'found');
    await hasNoSidewaysScroll(page);
    await open(page, `${prefix}/search?search=qwzzxx`);
    await expect(page.getByText(t.search.nothing.replace('{{search}}', 'qwzzxx'))).toBeVisible();
    await isAccessible(page, 'nothing found', 'main');
    await hasNoSidewaysScroll(page);
  });
}

test('shortcut keys open the header search, and its suggestions are accessible @desktop', async ({ page }) => {
  await open(page, '/uz/about');
  const late = page.waitForResponse(/\/assets\/search-field\./);
  await page.getByRole('banner').getByRole('link', { name: 'Qidiruv' }).hover();
  await late;
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.pressSequentially('tormoz kol');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('kolodkalari');
  await isAccessibleInItsTheme(page, 'suggestions', 'header');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Qidiruv' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await field.fill('antifriz');
  await expect(options.first()).toContainText('G12');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/uz\/(shop|blog)\//);
});

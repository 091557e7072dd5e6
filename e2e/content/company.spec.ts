import { isAccessibleInItsTheme } from '../shared/accessible';
import { expect, hydrated, test } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, unfoldFooter } from '../shared/steps';

for (const { language, prefix, t } of LANGUAGES) {
  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`documents and prices work without scripts, ${language} @phone`, async ({ page }) => {
      await page.goto(prefix || '/');
      await unfoldFooter(page);
      await page.locator(`footer a[href="${prefix}/documents/personal-data"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'ru' ? /Политика/ : /siyosati/);
      await expect(page.getByRole('main')).toContainText(language === 'ru' ? 'ЗРУ-547' : 'OʻRQ-547');
      await hasNoSidewaysScroll(page);
      await expect(page.locator('footer a[href^="https://t.me/"]')).toBeVisible();

      await unfoldFooter(page);
      await page.locator(`footer a[href="${prefix}/prices"]`).click();
      const rows = page.locator('tbody th[scope=row]');
      const all = await rows.count();
      expect(all).toBeGreaterThan(50);
      await page.getByRole('searchbox').fill('Bosch');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/prices\?search=Bosch$/);
      expect(await rows.count()).toBeLessThan(all);
      await expect(page.getByRole('main')).toContainText('Bosch');
      await hasNoSidewaysScroll(page);
    });
  });

  test(`filters, prints and downloads the price list, ${language}`, async ({ page }) => {
    await page.goto(`${prefix}/prices`);
    await hydrated(page);
    const rows = page.locator('tbody th[scope=row]');
    const all = await rows.count();
    await page.getByRole('searchbox').fill('Bosch');
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
    expect(await rows.count()).toBeLessThan(all);
    await isAccessibleInItsTheme(page, 'the price list');
    await page.getByRole('searchbox').fill('');
    await expect(rows).toHaveCount(all);
    for (const [name, type] of [
      [t.prices.xlsx, 'spreadsheetml'],
      [t.prices.csv, 'text/csv'],
    ] as const) {
      const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
      expect((await page.request.get(href)).headers()['content-type']).toContain(type);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(rows.last()).toBeVisible();
    for (const chrome of ['header nav', 'form', 'button', 'a[download]']) {
      await expect(page.locator(chrome).filter({ visible: true }), chrome).toHaveCount(0);
    }
  });
}

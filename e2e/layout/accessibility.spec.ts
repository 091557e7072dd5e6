import { expect, test } from '../failures/brokenCalls';
import {
  isAccessibleInItsTheme as isAccessible,
  isAccessibleInBothThemes,
  isAccessible as isAccessibleInLight,
} from '../shared/accessible';
import { NETWORK_ERROR } from '../shared/fixtures';
import { PUBLIC_PAGES } from '../shared/publicPages';
import { agree, LANGUAGES, open } from '../shared/steps';

const isAll = process.env.E2E_ALL === '1';
/** One kind of failure per language. E2E_ALL=1 tests all kinds. */
const BREAKAGES = isAll
  ? ({ ru: ['brokenJson', 'empty'], uz: ['brokenJson', 'empty'] } as const)
  : ({ ru: ['brokenJson'], uz: ['empty'] } as const);

const PUBLIC = PUBLIC_PAGES.map(({ path }) => path);
const PATHS = [...PUBLIC, '/documents/personal-data', '/nowhere'];
const SHOWN_BROKEN = { brokenJson: isAll ? PUBLIC : ['/', '/services/singl-services/1', '/contacts'], empty: PUBLIC };

const under = (prefix: string, path: string): string => (path === '/' ? prefix || '/' : prefix + path);

test.beforeEach(async ({ page, watched }) => {
  watched.tolerate(NETWORK_ERROR);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
});

for (const { language, prefix, t } of LANGUAGES) {
  test.describe(`axe finds no violation, ${language}`, () => {
    test.setTimeout(240_000);

    test('on every page', async ({ page }) => {
      for (const path of PATHS) {
        await open(page, under(prefix, path));
        await isAccessible(page, path);
      }
    });

    for (const breakage of BREAKAGES[language]) {
      test(`on every page without data: ${breakage}`, async ({ page, breakingProxy }) => {
        breakingProxy.breakBy([{ call: /./, breakage }]);
        for (const path of SHOWN_BROKEN[breakage]) {
          await open(page, under(prefix, path));
          await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
          expect(await page.locator('body').innerText(), path).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
          await isAccessibleInLight(page, `${breakage} ${path}`);
        }
      });
    }

    test('on loading placeholders @phone', async ({ page, breakingProxy }) => {
      breakingProxy.breakBy([{ call: /./, breakage: 'hanging' }]);
      for (const path of ['/', '/shop', '/blog', '/contacts']) {
        await open(page, under(prefix, path));
        await expect(page.locator('[aria-busy="true"]:visible').first()).toBeVisible();
        await isAccessible(page, `waiting ${path}`, 'main');
      }
    });

    test('with open drop-downs @desktop', async ({ page }) => {
      await open(page, `${prefix}/shop`);
      for (const name of [t.header.servicesList, t.header.articlesList]) {
        await page.locator(`header nav summary[aria-label="${name}"]`).first().click();
        await isAccessibleInBothThemes(page, name, 'header');
      }
    });

    test('with the slide-out menu and its lists @phone', async ({ page }) => {
      await open(page, `${prefix}/shop`);
      await page.getByRole('button', { name: t.header.openMenu }).click();
      await isAccessibleInBothThemes(page, 'menu', '#site-menu');
      for (const summary of await page.locator('#site-menu summary').all()) await summary.click();
      await isAccessibleInBothThemes(page, 'menu with its lists', '#site-menu');
    });

    test('on the appointment form: open lists, every error, technical error, thanks @phone', async ({ page }) => {
      await open(page, prefix || '/');
      await page.locator('#appointment').scrollIntoViewIfNeeded();
      const brand = page.getByRole('combobox', { name: t.forms.brand, exact: true });
      await brand.click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await isAccessible(page, 'brands', '#appointment');
      await brand.fill('zzz');
      await isAccessible(page, 'no such brand', '#appointment');
      await brand.fill('');
      for (const name of [t.forms.name, t.forms.message]) {
        await page.getByLabel(name).focus();
        await page.getByLabel(name).blur();
      }
      await page.getByLabel(t.forms.phone, { exact: true }).fill('90 12');
      await page.getByLabel(t.forms.phone, { exact: true }).blur();
      await expect(page.getByText(t.forms.required).first()).toBeVisible();
      await isAccessible(page, 'errors', '#appointment');

      await page.getByLabel(t.forms.name).fill('Aziz');
      await page.getByLabel(t.forms.phone, { exact: true }).fill('901234567');
      await brand.fill('chevrolet');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByRole('combobox', { name: t.forms.model, exact: true }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByLabel(t.forms.message).fill('…');
      await agree(page.locator('#appointment'));
      await page.route('**/main/requests/', (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: t.forms.send }).click();
      await expect(page.getByText(t.forms.technik_error)).toBeVisible();
      await isAccessible(page, 'technical error', '#appointment');
      await page.unroute('**/main/requests/');
      await page.getByRole('button', { name: t.forms.tryAgain }).click();
      await expect(page.getByRole('dialog', { name: t.forms.thanksTitle })).toBeVisible();
      await isAccessible(page, 'thanks', 'dialog');
    });

    test('on every dialog: booking, purchase with its errors, picture, logo @desktop', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      const close = async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      };
      await open(page, `${prefix}/about`);
      await page.locator('main details summary').first().click();
      await isAccessible(page, 'a question open', 'main');
      await page.locator('main button[aria-haspopup="dialog"]').first().click();
      await expect(dialog).toBeVisible();
      await isAccessible(page, 'booking', 'dialog');

      await open(page, `${prefix}/shop/singl-shop/1`);
      await page.getByRole('button', { name: t.shop.buy }).click();
      await dialog.getByLabel(t.forms.name).focus();
      await page.keyboard.press('Tab');
      await dialog.getByRole('button', { name: t.forms.send }).click();
      await isAccessible(page, 'purchase with errors', 'dialog');
      await close();
      await page.locator('main a[aria-haspopup="dialog"]').first().click();
      await expect(dialog).toBeVisible();
      await isAccessible(page, 'picture', 'dialog');

      await open(page, `${prefix}/shop`);
      await page.locator('main li button[aria-haspopup="dialog"]').first().click();
      await expect(dialog).toBeVisible();
      await isAccessible(page, 'logo', 'dialog');
    });

    test('on selected states: filters, search without a result, calendar, a branch @desktop', async ({ page }) => {
      for (const path of [
        '/blog?category=1&tag=1&month=5&date=7',
        '/blog?month=11',
        '/services?search=zzz',
        '/services?category=1',
        '/shop?category=1&manufacturer=nobody',
        '/contacts?region=1&branch=1',
        '/contacts?region=999',
      ]) {
        await open(page, prefix + path);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        await isAccessible(page, path, 'main');
      }
    });
  });
}

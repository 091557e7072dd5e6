import type { Page } from '@playwright/test';
import { newPhone, signInScreen } from '../account/accountSteps';
import { test } from '../failures/brokenCalls';
import { hydrated } from '../shared/fixtures';
import { LANGUAGES } from '../shared/steps';
import { shoot } from './shoot';

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'services', path: '/services' },
  { name: 'service', path: '/services/singl-services/1' },
  { name: 'service-chooser', path: '/services/singl-services' },
  { name: 'shop', path: '/shop' },
  { name: 'part', path: '/shop/singl-shop/1' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/blog-singl-post/1' },
  { name: 'contacts', path: '/contacts' },
];
const CHOSEN = [
  { name: 'not-found', path: '/nowhere' },
  { name: 'blog-filtered', path: '/blog?category=1&tag=1&month=5&date=7' },
  { name: 'services-nothing-found', path: '/services?search=zzz' },
  { name: 'shop-filtered', path: '/shop?category=1' },
  { name: 'search', path: '/search?search=%D1%82%D0%BE%D1%80%D0%BC%D0%BE%D0%B7' },
  { name: 'search-nothing-found', path: '/search?search=zzz' },
  { name: 'contacts-branch', path: '/contacts?region=1&branch=1' },
];
const BREAKAGES = [
  { state: 'waiting', breakage: 'hanging' },
  { state: 'failed', breakage: 'serverError' },
  { state: 'empty', breakage: 'empty' },
] as const;

async function open(page: Page, prefix: string, path: string): Promise<void> {
  await page.goto(path === '/' ? prefix || '/' : prefix + path);
  await hydrated(page);
}

test.beforeEach(({ watched }) => watched.tolerate(/./));

for (const { language, prefix, t } of LANGUAGES) {
  for (const { name, path } of [...PAGES, ...CHOSEN]) {
    test(`screenshots of ${name}, ${language}`, async ({ page }) => {
      await open(page, prefix, path);
      await shoot(page, { name, language });
    });
  }

  for (const { state, breakage } of BREAKAGES) {
    for (const { name, path } of PAGES) {
      test(`screenshots of ${name} ${state}, ${language}`, async ({ page, breakingProxy }) => {
        breakingProxy.breakBy([{ call: /./, breakage }]);
        await open(page, prefix, path);
        if (state !== 'waiting') await page.locator('[aria-busy="true"]:visible').first().waitFor({ state: 'hidden' });
        await shoot(page, { name: `${name}-${state}`, language });
      });
    }
  }

  test(`screenshots of the menus, ${language}`, async ({ page }) => {
    await open(page, prefix, '/shop');
    const toggle = page.locator(`header nav summary[aria-label="${t.header.servicesList}"]`).first();
    const openList = () => toggle.click();
    await shoot(page, { name: 'menu-services', language, view: true, widths: [1440], prepare: openList });
    const openMenu = async () => {
      await page.getByRole('button', { name: t.header.openMenu }).click();
      for (const summary of await page.locator('#site-menu summary').all()) await summary.click();
    };
    await shoot(page, { name: 'menu-phone', language, view: true, widths: [360], prepare: openMenu });
  });

  test(`screenshots of the appointment form, ${language}`, async ({ page }) => {
    await open(page, prefix, '/');
    const touchAll = async () => {
      await page.locator('#appointment').scrollIntoViewIfNeeded();
      for (const name of [t.forms.name, t.forms.message]) {
        await page.getByLabel(name).focus();
        await page.getByLabel(name).blur();
      }
      await page.getByRole('combobox', { name: t.forms.brand }).click();
    };
    await shoot(page, { name: 'appointment-errors', language, view: true, prepare: touchAll });
  });

  test(`screenshots of the dialogs, ${language}`, async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await open(page, prefix, '/about');
    await page.locator('main button[aria-haspopup="dialog"]').first().click();
    await dialog.waitFor();
    await shoot(page, { name: 'booking-dialog', language, view: true });
    await open(page, prefix, '/shop/singl-shop/1');
    await page.getByRole('button', { name: t.shop.buy }).click();
    await dialog.getByLabel(t.forms.name).focus();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: t.forms.send }).click();
    await shoot(page, { name: 'purchase-dialog', language, view: true });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('main a[aria-haspopup="dialog"]').first().click();
    await dialog.waitFor();
    await shoot(page, { name: 'picture-dialog', language, view: true });
  });

  test(`screenshots of the sign-in, ${language}`, async ({ page, server }) => {
    const screen = signInScreen(page, server.url, t);
    await open(page, prefix, '/sign-in');
    await shoot(page, { name: 'sign-in-phone', language });
    await screen.submitPhone('900000001');
    await screen.heading(t.signIn.passwordTitle);
    await shoot(page, { name: 'sign-in-password', language });
    await open(page, prefix, '/sign-up');
    const phone = newPhone();
    await screen.submitPhone(phone);
    await screen.heading(t.signIn.codeTitle);
    await screen.code.fill('000000');
    await screen.button(t.signIn.continue).click();
    await page.getByText(t.signIn.codeWrong).waitFor();
    await shoot(page, { name: 'sign-up-code', language });
    await screen.submitSentCode(phone);
    await screen.heading(t.signIn.registrationTitle);
    await screen.field(t.signIn.newPassword).fill('1234567');
    await screen.field(t.signIn.repeat).fill('7654321');
    await screen.field(t.signIn.repeat).blur();
    await shoot(page, { name: 'sign-up-registration', language });
  });
}

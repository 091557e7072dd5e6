import type { Locator, Page } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { isAccessible } from '../shared/accessible';
import { apiCalls, expect, test } from '../shared/fixtures';
import { agree, content, LANGUAGES, open, unfoldFooter } from '../shared/steps';

type Named = { id: number; name: string };
type Banner = { title: string; button: string; disabled: boolean };

/** Signs in a mocked customer, because this server has none. */
async function signIn(
  page: Page,
  customer: { first_name: string; last_name: string; username: string },
): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('userId', '7');
    localStorage.setItem('accessToken', 'access-token-of-seven');
    localStorage.setItem('refreshToken', 'refresh-token-of-seven');
  });
  await page.route('**/api/main/authentication/user/7', (route) =>
    route.fulfill({ json: { id: 7, birthdate: '1990-05-07', gender: 'M', cars: [], ...customer } }),
  );
}

const AZIZ = { first_name: 'Азиз', last_name: 'Каримов', username: '+998901234567' };

const showsItsPlaceholder = (box: Locator): Promise<boolean> =>
  box.evaluate((input: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return false;
    pen.font = font;
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(input.placeholder).width <= room;
  });

for (const { language, prefix, t } of LANGUAGES) {
  test.describe(`about page, ${language}`, () => {
    test('is server-rendered with every section @desktop', async ({ browser, baseURL, page }) => {
      const staff = await content<Named[]>(page, language, '/staff/list-for-users/');
      const faq = await content<{ question: string; answer: string }[]>(page, language, '/faq/');
      const [about] = await content<{ title: string }[]>(page, language, '/web/about-us/');
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
      const plain = await context.newPage();
      await plain.goto(`${baseURL}${prefix}/about`);

      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t.header.about);
      const trail = plain.getByRole('navigation', { name: t.pageHero.breadcrumb });
      await expect(trail.getByRole('listitem')).toHaveText([t.header.home, t.header.about]);
      await expect(trail.getByRole('link')).toHaveAttribute('href', prefix || '/');
      const headings = [about?.title ?? '', t.about.services, t.about.team, t.about.faq];
      for (const name of headings) await expect(plain.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(plain.locator('#team').getByRole('heading', { level: 3 })).toHaveText(staff.map(({ name }) => name));
      await expect(plain.locator('details summary h3')).toHaveText(faq.map(({ question }) => question));

      const first = plain.locator('details', { hasText: faq[0]?.question ?? '' }).last();
      await expect(first.locator('p').first()).toBeHidden();
      await first.locator('summary').click();
      await expect(first.locator('p').first()).toBeVisible();
      await context.close();
    });

    test('hydrates without an API call, with a title and one canonical address under every prefix @phone', async ({
      page,
    }) => {
      const calls = apiCalls(page);
      for (const path of [`${prefix}/about`, `${prefix}/home/about`]) {
        await open(page, path);
        await expect(page).toHaveTitle(t.about.title);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^/]\/(uz\/)?about$/);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', t.about.description);
      }
      expect(calls).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });

    test('requests its content in the page language when opened from another page @phone', async ({ page }) => {
      await open(page, prefix || '/');
      const asked: Record<string, string | undefined> = {};
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/'))
          asked[`${request.method()} ${pathname}`] = request.headers()['accept-language'];
      });
      await unfoldFooter(page);
      await page.getByRole('contentinfo').getByRole('link', { name: t.footer.aboutUs, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.locator('#team').getByRole('heading', { level: 3 }).first()).toBeVisible();
      expect(asked).toMatchObject({
        'GET /api/main/web/about-us/': language,
        'GET /api/main/web/about-us-banner/': language,
        'GET /api/main/web/image-for-page-header': language,
        'GET /api/main/staff/list-for-users/': language,
        'GET /api/main/faq/': language,
      });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('shows the header picture of /home/about, two percentage bars and nine services @desktop', async ({
      page,
    }) => {
      const images = await content<{ about_us: string }>(page, language, '/web/image-for-page-header');
      const { results } = await content<{ results: (Named & { icon: string })[] }>(
        page,
        language,
        '/services/web/?page=1',
      );
      expect(results.length).toBeGreaterThan(9);
      await open(page, `${prefix}/home/about`);

      await expect(page.locator('main img').first()).toHaveAttribute('src', images.about_us);
      const bars = page.getByRole('list').filter({ hasText: t.about.specialists });
      await expect(bars.getByRole('listitem')).toHaveText([`${t.about.specialists}99%`, `${t.about.equipment}99%`]);
      await expect(bars.locator('svg')).toHaveCount(2);
      await expect(bars.locator('xpath=..')).toHaveText(/99%$/);

      const services = page.getByRole('region', { name: t.about.services });
      const tiles = services.getByRole('listitem').getByRole('link');
      await expect(tiles).toHaveText(results.slice(0, 9).map(({ name }) => name));
      for (const [place, service] of results.slice(0, 9).entries()) {
        const href = `${prefix}/home/about/services/singl-services/${service.id}`;
        await expect(tiles.nth(place)).toHaveAttribute('href', href);
        await expect(tiles.nth(place).locator('img')).toHaveAttribute('src', service.icon);
      }
    });

    test('the footer link "our team" scrolls to the team, also from another page @phone', async ({ page }) => {
      await open(page, prefix || '/');
      await unfoldFooter(page);
      await page.getByRole('contentinfo').getByRole('link', { name: t.footer.team }).click();
      await expect(page).toHaveURL(/\/about#team$/);
      await expect(page.getByRole('heading', { level: 2, name: t.about.team })).toBeInViewport();
      await expect(page.locator('#team').getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: t.about.team })).toBeInViewport();
    });

    test('omits disabled banners @desktop', async ({ page }) => {
      const banners = await content<Banner[]>(page, language, '/web/about-us-banner/');
      expect(banners.some(({ disabled }) => disabled)).toBe(true);
      await open(page, `${prefix}/about`);
      for (const { title, disabled } of banners) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCount(disabled ? 0 : 1);
      }
    });

    test('asks a visitor to sign in or up instead of showing the request form @phone', async ({ page }) => {
      const [banner] = (await content<Banner[]>(page, language, '/web/about-us-banner/')).filter(
        ({ disabled }) => !disabled,
      );
      await open(page, `${prefix}/about`);
      const calls = apiCalls(page);
      const button = page.getByRole('button', { name: banner?.button ?? '' });
      await button.focus();
      await page.keyboard.press('Enter');
      const modal = page.getByRole('dialog', { name: t.about.booking });
      await expect(modal).toContainText(t.about.not_register_login);
      await expect(modal.getByRole('link', { name: t.about.signIn })).toHaveAttribute('href', `${prefix}/sign-in`);
      await expect(modal.getByRole('link', { name: t.about.signUp })).toHaveAttribute('href', `${prefix}/sign-up`);
      await expect(modal.getByRole('textbox')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
      await expect(button).toBeFocused();

      await button.click();
      await modal.getByRole('link', { name: t.about.signUp }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/sign-up$`));
      await expect(modal).toHaveCount(0);
      expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    });

    test('sends a customer’s request, and keeps the typed text when the dialog closes or sending fails', async ({
      page,
      watched,
    }) => {
      watched.tolerate(/503/);
      await signIn(page, AZIZ);
      await open(page, `${prefix}/about`);
      const button = page.getByRole('button', { name: t.common.enquire });
      await button.click();
      const modal = page.getByRole('dialog', { name: t.about.booking });
      const name = modal.getByRole('textbox', { name: t.forms.name });
      const message = modal.getByRole('textbox', { name: t.forms.message });
      await expect(name).toHaveValue('Азиз Каримов');
      await expect(modal.getByRole('textbox', { name: t.forms.phone })).toHaveValue('+998 90 123 45 67');
      const send = modal.getByRole('button', { name: t.forms.send });
      await expect(send).toBeDisabled();
      await isAccessible(page, 'the booking', 'dialog');

      await message.fill('Скрип при торможении <b>слева</b>');
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
      await button.click();
      await expect(message).toHaveValue('Скрип при торможении <b>слева</b>');

      const brand = modal.getByRole('combobox', { name: t.forms.brand });
      const model = modal.getByRole('combobox', { name: t.forms.model });
      await expect(model).toBeDisabled();
      for (const box of [brand, model]) expect(await showsItsPlaceholder(box)).toBe(true);
      await brand.fill('chev');
      await modal.getByRole('option', { name: 'Chevrolet' }).click();
      await expect(model).toBeEnabled();
      await model.fill('cob');
      await modal.getByRole('option', { name: 'Cobalt' }).click();
      await agree(modal);

      const sent: { key: string | undefined; language: string | undefined; body: unknown }[] = [];
      await page.route('**/api/main/main/requests/', async (route) => {
        const request = route.request();
        const { 'idempotency-key': key, 'accept-language': asked } = request.headers();
        sent.push({ key, language: asked, body: request.postDataJSON() });
        await (sent.length === 1 ? route.fulfill({ status: 503, json: { detail: 'down' } }) : route.continue());
      });
      await send.click();
      await expect(modal.getByRole('alert')).toContainText(t.forms.technik_error);
      await expect(message).toHaveValue('Скрип при торможении <b>слева</b>');
      await isAccessible(page, 'not sent', 'dialog');

      const brands: Named[] = await (await page.request.get('/api/public/brands/')).json();
      const chevrolet = brands.find((entry) => entry.name === 'Chevrolet');
      await modal.getByRole('button', { name: t.forms.tryAgain }).click();
      const thanks = page.getByRole('dialog', { name: t.forms.thanksTitle });
      await expect(thanks).toContainText(t.forms.thanksText);
      await expect(thanks).toContainText(t.forms.thanksNumber.replace('{{reference}}', ''));
      await isAccessible(page, 'thanks', 'dialog');
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
      expect(sent[0]).toMatchObject({
        key: expect.stringMatching(/.{8,}/),
        language,
        body: {
          text: 'Скрип при торможении <b>слева</b>',
          phone: '+998901234567',
          full_name: 'Азиз Каримов',
          section: 'bookCategor_about',
          car_brand: chevrolet?.id,
          car_model: expect.any(Number),
        },
      });

      await expect(thanks.getByRole('button', { name: t.forms.thanksClose })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(thanks).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
      await expect(message).toHaveValue('');
    });
  });
}

test('the about page switches language without a reload and caches both languages', async ({ page }) => {
  await open(page, '/about');
  const calls = apiCalls(page);
  await page.getByRole('link', { name: /^UZ/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uz.header.about);
  await expect(page).toHaveURL(/\/uz\/about$/);
  await expect(page.getByRole('heading', { level: 2, name: uz.about.team })).toBeVisible();
  expect(calls).toEqual(expect.arrayContaining(['GET /api/main/web/about-us/', 'GET /api/main/faq/']));
  const asked = calls.length;
  await page.getByRole('link', { name: /^RU/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru.header.about);
  expect(calls).toHaveLength(asked);
});

test('the about page shows a failed block with a retry', async ({ page, watched }) => {
  watched.tolerate(/50[03]/);
  await open(page, '/');
  let broken = true;
  await page.route('**/api/main/staff/list-for-users/', (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: ru.footer.aboutUs, exact: true }).click();
  const team = page.locator('#team');
  await expect(team.getByText(ru.common.loadBroken)).toBeVisible({ timeout: 12_000 });
  await expect(page.locator('main details').first()).toBeVisible();
  broken = false;
  await team.getByRole('button', { name: ru.common.retry }).click();
  await expect(team.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expect(team.getByText(ru.common.loadBroken)).toHaveCount(0);
});

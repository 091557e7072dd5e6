import type { Page } from '@playwright/test';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { isAccessible } from '../shared/accessible';
import { apiCalls, expect, test } from '../shared/fixtures';
import { agree, LANGUAGES, open } from '../shared/steps';
import { partOf, partsOf } from './shopSteps';

const ENQUIRIES = '**/api/main/main/requests/';
const PHONE_BAR = 64;
type Sent = { key: string | undefined; language: string | undefined; body: unknown };

async function watchRequests(page: Page, answerWith?: (count: number) => number | undefined): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(ENQUIRIES, async (route) => {
    const { 'idempotency-key': key, 'accept-language': language } = route.request().headers();
    sent.push({ key, language, body: route.request().postDataJSON() });
    const status = answerWith?.(sent.length);
    await (status ? route.fulfill({ status, json: { detail: 'down' } }) : route.continue());
  });
  return sent;
}

for (const { language, prefix, t } of LANGUAGES) {
  test.describe(`part page, ${language}`, () => {
    const buy = (page: Page) => page.getByRole('button', { name: t.shop.buy, exact: true });
    const form = (page: Page) => {
      const modal = page.getByRole('dialog', { name: t.shop.buyTitle });
      return {
        modal,
        name: modal.getByLabel(t.forms.name),
        phone: modal.getByLabel(t.forms.phone),
        message: modal.getByLabel(t.shop.buyMessage),
        send: modal.getByRole('button', { name: t.forms.send }),
      };
    };

    test('is server-rendered with all details @desktop', async ({ browser, baseURL, page }) => {
      const part = await partOf(page, language, 12);
      const similar = await partsOf(page, language, `page=1&category=${part.category?.id}&similar_to=12`);
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
      const plain = await context.newPage();
      const reply = await plain.goto(`${baseURL}${prefix}/shop/singl-shop/12`);
      expect(await reply?.text()).not.toMatch(/<[^>]+ style=/);
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(part.name);
      const main = plain.getByRole('main');
      await expect(main.getByText(formatMoney(part.price, language), { exact: true })).toBeVisible();
      await expect(main.getByText(t.shop.inStock).first()).toBeVisible();
      await expect(main.getByRole('link', { name: part.manufacturer })).toBeVisible();
      await expect(main.getByRole('link', { name: part.category?.name ?? '-', exact: true })).toBeVisible();
      for (const { brand, models } of part.fits ?? [])
        await expect(main.getByText(`${brand}: ${models.join(', ')}`)).toBeVisible();
      await expect(main.getByText(part.info.split('. ')[0] ?? '-')).toBeVisible();
      await expect(main.getByText(t.shop.buyPromise)).toBeVisible();
      expect(t.shop.buyPromise).toContain('24');
      await expect(main.locator('a[href^="tel:"]')).toBeVisible();
      const others = similar.results.slice(0, 4);
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(others.map(({ name }) => name));
      await expect(
        main.getByRole('link', { name: t.shop.enlargePhoto.replace('{{name}}', part.name) }),
      ).toHaveAttribute('href', part.photo);
      await context.close();
    });

    test('hydrates without an API call, and links to similar parts keep the path prefix @phone', async ({ page }) => {
      const calls = apiCalls(page);
      await open(page, `${prefix}/home/shop/singl-shop/1`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^/]\/(uz\/)?shop\/singl-shop\/1$/);
      expect(calls).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const next = page.getByRole('article').first().getByRole('link');
      await expect(next).toHaveAttribute('href', new RegExp(`^${prefix}/home/shop/singl-shop/\\d+$`));
      const name = await next.innerText();
      await next.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('shows photo, name, price and the purchase button in the first screen', async ({ page }) => {
      for (const id of [1, 4, 12]) {
        const { name, price } = await partOf(page, language, id);
        await open(page, `${prefix}/shop/singl-shop/${id}`);
        const main = page.getByRole('main');
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        const end = height - (width < 768 ? PHONE_BAR : 0);
        for (const [part, shown] of Object.entries({
          name: main.getByRole('heading', { level: 1, name }),
          photo: main.locator('a[data-page-picture] img'),
          price: main.getByText(formatMoney(price, language), { exact: true }).first(),
          purchase: buy(page),
        })) {
          const box = await shown.boundingBox();
          expect((box?.y ?? end) + (box?.height ?? 0), `${part} of ${id}`).toBeLessThanOrEqual(end);
        }
      }
    });

    test('opens the picture in a lightbox and closes it', async ({ page }) => {
      const { name } = await partOf(page, language, 1);
      await open(page, `${prefix}/shop/singl-shop/1`);
      const link = page.getByRole('link', { name: t.shop.enlargePhoto.replace('{{name}}', name) });
      const small = await link.locator('img').boundingBox();
      await link.dblclick({ position: { x: 10, y: 10 } });
      const dialog = page.getByRole('dialog', { name });
      const large = await dialog.getByRole('img', { name }).boundingBox();
      expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.6);
      const { width = 0, height = 0 } = large ?? {};
      expect(width / height, 'the picture fills its frame').toBeCloseTo(1, 1);
      await dialog.getByRole('button', { name: t.common.close }).click();
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(`${prefix}/shop/singl-shop/1`);
    });

    test('the purchase form marks an incomplete phone without sending and sends a complete one once', async ({
      page,
    }) => {
      const part = await partOf(page, language, 1);
      const sent = await watchRequests(page);
      await open(page, `${prefix}/shop/singl-shop/1`);
      await buy(page).click();
      const { modal, name, phone, message, send } = form(page);
      await expect(modal.getByText(t.shop.buyIntro)).toBeVisible();
      expect(t.shop.buyIntro).toContain('24');
      await name.fill('Азиз Каримов');
      await message.fill('Один комплект <b>');
      await agree(modal);
      await phone.click();
      await phone.pressSequentially('90123456');
      await expect(send).toBeEnabled();
      await send.click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toBeFocused();
      await expect(modal.getByText(t.forms.phoneIncomplete)).toBeVisible();
      await page.keyboard.press('Enter');
      expect(sent).toEqual([]);

      await phone.press('End');
      await phone.pressSequentially('7');
      await expect(phone).toHaveValue('+998 90 123 45 67');
      await send.evaluate((button: HTMLElement) => {
        for (let times = 0; times < 5; times += 1) button.click();
      });
      await expect(modal).toHaveCount(0);
      const notice = page.getByRole('status').filter({ hasText: t.forms.thanksTitle });
      await expect(notice).toContainText(t.forms.thanksText);
      await expect(notice).toBeInViewport();
      await expect(buy(page)).toBeFocused();
      expect(sent).toEqual([
        {
          key: expect.stringMatching(/^[0-9a-f]{41,}$/),
          language,
          body: {
            text: `${t.shop.enquiryText.replace('{{name}}', part.name).replace('{{id}}', '1')}\n\nОдин комплект <b>`,
            phone: '+998901234567',
            full_name: 'Азиз Каримов',
            section: 'shop',
            part: 1,
            consent: 4,
          },
        },
      ]);
      await isAccessible(page, 'thanks', 'main');
      await buy(page).click();
      await expect(name).toHaveValue('');
      await expect(message).toHaveValue('');
      await expect(phone).toHaveValue('');
    });

    test('the purchase form keeps typed text after a failure, and a retry creates no second request @desktop', async ({
      page,
      watched,
    }) => {
      watched.tolerate(/503/);
      const sent = await watchRequests(page, (count) => (count === 1 ? 503 : undefined));
      await open(page, `${prefix}/shop/singl-shop/2`);
      await buy(page).click();
      const { modal, name, phone, message, send } = form(page);
      await name.fill('Дилноза');
      await phone.fill('+998 91 555 66 77');
      await message.fill('Нужны сегодня');
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
      await buy(page).click();
      await expect(message).toHaveValue('Нужны сегодня');
      await agree(modal);

      await send.click();
      await expect(modal.getByRole('alert')).toContainText(t.forms.technik_error);
      await expect(name).toHaveValue('Дилноза');
      await expect(phone).toHaveValue('+998 91 555 66 77');
      await isAccessible(page, 'not sent', 'dialog');
      await modal.getByRole('button', { name: t.forms.tryAgain }).click();
      await expect(page.getByRole('status').filter({ hasText: t.forms.thanksTitle })).toBeVisible();
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
    });
  });
}

test('shows a missing part as Page Not Found', async ({ page, watched }) => {
  watched.tolerate(/404/);
  for (const id of ['99999', 'abc', '0', '-1', '1e3', '2147483648', '99999999999999999999', '%3Cscript%3E', '1%00']) {
    const status = (await page.request.get(`/shop/singl-shop/${id}`)).status();
    expect([404, 400], id).toContain(status);
  }
  await open(page, '/shop/singl-shop/99999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('loads the purchase form lazily with the customer’s name and phone', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('userId', '7');
    localStorage.setItem('accessToken', 'access-token-of-seven');
    localStorage.setItem('refreshToken', 'refresh-token-of-seven');
  });
  const customer = { first_name: 'Азиз', last_name: 'Каримов', username: '+998901234567' };
  await page.route('**/api/main/authentication/user/7', (route) =>
    route.fulfill({ json: { id: 7, birthdate: '1990-05-07', gender: 'M', cars: [], ...customer } }),
  );
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await open(page, '/shop/singl-shop/3');
  await page.waitForTimeout(1500);
  expect(scripts.filter((url) => url.includes('purchase-form'))).toEqual([]);
  await page.getByRole('button', { name: 'Купить', exact: true }).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByLabel('Ваше имя')).toHaveValue('Азиз Каримов');
  await expect(modal.getByLabel('Телефон')).toHaveValue('+998 90 123 45 67');
  expect(scripts.filter((url) => url.includes('purchase-form'))).toHaveLength(1);
});

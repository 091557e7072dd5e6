import type { Service, ServiceDetail, ServiceName } from '#contract/catalog';
import type { ContactEntry } from '#contract/company';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { apiCalls, expect, test } from '../shared/fixtures';
import { agree, content, hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';

/** The longest service: 960 minutes. */
const LONG = 13;

const numbers = (entries: readonly Pick<ContactEntry, 'phone'>[]) => entries.map(({ phone }) => `tel:${phone}`);

for (const { language, prefix, t } of LANGUAGES) {
  const hours = language === 'ru' ? '16 ч' : '16 soat';

  test.describe(`service page, ${language}`, () => {
    test('is server-rendered with price, duration and every phone number @desktop', async ({
      browser,
      baseURL,
      page,
    }) => {
      const service = await content<Service>(page, language, `/services/web/${LONG}/`);
      const { phone } = await content<{ phone: string }>(page, language, '/main/call-center');
      const roadside = await content<ContactEntry[]>(page, language, '/main/roadside-assistance/');
      const insurance = await content<ContactEntry[]>(page, language, '/main/insurance/');
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
      const plain = await context.newPage();
      const reply = await plain.goto(`${baseURL}${prefix}/services/singl-services/${LONG}`);
      expect(await reply?.text()).not.toMatch(/<[^>]+ style=/);

      const main = plain.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(service.name);
      await expect(main.getByText(service.description)).toBeVisible();
      await expect(main.getByRole('definition').first()).toHaveText(/600\u00a0000/);
      await expect(main.getByRole('definition').nth(1)).toHaveText(hours);
      const contacts = main.getByRole('complementary', { name: t.services.contacts });
      const links = contacts.getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        numbers([{ phone }, ...roadside, ...insurance]),
      );
      for (const { name } of [...roadside, ...insurance]) await expect(contacts).toContainText(name);
      await expect(main.getByRole('textbox', { name: t.forms.message })).toHaveValue(new RegExp(service.name));
      const others = main.getByRole('region', { name: t.services.other }).getByRole('article');
      await expect(others).toHaveCount(6);
      await context.close();
    });

    test('shows included work, the price for each class of car, and the guarantee without scripts', async ({
      browser,
      baseURL,
      page,
    }) => {
      const service = await content<ServiceDetail>(page, language, '/services/web/8/');
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
      const plain = await context.newPage();
      const reply = await plain.goto(`${baseURL}${prefix}/services/singl-services/8`);
      expect(await reply?.text()).toContain('"@type":"FAQPage"');
      const main = plain.getByRole('main');

      await expect(main.getByText(t.services.guaranteeNote)).toBeInViewport();
      await expect(main.getByRole('link', { name: t.services.guaranteeTerms })).toBeInViewport();
      await expect(main.getByRole('link', { name: t.common.book, exact: true })).toHaveAttribute(
        'href',
        `${prefix}/booking?services=8`,
      );
      const prices = main.getByRole('table', { name: t.services.classPrices });
      await expect(prices.getByRole('row')).toHaveCount(3);
      await expect(prices.getByRole('row', { name: t.services.classSuv })).toContainText('240\u00a0000');
      for (const item of service.includes ?? []) await expect(main.getByText(item, { exact: true })).toBeVisible();
      for (const { name } of service.extras ?? []) await expect(main.getByText(name, { exact: true })).toBeVisible();

      const [asked] = service.questions ?? [];
      await expect(main.getByText(asked?.answer ?? '')).toBeHidden();
      await main.getByText(asked?.question ?? '').click();
      await expect(main.getByText(asked?.answer ?? '')).toBeVisible();

      if ((page.viewportSize()?.width ?? 0) < 1024) {
        const contacts = main.getByRole('complementary', { name: t.services.contacts });
        const shareTop = (await main.getByRole('heading', { name: t.share.title }).boundingBox())?.y ?? 0;
        expect((await contacts.boundingBox())?.y).toBeGreaterThan(shareTop);
      }

      await main.getByRole('region', { name: t.services.articles }).getByRole('link').first().click();
      await expect(plain).toHaveURL(new RegExp(`${prefix}/blog/blog-singl-post/\\d+$`));
      await plain.getByRole('main').getByRole('link', { name: service.name }).first().click();
      await expect(plain).toHaveURL(new RegExp(`${prefix}/services/singl-services/8$`));
      await context.close();
    });

    test('hydrates without an API call, with a title and one canonical address under every prefix @phone', async ({
      page,
    }) => {
      const service = await content<Service>(page, language, '/services/web/1/');
      const calls = apiCalls(page);
      for (const path of ['', '/home', '/about', '/home/about']) {
        const address = `${prefix}${path}/services/singl-services`;
        await open(page, `${address}/1`);
        await expect(page).toHaveTitle(new RegExp(`^${t.services.serviceTitle.replace('{{name}}', service.name)}`));
        const canonical = page.locator('link[rel=canonical]');
        await expect(canonical).toHaveAttribute('href', /:\d+\/(uz\/)?services\/singl-services\/1$/);
        const other = page.getByRole('region', { name: t.services.other }).getByRole('link').first();
        await expect(other).toHaveAttribute('href', new RegExp(`^${address}/\\d+$`));
      }
      expect(calls).toEqual([]);
      await hasNoSidewaysScroll(page);
    });

    test('opens from its card, requests its content in the page language and focuses its heading @desktop', async ({
      page,
    }) => {
      await open(page, `${prefix}/home/services`);
      const asked: Record<string, string | undefined> = {};
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked[pathname] = request.headers()['accept-language'];
      });
      const card = page.getByRole('article').nth(2);
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('link', { name: `${t.services.details} ${name}` }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/home/services/singl-services/3$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(asked).toMatchObject({
        '/api/main/services/web/3/': language,
        '/api/main/main/insurance/': language,
        '/api/main/main/roadside-assistance/': language,
      });
      await page.getByRole('region', { name: t.services.other }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/home\/services\/singl-services\/[^3]\d*$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    test('a visitor can request the service, and typed text survives a failed call', async ({ page, watched }) => {
      watched.tolerate(/503/);
      const service = await content<Service>(page, language, '/services/web/8/');
      await open(page, `${prefix}/services/singl-services/8`);
      await page.getByRole('link', { name: t.common.enquire, exact: true }).click();
      const form = page.getByRole('form', { name: t.forms.appointmentTitle });
      await expect(form).toBeInViewport();
      const message = form.getByRole('textbox', { name: t.forms.message });
      await expect(message).toHaveValue(t.services.enquiryText.replace('{{name}}', service.name));
      const brand = form.getByRole('combobox', { name: t.forms.brand });
      const model = form.getByRole('combobox', { name: t.forms.model });
      await expect(model).toBeDisabled();
      await form.getByRole('textbox', { name: t.forms.name }).fill('Aziz');
      await form.getByRole('textbox', { name: t.forms.phone }).pressSequentially('901234567');
      await brand.fill('chev');
      await form.getByRole('option', { name: 'Chevrolet' }).click();
      await expect(model).toBeEnabled();
      await model.fill('cob');
      await form.getByRole('option', { name: 'Cobalt' }).click();
      await message.fill('Pedal <b>soft</b>');
      await agree(form);

      const sent: { key: string | undefined; language: string | undefined; body: unknown }[] = [];
      await page.route('**/api/main/main/requests/', async (route) => {
        const request = route.request();
        const { 'idempotency-key': key, 'accept-language': asked } = request.headers();
        sent.push({ key, language: asked, body: request.postDataJSON() });
        await (sent.length === 1 ? route.fulfill({ status: 503, json: { detail: 'down' } }) : route.continue());
      });
      await form.getByRole('button', { name: t.forms.send }).click();
      await expect(form.getByRole('alert')).toContainText(t.forms.technik_error);
      await expect(message).toHaveValue('Pedal <b>soft</b>');
      await form.getByRole('button', { name: t.forms.tryAgain }).click();
      const thanks = page.getByRole('dialog', { name: t.forms.thanksTitle });
      await expect(thanks).toContainText(t.forms.thanksText);
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
      expect(sent[0]).toMatchObject({
        key: expect.stringMatching(/.{8,}/),
        language,
        body: {
          text: `${service.name}\n\nPedal <b>soft</b>`,
          phone: '+998901234567',
          full_name: 'Aziz',
          section: 'bookCategor_home',
          car_brand: expect.any(Number),
          car_model: expect.any(Number),
        },
      });
    });

    test('shows a list of services, phone numbers and noindex if the address has no id @phone', async ({ page }) => {
      const names = await content<ServiceName[]>(page, language, '/services/web/list-for-users/');
      const calls = apiCalls(page);
      for (const [path, target] of [
        ['/services/singl-services', '/services/singl-services'],
        ['/singl-services', '/services/singl-services'],
        ['/home/services/singl-services', '/home/services/singl-services'],
        ['/home/singl-services', '/home/services/singl-services'],
        ['/about/services/singl-services', '/about/services/singl-services'],
      ]) {
        const reply = await page.goto(`${prefix}${path}`);
        expect(reply?.status(), path).toBe(200);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.services.chooserTitle);
        const links = page.getByRole('region', { name: t.services.chooserList }).getByRole('link');
        await expect(links).toHaveText(names.map(({ name }) => name));
        await expect(links.first()).toHaveAttribute('href', `${prefix}${target}/${names[0]?.id}`);
        const contacts = page.getByRole('complementary', { name: t.services.contacts });
        await expect(contacts.locator('a[href^="tel:+998"]')).toHaveCount(5);
      }
      expect(calls).toEqual([]);
      await hasNoSidewaysScroll(page);
    });
  });
}

test('shows Page Not Found with status 404 for missing services and malformed addresses', async ({ page, watched }) => {
  watched.tolerate(/404/);
  for (const path of [
    '/services/singl-services/999',
    '/uz/about/services/singl-services/999',
    '/services/singl-services/abc',
    '/services/singl-services/0',
    '/services/singl-services/1.5',
    '/services/singl-services/99999999999999999999',
    '/about/services',
    '/home/about/services',
    '/services/1',
  ]) {
    const reply = await page.request.get(path);
    expect(reply.status(), path).toBe(404);
    const title = path.startsWith('/uz') ? 'Sahifa topilmadi' : 'Страница не найдена';
    expect(await reply.text(), path).toMatch(new RegExp(`<title[^>]*>${title}`));
  }
  await open(page, '/services/singl-services/999');
  await expect(page).toHaveTitle(/Страница не найдена/);
});

test('the service page switches language without a reload and keeps text typed into the form', async ({ page }) => {
  await open(page, '/about/services/singl-services/1');
  const name = page.getByRole('textbox', { name: ru.forms.name });
  await name.scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox', { name: ru.forms.brand })).toBeVisible();
  await name.fill('Азиз');
  await page.getByRole('link', { name: /^UZ/ }).first().click();
  await expect(page).toHaveURL(/\/uz\/about\/services\/singl-services\/1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moy almashtirish');
  await expect(page.getByRole('textbox', { name: uz.forms.name })).toHaveValue('Азиз');
  await expect(page.getByRole('textbox', { name: uz.forms.message })).toHaveValue(/Moy almashtirish/);
});

test('one failed block of phone numbers has a retry and leaves the other blocks visible', async ({ page, watched }) => {
  watched.tolerate(/50[03]/);
  await open(page, '/services');
  let broken = true;
  await page.route('**/api/main/main/insurance/', (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('article').first().getByRole('link').click();
  const contacts = page.getByRole('complementary', { name: ru.services.contacts });
  await expect(contacts.getByText(ru.common.loadBroken)).toBeVisible({ timeout: 12_000 });
  await expect(contacts.locator('a[href^="tel:"]')).toHaveCount(3);
  broken = false;
  await contacts.getByRole('button', { name: ru.common.retry }).click();
  await expect(contacts.locator('a[href^="tel:"]')).toHaveCount(5);
});

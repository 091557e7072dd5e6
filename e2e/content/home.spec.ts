import { findOverflowAt } from '../layout/fit';
import { apiCalls, expect, hydrated, test } from '../shared/fixtures';
import { agree } from '../shared/steps';

const LANGUAGES = [
  {
    path: '/',
    menu: 'Открыть меню',
    close: 'Закрыть меню',
    services: 'Список услуг',
    service: 'Замена масла',
    contacts: 'Контакты',
    pause: 'Остановить смену слайдов',
    slide: (n: number) => `Слайд ${n} из 4`,
    name: 'Ваше имя',
    phone: 'Телефон',
    brand: 'Марка',
    model: 'Модель',
    text: /^Что случилось/,
    send: 'Отправить заявку',
    thanks: 'Спасибо, заявка принята!',
    promise: 'в течение 24 часов',
    error: 'Техническая ошибка',
    again: 'Попробовать ещё раз',
    play: 'Смотреть видео',
  },
  {
    path: '/uz',
    menu: 'Menyuni ochish',
    close: 'Menyuni yopish',
    services: 'Xizmatlar roʻyxati',
    service: 'Moy almashtirish',
    contacts: 'Aloqa',
    pause: 'Slaydlar almashishini toʻxtatish',
    slide: (n: number) => `4 tadan ${n}-slayd`,
    name: 'Ismingiz',
    phone: 'Telefon',
    brand: 'Marka',
    model: 'Model',
    text: /^Nima boʻldi/,
    send: 'Arizani yuborish',
    thanks: 'Rahmat, ariza qabul qilindi!',
    promise: '24 soat ichida',
    error: 'Texnik xatolik',
    again: 'Yana urinib koʻrish',
    play: 'Videoni koʻrish',
  },
] as const;

for (const t of LANGUAGES) {
  test.describe(`home page at ${t.path}`, () => {
    test('renders its sections in the specified order without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(baseURL + t.path);
      const order = await page.evaluate(() =>
        [...document.querySelectorAll('h1, main h2, li[id="slide-1"], main form')].map((element) => element.tagName),
      );
      expect(order).toEqual(['H1', 'FORM', 'LI', 'H2', 'H2', 'H2', 'H2', 'H2', 'H2', 'H2', 'FORM']);
      await expect(page.locator('a[href*="/home/services/singl-services/"]')).toHaveCount(6);
      await expect(page.locator('a[href*="/home/blog/blog-singl-post/"]')).toHaveCount(3);
      await expect(page.locator('#slide-1 a')).toHaveAttribute('target', '_blank');
      await context.close();
    });

    test('the carousel moves by dots and autoplay, rewinds after the last slide and pauses @phone', async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(t.path);
      await hydrated(page);
      const pause = page.getByRole('button', { name: t.pause });
      await expect(async () => {
        await page.clock.runFor(500);
        await expect(pause).toBeVisible({ timeout: 100 });
      }).toPass();
      const dot = (n: number) => page.locator('a').and(page.getByLabel(t.slide(n), { exact: true }));
      await expect(dot(1)).toHaveAttribute('aria-current', 'true');
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
      await page.clock.runFor(6_000);
      await dot(4).click();
      await expect(dot(4)).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('#slide-4')).toHaveCSS('transition', /^opacity 1s linear/);
      await page.mouse.move(2, 2);
      await page.clock.runFor(6_800);
      await expect(dot(4), 'the time of the slide before does not count').toHaveAttribute('aria-current', 'true');
      await page.clock.runFor(300);
      await expect(dot(1), 'from the last slide back to the first').toHaveAttribute('aria-current', 'true');
      await pause.click();
      await page.mouse.move(2, 2);
      await page.clock.runFor(15_000);
      await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    });

    test('the carousel continues after the screen is rotated @both', async ({ page }) => {
      await page.goto(t.path);
      await hydrated(page);
      await expect(page.getByRole('button', { name: t.pause })).toBeVisible();
      const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
      await page.setViewportSize({ width: height, height: width });
      await page.getByRole('button', { name: t.pause }).scrollIntoViewIfNeeded();
      const current = () =>
        page.evaluate(() => document.querySelector('a[aria-current="true"][href^="#slide-"]')?.getAttribute('href'));
      const before = await current();
      await expect.poll(current).not.toBe(before);
    });

    test('the film loads only when its link is clicked @desktop', async ({ page }) => {
      const films: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'media') films.push(request.url());
      });
      await page.goto(t.path);
      await hydrated(page);
      expect(films).toEqual([]);
      await page.getByRole('link', { name: t.play }).click();
      const film = page.locator('video');
      await expect(film).toBeFocused();
      await expect(film).toHaveAttribute('src', /^\/media\/.+\.mp4$/);
      const part = await page.request.get((await film.getAttribute('src')) ?? '', { headers: { range: 'bytes=0-99' } });
      expect([part.status(), part.headers()['content-type']]).toEqual([206, 'video/mp4']);
    });

    test('the appointment form validates each field, sends once and shows thanks, and keeps typed text after a failure', async ({
      page,
      watched,
    }) => {
      watched.tolerate(/status of 500/);
      const calls = apiCalls(page);
      await page.goto(t.path);
      await hydrated(page);
      await page.locator('#appointment').scrollIntoViewIfNeeded();
      const brand = page.getByRole('combobox', { name: t.brand, exact: true });
      const model = page.getByRole('combobox', { name: t.model, exact: true });
      const send = page.getByRole('button', { name: t.send });
      const fillIn = async () => {
        await page.getByLabel(t.name).fill('Aziz');
        await page.getByLabel(t.phone, { exact: true }).click();
        await page.keyboard.type('901234567');
        await brand.fill('HEVRO');
        await page.getByRole('listbox').getByRole('option', { name: 'Chevrolet' }).click();
        await model.click();
        await page.getByRole('listbox').getByRole('option', { name: 'Cobalt' }).click();
        await page.getByLabel(t.text).fill('…');
        await agree(page.locator('#appointment'));
      };
      await expect(brand).toBeVisible();
      await expect(model).toBeDisabled();
      await expect(send).toBeDisabled();
      await fillIn();
      await expect(page.getByLabel(t.phone, { exact: true })).toHaveValue('+998 90 123 45 67');
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await send.dblclick();
      expect((await sent).postDataJSON()).toMatchObject({ phone: '+998901234567', section: 'bookCategor_home' });
      await expect(page.getByRole('dialog', { name: t.thanks })).toContainText(t.promise);
      expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: t.thanks })).toHaveCount(0);
      await expect(page.getByLabel(t.name)).toHaveValue('');
      await expect(page.getByLabel(t.name)).toBeFocused();

      await page.route('**/main/requests/', (route) => route.fulfill({ status: 500, json: {} }));
      await fillIn();
      await send.click();
      await expect(page.getByText(t.error)).toBeVisible();
      await expect(send).toHaveCount(0);
      await expect(page.getByLabel(t.name)).toHaveValue('Aziz');
      await page.unroute('**/main/requests/');
      await page.getByRole('button', { name: t.again }).click();
      await expect(page.getByRole('dialog', { name: t.thanks })).toBeVisible();
    });

    test('the header drop-down opens by hover and Enter and closes by Escape @desktop', async ({ page }) => {
      await page.goto(t.path);
      await hydrated(page);
      const link = page.locator('header').getByRole('link', { name: t.service, exact: true }).first();
      const toggle = page.locator(`summary[aria-label="${t.services}"]`).first();
      await expect(link).not.toBeVisible();
      await toggle.hover();
      await expect(link).toBeVisible();
      await page.mouse.move(2, 800);
      await expect(link).not.toBeVisible();
      await toggle.press('Enter');
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).not.toBeVisible();
      // Narrow widths of the wide menu; e2e/layout/widths.spec.ts covers all other widths.
      expect(await findOverflowAt(page, [1121, 1140, 1180, 1220, 1260, 1300, 1340])).toEqual([]);
    });

    test('the slide-out menu traps focus and closes by Escape, backdrop and navigation @phone', async ({ page }) => {
      await page.goto(t.path);
      await hydrated(page);
      const menu = page.locator('#site-menu');
      const burger = page.getByRole('button', { name: t.menu });
      await burger.click();
      await expect(page.getByRole('button', { name: t.close })).toBeFocused();
      for (let step = 0; step < 20; step += 1) await page.keyboard.press('Tab');
      expect(await menu.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu).not.toBeVisible();
      await expect(burger).toBeFocused();
      await burger.click();
      await page.mouse.click(8, 500);
      await expect(menu).not.toBeVisible();
      await burger.click();
      await menu.getByRole('link', { name: t.contacts, exact: true }).click();
      await expect(page).toHaveURL(/\/contacts$/);
      await expect(menu).not.toBeVisible();
    });
  });
}

test('the appointment form keeps and submits text typed before hydration @both', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Ваше имя').fill('Азиз');
  await page.getByLabel('Марка', { exact: true }).fill('kia');
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByLabel('Модель', { exact: true }).pressSequentially('Rio');
  const place = await page.evaluate(() => window.scrollY);
  letThrough();
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY), 'hydration does not scroll').toBe(place);
  await expect(page.getByRole('main').getByRole('checkbox')).toBeChecked();
  // The enhanced form disables the model field until a brand is chosen, so it replaces the plain form after blur.
  await expect(page.getByLabel('Модель', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Филиал (необязательно)')).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Марка', exact: true })).toHaveValue('Kia');
  await expect(page.getByRole('combobox', { name: 'Модель', exact: true })).toHaveValue('Rio');
  await expect(page.getByRole('main').getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel('Ваше имя')).toHaveValue('Азиз');
  await expect(page.getByRole('combobox', { name: 'Модель', exact: true })).toBeEnabled();
});

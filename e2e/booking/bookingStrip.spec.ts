import { bookingStrip as ru } from '#shared/i18n/ru/bookingStrip';
import { bookingStrip as uz } from '#shared/i18n/uz/bookingStrip';
import { giveCar, signIn } from '../account/accountSteps';
import { isAccessibleInItsTheme } from '../shared/accessible';
import { test } from '../shared/customers';
import { expect } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';
import { field, newPhone, tapper, times, typeCode } from './bookingSteps';

// The server limits holds per client network.
test.describe.configure({ mode: 'serial' });

const WORDS = { ru, uz };
const PHONE_BAR = 64;

for (const { language, prefix, t } of LANGUAGES) {
  const words = WORDS[language];

  test(`the booking strip of the home page shows price and next free slot and leads to a booking in ten taps, ${language} @phone`, async ({
    page,
    baseURL,
  }) => {
    const { tap, type, count } = tapper();
    await open(page, prefix || '/');
    const form = page.getByRole('form', { name: words.label });
    await expect(form.getByText(language === 'ru' ? /^от 100.000.сум$/ : /^100.000/)).toBeVisible();
    await expect(form.getByText(/\d\d:\d\d/)).toBeVisible();
    await hasNoSidewaysScroll(page);
    await isAccessibleInItsTheme(page, `booking strip ${language}`);
    const model = form.getByLabel(words.model);
    await tap(form.getByLabel(words.brand));
    await form.getByLabel(words.brand).selectOption('Chevrolet');
    await expect(model).toBeEnabled();
    await tap(model);
    await model.selectOption('Cobalt');
    await tap(form.getByRole('button', { name: words.show }));
    await expect(page).toHaveURL(/\/booking\?services=1&brand=\d+&model=\d+#when$/);
    await expect(page.getByText('Chevrolet Cobalt: ')).toBeVisible();
    await expect(page.getByRole('heading', { name: t.booking.when })).toBeFocused();
    await expect(page.getByRole('heading', { name: t.booking.when })).toBeInViewport();
    await tap(times(page).first());
    await expect(page.getByRole('combobox', { name: t.forms.brand })).toHaveValue('Chevrolet');
    await expect(page.getByRole('combobox', { name: t.forms.model })).toHaveValue('Cobalt');
    const phone = newPhone();
    await type(field(page, 'full_name'), 'Азиз Каримов');
    await type(field(page, 'phone'), phone);
    await type(field(page, 'year'), '2019');
    await tap(field(page, 'consent'));
    await tap(page.getByRole('button', { name: t.booking.sendCode }));
    await typeCode(page, baseURL ?? '', phone);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.booking.bookedTitle);
    expect(count()).toBeLessThanOrEqual(10);
  });

  test(`the booking strip, rating, guarantee and payment methods are visible without scrolling, ${language} @both`, async ({
    page,
  }) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    await page.setViewportSize(isPhone ? { width: 360, height: 740 } : { width: 1440, height: 900 });
    await open(page, prefix || '/');
    const edge = isPhone ? 740 - PHONE_BAR : 900;
    const main = page.getByRole('main');
    const seen = [
      main.getByRole('button', { name: words.show }),
      main.getByText(language === 'ru' ? /^\d+ отзыв/ : /^\d+ ta sharh/),
      main.getByText(words.guarantee),
      main.getByText(words.payment),
    ];
    for (const one of seen) {
      await expect(one).toBeVisible();
      const box = await one.boundingBox();
      expect(box && box.y + box.height, (await one.textContent()) ?? '').toBeLessThanOrEqual(edge);
    }
  });

  test(`the booking strip and the booking form preselect the car of a signed-in customer, ${language} @phone`, async ({
    context,
    page,
    request,
    customer,
    server,
  }) => {
    const car = await giveCar(request, server.url, customer);
    await signIn(context, server.url, customer);
    await open(page, prefix || '/');
    const form = page.getByRole('form', { name: words.label });
    await expect(form.getByLabel(words.car)).toHaveValue(String(car));
    await form.getByRole('button', { name: words.show }).click();
    await expect(page).toHaveURL(new RegExp(`/booking\\?services=1&car=${car}#when$`));
    await times(page).first().click();
    await expect(page.getByRole('radiogroup', { name: t.booking.car }).getByRole('radio').first()).toBeChecked();
    await expect(page.getByText('Chevrolet Cobalt, 2017')).toBeVisible();
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`the booking strip opens the free slots of its choice without scripts, ${language} @phone`, async ({
      page,
    }) => {
      await page.goto(prefix || '/');
      const form = page.getByRole('form', { name: words.label });
      await expect(form.getByLabel(words.model)).toBeHidden();
      await form.getByLabel(words.brand).selectOption('Chevrolet');
      await form.getByLabel(words.service).selectOption({ index: 2 });
      await form.getByLabel(words.branch).selectOption({ index: 3 });
      await form.getByRole('button', { name: words.show }).click();
      await expect(page).toHaveURL(/\/booking\?.*services=3&branch=3/);
      await expect(times(page).first()).toBeVisible();
      await page.getByLabel(t.booking.modelOf.replace('{{brand}}', 'Chevrolet')).selectOption('Cobalt');
      await page.locator('form', { hasText: t.booking.modelWhy }).getByRole('button').click();
      await expect(page).toHaveURL(/\/booking\?services=3&branch=3&brand=1&model=101#when$/);
      await expect(page.getByText('Chevrolet Cobalt: ')).toBeVisible();
      await hasNoSidewaysScroll(page);
    });
  });
}

test('a car chosen on the home page is that of the strip on Back, the shop, a product and the booking form', async ({
  page,
}) => {
  const [{ t }] = LANGUAGES;
  const form = page.getByRole('form', { name: ru.label });
  const model = form.getByLabel(ru.model);
  await open(page, '/');
  await form.getByLabel(ru.brand).selectOption('Chevrolet');
  await expect(model).toBeEnabled();
  await model.selectOption('Cobalt');
  await form.getByLabel(ru.service).selectOption({ index: 1 });
  await form.getByRole('button', { name: ru.show }).click();
  await expect(page.getByText('Chevrolet Cobalt: ')).toBeVisible();
  await page.goBack();
  await expect(model).toHaveValue('101');
  await expect(form.getByLabel(ru.service)).not.toHaveValue('1');

  await page.getByRole('navigation').getByRole('link', { name: t.header.shop, exact: true }).first().click();
  await expect(page).toHaveURL('/shop?brand=1&model=101');
  const fits = page.getByRole('article').getByText(t.shop.fitsCar.replace('{{car}}', 'Cobalt'));
  await expect(fits.first()).toBeVisible();
  await open(page, '/shop/singl-shop/2');
  const main = page.getByRole('main');
  await expect(main.getByText(t.shop.fitsNot.replace('{{car}}', 'Cobalt')).first()).toBeInViewport();

  const book = page.getByRole('banner').getByRole('link', { name: t.common.book, exact: true });
  await book.locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/booking\?brand=1&model=101&services=\d+$/);
  await times(page).first().click();
  await expect(page.getByRole('combobox', { name: t.forms.brand })).toHaveValue('Chevrolet');
  await expect(page.getByRole('combobox', { name: t.forms.model })).toHaveValue('Cobalt');
});

import type { Page } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { isAccessibleInItsTheme as isAccessible } from '../shared/accessible';
import { test } from '../shared/customers';
import { expect, NETWORK_ERROR } from '../shared/fixtures';
import { LANGUAGES, open } from '../shared/steps';
import {
  addLinks,
  CAR,
  cards,
  editing,
  fillCar,
  giveCar,
  holdNewCars,
  removal,
  save,
  sidebar,
  signIn,
  stored,
} from './accountSteps';

async function garageOf(page: Page, { prefix, t }: Pick<(typeof LANGUAGES)[number], 'prefix' | 't'>) {
  const show = (path: string) => open(page, `${prefix}/personal/${path}`);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await show('garage');
  await expect(page.getByText(t.personal.noAuto)).toBeVisible();
  return { show, isFine: (state: string, within?: string) => isAccessible(page, state, within) };
}

for (const { language, prefix, t } of LANGUAGES) {
  test(`axe finds no violation on any personal area screen, ${language}`, async ({
    context,
    page,
    customer,
    server,
    watched,
  }) => {
    test.setTimeout(120_000);
    watched.tolerate(NETWORK_ERROR);
    await signIn(context, server.url, customer);
    const { show, isFine } = await garageOf(page, { prefix, t });
    await isFine('no cars');
    for (const screen of ['story', 'requests', 'profile', 'car-edit/999999']) {
      await show(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isFine(screen);
    }
  });

  test(`axe finds no violation in any state of the personal area screens, ${language}`, async ({
    context,
    page,
    request,
    customer,
    server,
    watched,
  }) => {
    test.setTimeout(240_000);
    watched.tolerate(NETWORK_ERROR);
    await signIn(context, server.url, customer);
    const { show, isFine } = await garageOf(page, { prefix, t });
    await (await sidebar(page, t)).getByRole('button', { name: t.personal.exit }).click();
    await expect(page.getByRole('dialog', { name: t.personal.exitTitle })).toBeVisible();
    await isFine('exit', 'dialog');
    await show('car-add');
    await page.getByLabel(t.personal.vin, { exact: true }).fill('XWB5V31');
    await page.getByLabel(t.personal.year).fill('1900');
    await page.getByLabel(t.personal.plate, { exact: true }).focus();
    await page.getByLabel(t.personal.mileageLabel).focus();
    await page.getByRole('combobox', { name: t.forms.brand }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await isFine('a car with mistakes and an open list');
    await page.route('**/car/create', (route) => route.fulfill({ status: 409, json: { code: 'car_limit' } }));
    const letThrough = await holdNewCars(page);
    await fillCar(page, t, CAR);
    await save(page, t).click();
    await expect(cards(page).getByRole('status')).toBeVisible();
    await isFine('a car on its way', 'main');
    letThrough();
    // The delayed call may time out while axe runs, so the form is filled in again.
    await show('car-add');
    await fillCar(page, t, CAR);
    await save(page, t).click();
    await expect(page.getByText(t.personal.carLimit)).toBeVisible();
    await isFine('a car that was refused', 'main');

    await giveCar(request, server.url, customer);
    await show('garage');
    await cards(page)
      .getByRole('button', { name: removal(t) })
      .click();
    await expect(page.getByRole('dialog', { name: t.personal.removeTitle })).toBeVisible();
    await isFine('a car to remove', 'dialog');
    await page.keyboard.press('Escape');
    await page.route('**/car/delete/*', (route) => route.abort());
    await cards(page)
      .getByRole('button', { name: removal(t) })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: t.personal.yes }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await isFine('a car that stays', 'main');

    await show('prifile-edit');
    await page.getByLabel(t.signIn.firstName).fill('');
    await page.getByLabel(t.signIn.lastName).focus();
    await expect(page.getByText(t.forms.required)).toBeVisible();
    await isFine('a profile with a mistake');
    await page.getByLabel(t.signIn.firstName).fill('Aziz');
    await page.getByLabel(t.signIn.birthdate, { exact: true }).pressSequentially('07051990');
    await page.getByRole('radio', { name: t.signIn.man }).check();
    await page.getByLabel(t.personal.phone, { exact: true }).fill(`95${String(customer.userId).padStart(7, '0')}`);
    await save(page, t).click();
    await expect(page.getByText(t.signIn.sendAgainIn)).toBeVisible();
    await isFine('the code for a new phone', 'dialog');

    let status = 400;
    await page.route('**/authentication/user/*', (route) => route.fulfill({ status, json: {} }));
    await show('garage');
    await expect(page.getByRole('button', { name: t.common.retry })).toBeVisible();
    await isFine('cars that did not come', 'main');
    status = 404;
    await show('garage');
    await expect(page.getByRole('button', { name: t.personal.signInAgain })).toBeVisible();
    await isFine("another's user id", 'main');
  });
}

test('personal area shows each failed call with a retry and keeps typed text @desktop', async ({
  context,
  page,
  customer,
  server,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  await signIn(context, server.url, customer);
  await page.route('**/authentication/user/*', (route) => route.fulfill({ status: 400, json: {} }));
  await open(page, '/personal/garage');
  const retry = page.getByRole('button', { name: ru.common.retry });
  await expect(retry).toBeVisible();
  await expect(addLinks(page, ru)).toHaveCount(0);
  await page.unroute('**/authentication/user/*');
  await retry.click();
  await expect(page.getByText(ru.personal.noAuto)).toBeVisible();

  const models = '**/api/public/models/*';
  await page.route(models, (route) => route.fulfill({ status: 403, json: {} }));
  await page.route('**/car/create', (route) => route.abort());
  await addLinks(page, ru).first().click();
  await page.getByRole('combobox', { name: ru.forms.brand }).fill('Chevrolet');
  await expect(page.getByText(ru.forms.listFailed)).toBeVisible();
  await page.unroute(models);
  await retry.click();
  await fillCar(page, ru, CAR);
  await save(page, ru).click();
  await expect(page.getByRole('alert')).toContainText(ru.personal.offline);
  await expect(page).toHaveURL(/\/personal\/car-add$/);
  await expect(page.getByRole('combobox', { name: ru.forms.model })).toHaveValue('Cobalt');
  await expect(page.getByLabel(ru.personal.mileageLabel)).toHaveValue('85\u00a0000');
  await page.unroute('**/car/create');
  await save(page, ru).click();
  await expect(cards(page).getByRole('link', { name: editing(ru) })).toBeVisible();

  await page.route('**/car/update/*', (route) => route.fulfill({ status: 500, json: {} }));
  await cards(page)
    .getByRole('link', { name: editing(ru) })
    .click();
  await page.getByLabel(ru.personal.mileageLabel).fill('86000');
  await save(page, ru).click();
  await expect(page.getByRole('alert')).toContainText(ru.personal.notSaved);
  await expect(page.getByLabel(ru.personal.mileageLabel)).toHaveValue('86\u00a0000');
  await page.getByRole('main').getByRole('link', { name: ru.personal.toGarage }).click();
  await expect(cards(page)).toContainText('85\u00a0000');
});

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const seen = element?.checkVisibility() && getComputedStyle(element).outlineStyle !== 'none';
      const label = element?.labels?.[0]?.innerText ?? element?.getAttribute('aria-label') ?? element?.innerText ?? '';
      return seen ? label.trim() : '';
    });
    if (name.test(now)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('adds, changes and removes a car and signs out by keyboard alone @desktop', async ({
  context,
  page,
  customer,
  server,
}) => {
  await signIn(context, server.url, customer);
  await open(page, '/personal/garage');
  await expect(page.getByText(ru.personal.noAuto)).toBeVisible();
  await tabTo(page, /^Добавить автомобиль$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /^VIN$/);
  await page.keyboard.type('KNADN412BJ6123456');
  await expect(page.getByRole('button', { name: ru.personal.vinApply })).toBeVisible();
  await tabTo(page, /^Подставить в форму$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: ru.forms.brand })).toHaveValue('Kia');
  await tabTo(page, /^Госномер$/);
  await page.keyboard.type('01A123BC');
  await tabTo(page, /^Модель$/);
  await page.keyboard.type('rio');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Пробег, км$/);
  await page.keyboard.type('12000');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toContainText(/Kia Rio.*2018/s);
  await expect(cards(page).getByRole('link', { name: editing(ru) })).toBeVisible();
  await tabTo(page, /^Изменить: Kia Rio$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Год выпуска$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2019');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toContainText('2019');

  await tabTo(page, /^Удалить: Kia Rio$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Нет$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards(page).getByRole('button', { name: removal(ru) })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Да$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(ru.personal.noAuto)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await open(page, '/personal/profile');
  await tabTo(page, /^Выйти$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Да$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/home`);
});

test('the burger menu traps focus, closes by Escape and backdrop, and returns focus after the exit dialog @phone', async ({
  context,
  page,
  customer,
  server,
}) => {
  await signIn(context, server.url, customer);
  await page.route('**/authentication/user/*', async (route) => {
    const reply = await route.fetch();
    const name = 'Абдурахмонходжаева'.repeat(5);
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), last_name: name } });
  });
  await open(page, '/personal/profile');
  const burger = page.getByRole('button', { name: ru.header.openMenu });
  const menu = page.getByRole('dialog', { name: ru.header.mobileMenu });
  await expect(page.getByRole('main').getByText('Абдурахмонходжаева').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /меню/i }).filter({ visible: true })).toHaveCount(1);
  expect(await burger.boundingBox()).toMatchObject({ width: 44, height: 44 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // With tabular digits axe reads a year as separate words.
  await expect(page.locator('main dd').first()).toHaveCSS('font-variant-numeric', 'normal');
  await burger.click();
  await expect(menu.getByRole('button', { name: ru.header.closeMenu })).toBeFocused();
  for (const of of [ru.header.account, ru.header.menu])
    await expect(menu.getByRole('navigation', { name: of })).toBeVisible();
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeVisible();
  await expect(burger).toBeFocused();
  await burger.click();
  await page.mouse.click(5, 300);
  await expect(menu).not.toBeVisible();

  await burger.click();
  await menu.getByRole('button', { name: ru.personal.exit }).click();
  const question = page.getByRole('dialog', { name: ru.personal.exitTitle });
  await question.getByRole('button', { name: ru.personal.no }).click();
  await expect(question).toHaveCount(0);
  await expect(burger).toBeFocused();

  await burger.click();
  await menu.getByRole('link', { name: ru.header.history }).click();
  await expect(page.getByText(ru.personal.noHistory)).toBeVisible();
  await expect(menu).not.toBeVisible();
  expect((await stored(page)).personalSitebarAct).toBe('2');
});

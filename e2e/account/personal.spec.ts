import { texts as ru } from '#shared/i18n/ru/index';
import { expiredSession, PASSWORD, storeSession, test } from '../shared/customers';
import { apiCalls, expect, hydrated, NETWORK_ERROR } from '../shared/fixtures';
import { agree, LANGUAGES, open } from '../shared/steps';
import {
  addLinks,
  CAR,
  cards,
  editing,
  exit,
  fillCar,
  giveCar,
  holdNewCars,
  onlySpecifiedKeys,
  removal,
  save,
  sentCode,
  sidebar,
  signIn,
  stored,
} from './accountSteps';

for (const { language, prefix, t } of LANGUAGES) {
  test(`adds two cars to the garage, changes one and removes one, ${language}`, async ({
    context,
    page,
    request,
    customer,
    server,
  }) => {
    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/garage`);
    await expect(page.getByText(t.personal.noAuto)).toBeVisible();
    await expect(addLinks(page, t)).toHaveCount(2);
    await addLinks(page, t).first().click();
    await expect(page.getByRole('heading', { level: 1, name: t.personal.carAddTitle })).toBeFocused();
    await expect(save(page, t)).toBeDisabled();
    await fillCar(page, t, { ...CAR, number: ' 01а123вс' });
    const letThrough = await holdNewCars(page);
    await save(page, t).dblclick();
    await expect(page).toHaveURL(`${server.url}${prefix}/personal/garage`);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(/Chevrolet Cobalt.*01A.123.BC.*2017.*85.000/s);
    await expect(cards(page).getByRole('status')).toHaveText(t.personal.saving);
    await expect(cards(page).locator('a, button')).toHaveCount(0);
    letThrough();
    await expect(cards(page).getByRole('link', { name: editing(t) })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);

    await giveCar(request, server.url, customer, { number: '01123ABC', mileage: 1_234_567 });
    await open(page, `${prefix}/personal/garage`);
    await expect(cards(page)).toHaveCount(2);
    await expect(addLinks(page, t)).toHaveCount(0);

    await cards(page)
      .last()
      .getByRole('link', { name: editing(t) })
      .click();
    await expect(page.getByLabel(t.personal.mileageLabel)).toHaveValue('1\u00a0234\u00a0567');
    await expect(page.getByRole('combobox', { name: t.forms.model })).toHaveValue('Cobalt');
    await page.getByLabel(t.personal.mileageLabel).fill('1240000');
    await save(page, t).click();
    await expect(cards(page).last()).toContainText('1\u00a0240\u00a0000');

    await cards(page)
      .first()
      .getByRole('button', { name: removal(t) })
      .click();
    const question = page.getByRole('dialog', { name: t.personal.removeTitle });
    await question.getByRole('button', { name: t.personal.yes }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(addLinks(page, t)).toHaveCount(2);
    await expect(question).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('1\u00a0240\u00a0000');
    await onlySpecifiedKeys(page);
  });

  test(`shows a changed name everywhere and requires a code for a changed phone, ${language}`, async ({
    context,
    page,
    request,
    known: customer,
    server,
  }) => {
    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/profile`);
    await page.getByRole('link', { name: t.personal.edit }).click();
    await page.getByLabel(t.signIn.firstName).fill('Шахзода');
    await page.getByLabel(t.signIn.birthdate, { exact: true }).pressSequentially('07051990');
    await page.getByRole('radio', { name: t.signIn.woman }).check();
    const phone = `97${String(customer.userId).padStart(7, '0')}`;
    await page.getByLabel(t.personal.phone, { exact: true }).fill(phone);
    await save(page, t).click();
    const dialog = page.getByRole('dialog', { name: t.personal.proofTitle });
    await expect(dialog.getByText(t.signIn.sendAgainIn)).toBeVisible();
    await expect(dialog.getByLabel(t.signIn.code)).toBeFocused();
    await dialog.getByLabel(t.signIn.code).fill(await sentCode(request, server.url, phone));
    await dialog.getByLabel(t.personal.ownPassword, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: t.personal.proofSave }).click();
    await expect(page).toHaveURL(`${server.url}${prefix}/personal/profile`);
    await expect(page.getByRole('main')).toContainText(phone.replace(/^(..)(...)(..)(..)$/, '+998 $1 $2 $3 $4'));
    await expect(await sidebar(page, t)).toContainText('Шахзода Каримов');
    await onlySpecifiedKeys(page);
  });
}

test('refreshes a token that expired before a car is saved, and saves the car @desktop', async ({
  context,
  page,
  customer,
  server,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  await signIn(context, server.url, customer);
  await open(page, '/personal/car-add');
  await fillCar(page, ru, CAR);
  await storeSession(context, server.url, expiredSession(customer));
  const calls = apiCalls(page);
  await save(page, ru).click();
  await expect(cards(page).getByRole('link', { name: editing(ru) })).toBeVisible();
  await expect(cards(page)).toContainText('Chevrolet Cobalt');
  expect(calls.filter((call) => call.includes('/get-access'))).toHaveLength(1);
  expect(calls.filter((call) => call.includes('/car/create'))).toHaveLength(2);
  expect((await stored(page)).accessToken).not.toBe(customer.expiredAccessToken);
});

test('sign-out ends the session in both tabs and leaves nothing for the next customer @desktop', async ({
  context,
  page,
  request,
  customer,
  prepared,
  server,
}) => {
  const next = prepared.take();
  await giveCar(request, server.url, customer);
  await signIn(context, server.url, customer);
  await open(page, '/personal/garage');
  await expect(cards(page)).toHaveCount(1);
  const other = await context.newPage();
  await open(other, '/about');
  await other.locator('main button[aria-haspopup="dialog"]').first().click();
  await expect(other.getByLabel(ru.forms.name)).toHaveValue('Азиз Каримов');

  await exit(page, ru);
  await expect(page).toHaveURL(`${server.url}/home`);
  await expect(other.getByText(ru.about.not_register_login)).toBeVisible();
  for (const tab of [page, other]) await expect(tab.locator('header a[href$="/sign-in"]').first()).toBeAttached();
  await expect.poll(async () => Object.keys(await stored(page)).toSorted()).toEqual(['personalSitebarAct']);
  await expect
    .poll(async () => {
      const data = { refresh_token: customer.refreshToken };
      return (await request.post(`${server.url}/api/main/authentication/get-access`, { data })).status();
    })
    .toBe(401);
  await page.goBack();
  await expect(page).not.toHaveURL(/personal/);

  await signIn(context, server.url, { ...next });
  await other.getByRole('button', { name: ru.common.close }).click();
  await other.locator('main button[aria-haspopup="dialog"]').first().click();
  await expect(other.getByLabel(ru.forms.name)).toHaveValue('Азиз Каримов');
  await expect(other.getByLabel(ru.forms.phone)).toHaveValue(
    next.phone.replace(/^(\+998)(..)(...)(..)(..)$/, '$1 $2 $3 $4 $5'),
  );
  await open(page, '/personal/garage');
  await expect(page.getByText(ru.personal.noAuto)).toBeVisible();
});

test('redirects visitors without a session to /home and serves no personal data @desktop', async ({
  context,
  page,
  request,
  customer,
  server,
}) => {
  const calls = apiCalls(page);
  for (const [from, to] of [
    ['/personal/garage', '/home'],
    ['/uz/personal/prifile-edit', '/uz/home'],
  ]) {
    await page.goto(String(from));
    await expect(page).toHaveURL(server.url + to);
  }
  expect(calls.filter((call) => call.includes('/authentication/'))).toEqual([]);
  for (const path of ['/personal', '/personal/nowhere', '/uz/personal'])
    expect((await request.get(path)).status()).toBe(404);
  const shell = await request.get('/personal/garage', { headers: { cookie: 'signed_in=1' } });
  expect(shell.headers()['x-robots-tag'] ?? (await shell.text())).toContain('noindex');
  expect(await shell.text()).not.toContain(ru.personal.noAuto);

  await signIn(context, server.url, customer);
  await open(page, '/personal/car-edit/1000000');
  await expect(page.getByRole('heading', { level: 1, name: ru.notFound.title })).toBeVisible();
  await expect(await sidebar(page, ru)).toContainText('Азиз Каримов');
});

test('prefills public forms with the customer’s name and phone and empties them after success @desktop', async ({
  context,
  page,
  customer,
  server,
}) => {
  await signIn(context, server.url, customer);
  await open(page, '/shop/singl-shop/1');
  await page.getByRole('button', { name: ru.shop.buy }).click();
  const dialog = page.getByRole('dialog', { name: ru.shop.buyTitle });
  await expect(dialog.getByLabel(ru.forms.name)).toHaveValue('Азиз Каримов');
  await dialog.getByLabel(ru.shop.buyMessage).fill('Один');
  await agree(dialog);
  await dialog.getByRole('button', { name: ru.forms.send }).click();
  await expect(page.getByText(ru.forms.thanksTitle)).toBeVisible();
  await page.getByRole('button', { name: ru.shop.buy }).click();
  await expect(dialog.getByLabel(ru.forms.name)).toHaveValue('Азиз Каримов');
  await expect(dialog.getByLabel(ru.shop.buyMessage)).toHaveValue('');
});

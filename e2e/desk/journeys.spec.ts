import type { Browser, Page } from '@playwright/test';
import type { Field } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { contentTexts as t } from '#shared/i18n/ru/content/index';
import { deskTexts } from '#shared/i18n/ru/desk/index';
import { texts as site } from '#shared/i18n/ru/index';
import { expect, NETWORK_ERROR, test } from '../shared/fixtures';
import { fillIn } from '../shared/steps';
import { signIn, UNAUTHORIZED_ERROR } from './deskSteps';
import { DRAWING, valueFor, word } from './kindValues';

const PHOTO = 'public/media/heroes/oil-service.1600x900.webp';
/** A sample of kinds with different fields. e2e/desk/content.spec.ts covers kinds with texts only. */
const KINDS = ['services', 'parts', 'articles', 'branches', 'banners'] as const satisfies ContentKindName[];

test.beforeEach(({ watched }) => watched.tolerate(UNAUTHORIZED_ERROR));

const fieldOf = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);
const isKept = (page: Page) => expect(page.locator('[data-save="kept"]')).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (page: Page, text: string) =>
  expect(page.getByRole('status').getByRole('listitem').filter({ hasText: text }).last()).toBeVisible();

async function publish(page: Page) {
  await press(page, t.edit.publish);
  await expect(page.locator('[data-save="clean"]')).toBeVisible();
}

async function upload(page: Page, path: string) {
  const field = fieldOf(page, path);
  const cut = page.waitForResponse((reply) => reply.url().endsWith('/render'));
  await field.locator('input[type=file]:not([capture])').setInputFiles(PHOTO);
  await cut;
  const described = field.getByLabel(deskTexts.pictures.alt_in_ru);
  // The server stores identical files once, so the picture may already have its texts.
  if ((await described.inputValue()) !== '') return;
  await described.fill('Мастер меняет масло');
  await field.getByLabel(deskTexts.pictures.alt_in_uz).fill('Usta moy almashtirmoqda');
  await page.keyboard.press('Enter');
  await expect(field.getByText(deskTexts.pictures.saved)).toBeVisible();
}

async function fill(page: Page, path: string, field: Field, value: unknown) {
  if (!field.required && field.type !== 'money' && field.type !== 'whole') return;
  if (field.type === 'picture' && !field.drawing) await upload(page, path);
  else if (field.type === 'picture')
    await page.getByRole('button', { pressed: false }).locator(`img[src="${DRAWING}"]`).click();
  else if (field.type === 'place') await fieldOf(page, path).first().fill('41.30, 69.20');
  else if (field.type === 'group') await fieldOf(page, `${path}.0.info.ru`).fill('Текст');
  else if ('localized' in field && field.localized)
    for (const [language, text] of Object.entries(value as Record<string, string>))
      await fieldOf(page, `${path}.${language}`).fill(text);
  else await fieldOf(page, path).fill(String(value));
}

async function visitorOf(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

for (const kind of KINDS) {
  const inTurn = kind === 'services' ? '' : ' @all';
  test(`${kind}: staff create an item with a picture, publish it, resolve a conflict, restore and hide it @desktop${inTurn}`, async ({
    page,
    browser,
    baseURL,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const { fields, title } = kindOf(kind);
    const value = valueFor(fields, { kind, version: 1 });
    await signIn(page, baseURL ?? '', { who: 'editor', path: `/desk/content/${kind}` });
    await press(page, t.items.new);
    await fieldOf(page, `${title}.ru`).waitFor();
    for (const [path, field] of Object.entries(fields)) await fill(page, path, field, value[path]);
    await isKept(page);
    await publish(page);

    const id = Number(page.url().split('/').pop());
    const address = kindOf(kind).page.replace('{id}', String(id)).replace('{regionId}', '1').split('?')[0] ?? '/';
    const visitor = await visitorOf(browser, baseURL ?? '');
    const sees = async (version: number, is: boolean) => {
      const reply = await visitor.goto(address);
      expect((await reply?.text())?.includes(word(kind, 'ru', version))).toBe(is);
    };
    await sees(1, true);

    // Blocks live updates to force a conflict.
    await page.route('**/api/desk/events*', (route) => route.abort());
    await page.reload();
    await fieldOf(page, `${title}.ru`).waitFor();
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await signIn(other, baseURL ?? '', { who: 'manager', path: new URL(page.url()).pathname });
    await fieldOf(other, `${title}.ru`).fill(word(kind, 'ru', 2));
    await isKept(other);
    await context.close();
    await fieldOf(page, `${title}.ru`).fill(word(kind, 'ru', 3));
    await page.getByRole('button', { name: t.conflict.compare }).first().click();
    const dialog = page.getByRole('dialog', { name: t.conflict.title });
    await expect(dialog.getByText(word(kind, 'ru', 2))).toBeVisible();
    await expect(dialog.getByText(word(kind, 'ru', 3))).toBeVisible();
    await dialog.getByRole('radio', { name: t.conflict.theirs }).check();
    await dialog.getByRole('button', { name: t.conflict.apply }).click();
    await expect(dialog).toBeHidden();
    await expect(fieldOf(page, `${title}.ru`)).toHaveValue(word(kind, 'ru', 2));
    await publish(page);
    await sees(2, true);

    await page.getByRole('button', { name: t.edit.versions }).click();
    const versions = page.getByRole('dialog', { name: t.versions.title });
    await versions.getByRole('listitem').nth(1).getByRole('button').click();
    await versions.getByRole('button', { name: t.versions.restore }).click();
    await expect(fieldOf(page, `${title}.ru`)).toHaveValue(word(kind, 'ru', 1));
    await publish(page);
    await sees(1, true);
    await press(page, t.edit.hide);
    await toast(page, t.edit.hidden);
    await sees(1, false);
    await visitor.context().close();
  });
}

test('staff create a service with a category and get a visitor’s request within three minutes @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const since = performance.now();
  await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk/content/serviceCategories' });
  await press(page, t.items.new);
  await fieldOf(page, 'name.ru').fill('Тюнинг');
  await fieldOf(page, 'name.uz').fill('Tyuning');
  await isKept(page);
  await publish(page);
  const category = page.url();

  await page.goto('/desk/content/services');
  await press(page, t.items.new);
  for (const [path, text] of [
    ['name.ru', 'Шумоизоляция салона'],
    ['name.uz', 'Salonni shovqindan himoyalash'],
    ['description.ru', 'Разбираем салон, клеим материалы в два слоя и собираем без единого скрипа.'],
    ['description.uz', 'Salonni ochamiz, materiallarni ikki qavat yopishtiramiz va gʻijirlamaydigan qilib yigʻamiz.'],
    ['priceFrom', '2400000'],
    ['durationMinutes', '480'],
  ] as const)
    await fieldOf(page, path).fill(text);
  await fieldOf(page, 'categoryId').fill('Тюнинг');
  await page.getByRole('option', { name: 'Тюнинг' }).click();
  await upload(page, 'photo');
  await page.locator(`button img[src="${DRAWING}"]`).click();
  await isKept(page);
  await publish(page);

  const visitor = await visitorOf(browser, baseURL ?? '');
  await visitor.goto(`/services/singl-services/${page.url().split('/').pop()}`);
  const main = visitor.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Шумоизоляция салона');
  await expect(main.getByRole('img', { name: 'Мастер меняет масло' })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: /2\u00a0400\u00a0000/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Тюнинг' })).toBeVisible();
  const form = visitor.getByRole('form', { name: site.forms.appointmentTitle });
  await fillIn(form);
  await form.getByRole('button', { name: site.forms.send }).click();
  await expect(visitor.getByRole('dialog', { name: site.forms.thanksTitle })).toBeVisible();
  const seconds = (performance.now() - since) / 1_000;
  test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) });
  await visitor.context().close();

  // Restores the state for later tests.
  for (const address of [page.url(), category]) {
    await page.goto(address);
    await press(page, t.edit.hide);
    await toast(page, t.edit.hidden);
  }
});

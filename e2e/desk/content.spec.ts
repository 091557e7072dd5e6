import type { Browser, Page } from '@playwright/test';
import { contentTexts as ru, kindTexts as ruKinds } from '#shared/i18n/ru/content/index';
import { contentTexts as uz, kindTexts as uzKinds } from '#shared/i18n/uz/content/index';
import { isAccessibleInItsTheme, isReachable } from '../shared/accessible';
import { expect, NETWORK_ERROR, contentTest as test } from '../shared/fixtures';
import { hasNoSidewaysScroll } from '../shared/steps';
import { signIn, UNAUTHORIZED_ERROR } from './deskSteps';

test.beforeEach(({ watched }) => watched.tolerate(UNAUTHORIZED_ERROR));

const LANGUAGES = [
  { language: 'ru', prefix: '', t: ru, kinds: ruKinds },
  { language: 'uz', prefix: '/uz', t: uz, kinds: uzKinds },
] as const;

const fieldOf = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);

/** Narrow screens show one language at a time. */
async function type(page: Page, path: string, text: string, t: typeof ru) {
  const language = path.endsWith('.uz') ? 'uz' : 'ru';
  await page.locator('[data-shown]').waitFor();
  const option = page.getByRole('radiogroup', { name: t.lang.both }).getByRole('radio', { name: t.lang[language] });
  if (await option.isVisible()) await option.check();
  await fieldOf(page, path).fill(text);
}

const saved = (page: Page, t: typeof ru) => expect(page.locator('[data-save="kept"]')).toHaveText(t.save.kept);
const toast = (page: Page, text: string) =>
  expect(page.getByRole('status').getByRole('listitem').filter({ hasText: text }).last()).toBeVisible();

async function visitor(browser: Browser, baseURL: string, path: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

for (const { language, prefix, t, kinds } of LANGUAGES) {
  test(`creates a question in both languages, publishes, changes, restores and hides it, ${language}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, baseURL ?? '', { language, who: 'editor', path: '/desk/content' });
    await page.getByRole('main').getByRole('link', { name: kinds.faq.name, exact: true }).click();
    await page.getByRole('button', { name: t.items.new, exact: true }).click();
    await type(page, 'question.ru', 'Можно ли <b>ждать</b> в зале?', t);
    await type(page, 'answer.ru', 'Да, есть кофе и интернет.', t);
    await type(page, 'question.uz', "Zalda kutib o'tirsa bo'ladimi?", t);
    await type(page, 'answer.uz', 'Ha, qahva va internet bor.', t);
    await saved(page, t);
    await page.reload();
    await expect(fieldOf(page, 'question.ru')).toHaveValue('Можно ли <b>ждать</b> в зале?');

    await type(page, 'answer.uz', 'Ha, qahva va internet bor', t);
    await page.getByRole('button', { name: t.field.setRight }).click();
    await expect(fieldOf(page, 'question.uz')).toHaveValue('Zalda kutib oʻtirsa boʻladimi?');
    await hasNoSidewaysScroll(page);
    await page.getByRole('button', { name: t.edit.publish, exact: true }).click();
    await toast(page, t.edit.published);

    const question = language === 'ru' ? 'Можно ли <b>ждать</b> в зале?' : 'Zalda kutib oʻtirsa boʻladimi?';
    const other = await visitor(browser, baseURL ?? '', `${prefix}/about`);
    await expect(other.getByText(question)).toBeVisible();

    await type(page, `question.${language}`, 'Wi-Fi?', t);
    await saved(page, t);
    await other.reload();
    await expect(other.getByText(question)).toBeVisible();
    await page.getByRole('button', { name: t.edit.publish, exact: true }).click();
    await expect(page.locator('[data-save="clean"]')).toBeVisible();
    await other.reload();
    await expect(other.getByText('Wi-Fi?')).toBeVisible();

    await page.getByRole('button', { name: t.edit.versions }).click();
    const versions = page.getByRole('dialog', { name: t.versions.title });
    await versions.getByRole('listitem').nth(1).getByRole('button').click();
    await expect(versions.getByText('Wi-Fi?')).toBeVisible();
    await versions.getByRole('button', { name: t.versions.restore }).click();
    await toast(page, t.versions.restored);
    await expect(fieldOf(page, `question.${language}`)).toHaveValue(question);
    await page.getByRole('button', { name: t.edit.publish, exact: true }).click();
    await expect(page.locator('[data-save="clean"]')).toBeVisible();
    await other.reload();
    await expect(other.getByText(question)).toBeVisible();

    await page.getByRole('button', { name: t.edit.hide, exact: true }).click();
    await toast(page, t.edit.hidden);
    await other.reload();
    await expect(other.getByRole('main').locator('summary').first()).toBeVisible();
    await expect(other.getByText(question)).toHaveCount(0);
    await other.context().close();
  });

  test(`axe finds no violation in the content section, ${language}`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, baseURL ?? '', { language, path: '/desk/content' });
    for (const path of ['content', 'content/parts', 'content/parts/1', 'content/branches/1', 'content/articles/1']) {
      await page.goto(`/desk/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy]')).toHaveCount(0);
      await hasNoSidewaysScroll(page);
      await isAccessibleInItsTheme(page, path);
    }
    await page.getByRole('button', { name: t.edit.versions }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isAccessibleInItsTheme(page, 'the versions');
    await page.goto('/desk/content/parts');
    await page.getByRole('main').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: t.bulk.price }).click();
    const dialog = page.getByRole('dialog', { name: t.bulk.priceTitle });
    await dialog.getByLabel(t.bulk.percent, { exact: true }).last().fill('10');
    await dialog.getByRole('button', { name: t.bulk.look }).click();
    await expect(dialog.locator('ins')).toBeVisible();
    await isAccessibleInItsTheme(page, 'a change of prices');
  });
}

test('changes prices by per cent after a dry run @phone', async ({ page, baseURL, request }) => {
  await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk/content/parts' });
  const first = page.locator('[data-row="1"]');
  const priceOf = async () => {
    const part = (await (await request.get('/api/main/spare-part/1/')).json()) as { price: string };
    return Number(part.price);
  };
  const before = await priceOf();
  await first.getByRole('checkbox').check();
  await page.getByRole('button', { name: ru.bulk.price }).click();
  const dialog = page.getByRole('dialog', { name: ru.bulk.priceTitle });
  const percent = dialog.getByRole('textbox', { name: ru.bulk.percent });
  // Not `numeric`, because that keyboard lacks a minus key on some phones.
  await expect(percent).toHaveAttribute('inputmode', 'decimal');
  await percent.fill('10');
  const priceAfter = async () => Number((await dialog.locator('ins').innerText()).replaceAll(/\D/g, ''));
  await dialog.getByRole('radio', { name: ru.bulk.down }).check();
  await dialog.getByRole('button', { name: ru.bulk.look }).click();
  expect(await priceAfter()).toBe(Math.round(before * 0.9));
  await dialog.getByRole('radio', { name: ru.bulk.up }).check();
  await dialog.getByRole('button', { name: ru.bulk.look }).click();
  expect(await priceAfter()).toBe(Math.round(before * 1.1));
  await isReachable(page);
  expect(await priceOf()).toBe(before);
  await percent.fill('1e3');
  await dialog.getByRole('button', { name: ru.bulk.look }).click();
  await expect(dialog.getByText(ru.bulk.wrongAmount)).toBeVisible();
  await percent.fill('900');
  await dialog.getByRole('button', { name: ru.bulk.look }).click();
  await expect(dialog.getByText(ru.bulk.haveWarnings.replace('{{count}}', '1'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: ru.bulk.applyAnyway })).toBeVisible();
  await percent.fill('10');
  await dialog.getByRole('button', { name: ru.bulk.look }).click();
  await dialog.getByRole('button', { name: ru.bulk.apply, exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await priceOf()).toBe(Math.round(before * 1.1));
});

test('merges two people’s changes of one article and asks about fields that both changed @phone', async ({
  page,
  browser,
  baseURL,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk/content/articles/2' });
  await fieldOf(page, 'title.ru').waitFor();
  // Blocks live updates to force a conflict.
  await page.route('**/api/desk/events*', (route) => route.abort());
  await page.reload();
  await fieldOf(page, 'title.ru').waitFor();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await signIn(other, baseURL ?? '', { who: 'manager', path: '/desk/content/articles/2' });
  await type(other, 'title.ru', 'Чужой заголовок', ru);
  await type(other, 'title.uz', 'Boshqa sarlavha', ru);
  await saved(other, ru);
  await context.close();

  await type(page, 'title.ru', 'Мой заголовок', ru);
  await type(page, 'blocks.0.title.ru', 'Мой подзаголовок', ru);
  await page.getByRole('button', { name: ru.conflict.compare }).first().click();
  const dialog = page.getByRole('dialog', { name: ru.conflict.title });
  await expect(dialog.getByText('Чужой заголовок')).toBeVisible();
  await expect(dialog.getByText('Мой заголовок')).toBeVisible();
  await expect(dialog.getByText('Boshqa sarlavha')).toHaveCount(0);
  await dialog.getByRole('radio', { name: ru.conflict.theirs }).check();
  await dialog.getByRole('button', { name: ru.conflict.apply }).click();
  await saved(page, ru);
  await page.reload();
  await expect(fieldOf(page, 'title.ru')).toHaveValue('Чужой заголовок');
  await expect(fieldOf(page, 'title.uz')).toHaveValue('Boshqa sarlavha');
  await expect(fieldOf(page, 'blocks.0.title.ru')).toHaveValue('Мой подзаголовок');
});

test('the editor keeps typed text after a closed tab or a lost connection; keys save, open the next item and publish @desktop', async ({
  page,
  context,
  baseURL,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk/content/articleTags' });
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await links.nth(1).waitFor();
  const names = await links.allTextContents();
  await links.first().click();
  await fieldOf(page, 'name.ru').waitFor();
  const address = page.url();
  await page.route('**/api/desk/content/**', (route) => route.abort());
  await type(page, 'name.ru', 'Набрано без связи', ru);
  await expect(page.locator('[data-save="offline"]')).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto('/desk/content/articleTags');
  await again.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(again).toHaveURL(address);
  await expect(fieldOf(again, 'name.ru')).toHaveValue('Набрано без связи');
  await fieldOf(again, 'name.ru').press('Control+Enter');
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '');
  await again.goto(address);
  await expect(fieldOf(again, 'name.ru')).toHaveValue('Набрано без связи');
  await saved(again, ru);
  await fieldOf(again, 'name.ru').press('Control+Shift+Enter');
  await expect(again.locator('[data-save="clean"]')).toBeVisible();
  await expect(again).toHaveURL(address);
});

import type { PlaywrightTestArgs } from '@playwright/test';
import { contentTexts as content } from '#shared/i18n/ru/content/index';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { texts as siteRu } from '#shared/i18n/ru/index';
import { texts as siteUz } from '#shared/i18n/uz/index';
import { expect, hydrated, NETWORK_ERROR, test } from '../shared/fixtures';
import { fillIn, hasNoSidewaysScroll } from '../shared/steps';
import { LANGUAGES, send, signIn, statusOf, UNAUTHORIZED_ERROR } from './deskSteps';

test.beforeEach(({ watched }) => watched.tolerate(UNAUTHORIZED_ERROR));

type Parts = Pick<PlaywrightTestArgs, 'page' | 'context'> & { baseURL: string | undefined };

async function followOne({ page, context, baseURL }: Parts, { language, prefix, t }: (typeof LANGUAGES)[number]) {
  const site = language === 'ru' ? siteRu : siteUz;
  await signIn(page, baseURL ?? '', { language, path: '/desk/inbox?status=new' });
  await expect(page.locator('[data-enquiry]').first()).toBeVisible();
  const counted = await page.title();

  const visitor = await context.newPage();
  await visitor.goto(prefix || '/');
  await hydrated(visitor);
  const form = visitor.locator('#appointment');
  await form.scrollIntoViewIfNeeded();
  await fillIn(form, site);
  await form.getByLabel(site.forms.message).fill('Стучит <b>справа</b>');
  await form.getByRole('button', { name: site.forms.send }).click();
  const track = visitor.getByRole('dialog').getByRole('link', { name: site.forms.thanksTrack });
  await track.waitFor();

  const line = page.getByRole('link').filter({ hasText: 'Стучит <b>справа</b>' });
  await expect(line).toBeVisible();
  await expect(page).not.toHaveTitle(counted);
  await line.click();
  const enquiry = page.getByRole('article');
  const note = enquiry.getByRole('textbox', { name: t.enquiry.note });
  const place = await note.boundingBox();
  await enquiry.getByRole('button', { name: t.enquiry.take }).click();
  await expect(statusOf(page, t)).toHaveValue('in_work');
  const assignee = enquiry.getByLabel(t.enquiry.assignee, { exact: true });
  await expect(assignee.locator('option:checked')).toHaveText('Шахноза Каримова');
  await expect(enquiry.locator('ins').filter({ hasText: 'Шахноза Каримова' })).toBeVisible();
  expect(await note.boundingBox(), 'a hand that is about to write').toEqual(place);
  await note.fill('Ждём в десять');
  await enquiry.getByRole('button', { name: t.enquiry.addNote }).click();
  await expect(enquiry.getByRole('listitem').filter({ hasText: 'Ждём в десять' })).toBeVisible();
  await expect(note).toHaveValue('');

  await statusOf(page, t).selectOption('refused');
  const toast = page.getByRole('status').getByRole('listitem').filter({ hasText: t.status.refused });
  await toast.getByRole('button', { name: t.frame.undo }).click();
  await expect(statusOf(page, t)).toHaveValue('in_work');
  await statusOf(page, t).selectOption('done');
  await expect(enquiry.locator('ins').filter({ hasText: t.status.done })).toBeVisible();

  await hasNoSidewaysScroll(page);
  await track.click();
  await visitor.getByLabel(site.track.phoneEnd).fill('4567');
  await visitor.getByRole('button', { name: site.track.find }).click();
  await expect(visitor.getByRole('article')).toContainText(site.track.stepDone);
}

for (const one of LANGUAGES) {
  test(`shows a new enquiry live, staff process and answer it and undo a change, and the customer tracks it, ${one.language}`, ({
    page,
    context,
    baseURL,
  }) => followOne({ page, context, baseURL }, one));
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });
  for (const one of LANGUAGES) {
    test(`tracks an enquiry from the site to its answer, in ${one.language} @desktop${one.language === 'ru' ? '' : ' @all'}`, ({
      page,
      context,
      baseURL,
    }) => followOne({ page, context, baseURL }, one));
  }
});

test('shows both versions to the second of two people who change an enquiry', async ({
  page,
  browser,
  request,
  baseURL,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  const { id } = await send(request);
  await signIn(page, baseURL ?? '', { path: `/desk/inbox/${id}?status=new` });
  // Blocks live updates to force a conflict.
  await page.route('**/api/desk/events*', (route) => route.abort());
  await page.reload();
  await expect(statusOf(page, ru)).toHaveValue('new');
  await page.getByRole('textbox', { name: ru.enquiry.note }).fill('Недописанная заметка');

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await signIn(other, baseURL ?? '', { who: 'manager', path: `/desk/inbox/${id}?status=new` });
  await statusOf(other, ru).selectOption('waiting');
  await expect(other.getByRole('status').getByRole('listitem')).toContainText(ru.status.waiting);
  await context.close();

  await statusOf(page, ru).selectOption('refused');
  const dialog = page.getByRole('dialog', { name: ru.enquiry.conflict });
  await expect(dialog.getByRole('cell', { name: ru.status.waiting })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: ru.status.refused })).toBeVisible();
  await dialog.getByRole('button', { name: ru.enquiry.keepTheirs }).click();
  await expect(statusOf(page, ru)).toHaveValue('waiting');
  await expect(page.getByRole('textbox', { name: ru.enquiry.note })).toHaveValue('Недописанная заметка');
});

test('staff of one branch cannot reach another branch by list, address or API', async ({
  page,
  request,
  baseURL,
  watched,
}) => {
  watched.tolerate(/Failed to load resource.*404/);
  const branches = (await (await request.get('/api/main/branch/list-for-users')).json()) as {
    branches: { id: number; name: string }[];
  };
  const foreign = branches.branches.at(-1)?.id;
  const { id, reference } = await send(request, { branch: foreign });
  const nobodys = await send(request);
  await signIn(page, baseURL ?? '', { who: 'adviser', path: `/desk/inbox?status=all&q=${reference}` });
  await expect(page.getByText(ru.inbox.empty)).toBeVisible();
  await page.goto(`/desk/inbox/${id}`);
  await expect(page.getByText(ru.frame.notFoundText)).toBeVisible();
  expect((await page.request.get(`/api/desk/enquiries/${id}`)).status()).toBe(404);
  expect((await page.request.get(`/api/desk/enquiries/${nobodys.id}`)).status()).toBe(200);
  for (const path of ['staff', 'audit', 'messages']) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole('heading', { name: ru.frame.forbidden })).toBeVisible();
  }
});

test('denies an editor the sections of other roles with a message @desktop', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk' });
  await expect(page.getByRole('heading', { name: content.counts.title })).toBeVisible();
  for (const path of ['inbox', 'today', 'day', 'customers', 'staff', 'audit', 'messages']) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole('heading', { name: ru.frame.forbidden })).toBeVisible();
  }
});

test('works through the inbox by keyboard alone @desktop', async ({ page, request, baseURL }) => {
  const { reference } = await send(request, { full_name: 'Клавиатура Первая' });
  await page.context().addCookies([{ name: 'desk_language', value: 'ru', url: baseURL ?? '' }]);
  await page.goto('/desk/inbox');
  await page.getByLabel(ru.signIn.phone).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('900000011');
  await page.keyboard.press('Tab');
  await page.keyboard.type('yolda-demo');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-enquiry]').first()).toBeVisible();

  const enquiry = page.getByRole('article');
  await page.keyboard.press('j');
  await expect(enquiry.getByRole('heading', { level: 2 })).toHaveText('Клавиатура Первая');
  await page.keyboard.press('t');
  await expect(statusOf(page, ru)).toHaveValue('in_work');
  await page.keyboard.press('n');
  await page.keyboard.type('Перезвонить в пять, до wd');
  await page.keyboard.press('Control+Enter');
  await expect(enquiry.getByRole('listitem').filter({ hasText: 'Перезвонить в пять, до wd' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await expect(statusOf(page, ru)).toHaveValue('done');
  await page.keyboard.press('z');
  await expect(statusOf(page, ru)).toHaveValue('in_work');

  await page.keyboard.press('j');
  await expect(enquiry.getByRole('heading', { level: 2 })).not.toHaveText('Клавиатура Первая');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: /Выбраны 2/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enquiry).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type(reference.slice(2, 6));
  await expect(page.locator('[data-enquiry]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: ru.keys.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog').getByLabel(ru.entry.phone)).toBeFocused();
});

test('the call form suggests the customer and car of the typed phone number @phone', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '');
  await page.getByRole('button', { name: ru.inbox.enter }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(ru.entry.phone).pressSequentially('900000001');
  await form.getByRole('button', { name: /Дилшод/ }).click();
  await expect(form.getByLabel(ru.entry.name)).toHaveValue(/Дилшод/);
  await expect(form.getByRole('combobox', { name: siteRu.forms.model })).toHaveValue('Cobalt');
  await form.getByLabel(ru.entry.text).fill('Просит перезвонить про кондиционер');
  await form.getByRole('button', { name: ru.entry.save }).click();
  const enquiry = page.getByRole('article');
  await expect(enquiry).toContainText('Просит перезвонить про кондиционер');
  await expect(enquiry).toContainText('Chevrolet Cobalt');
  await expect(statusOf(page, ru)).toHaveValue('in_work');
});

test('changes the answer deadline of an enquiry and undoes the change', async ({ page, request, baseURL }) => {
  const { id } = await send(request);
  await signIn(page, baseURL ?? '', { path: `/desk/inbox/${id}` });
  const due = page.getByTitle(ru.enquiry.changeDue);
  const before = (await due.textContent()) ?? '';
  await due.click();
  await page.getByLabel(ru.enquiry.due).fill('2027-01-15T10:30');
  await page.getByRole('button', { name: ru.frame.save }).click();
  await expect(due).toHaveText('15 января, 10:30');
  await page.getByRole('status').getByRole('button', { name: ru.frame.undo }).click();
  await expect(due).toHaveText(before);
});

test('links an enquiry about a purchase to its product @desktop', async ({ page, request, baseURL }) => {
  const { id } = await send(request, { section: 'shop', part: 1, text: 'Две штуки' });
  await signIn(page, baseURL ?? '', { path: `/desk/inbox/${id}` });
  const link = page.getByRole('article').locator('a[href="/shop/singl-shop/1"]');
  await expect(link).toBeVisible();
  await expect(link).not.toBeEmpty();
});

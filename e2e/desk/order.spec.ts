import type { Page } from '@playwright/test';
import { contentTexts as ru } from '#shared/i18n/ru/content/index';
import { expect, contentTest as test } from '../shared/fixtures';
import { signIn, UNAUTHORIZED_ERROR } from './deskSteps';

test.beforeEach(({ watched }) => watched.tolerate(UNAUTHORIZED_ERROR));

const saved = (page: Page) =>
  expect(page.getByRole('status').getByRole('listitem').filter({ hasText: ru.order.saved }).last()).toBeVisible();

test('reorders content items by keyboard and cancels by Escape @desktop', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk/content/promos' });
  const titles = () => page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents();
  const handle = page.getByRole('button', { name: new RegExp(`^${ru.order.handle.replace('{{title}}', '')}`) }).first();
  await handle.waitFor();
  const [one, two] = await titles();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Взято: /)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect((await titles()).slice(0, 2)).toEqual([one, two]);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Место 2 из /)).toBeAttached();
  await page.keyboard.press('Space');
  await saved(page);
  await page.reload();
  await handle.waitFor();
  expect((await titles()).slice(0, 2)).toEqual([two, one]);
});

test('drags a content item by its handle to another position @desktop', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk/content/employees' });
  const titles = () => page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents();
  const handles = page.locator('[data-handle]');
  await handles.first().waitFor();
  const [one, two, three] = await titles();
  const start = await handles.nth(0).boundingBox();
  const end = await handles.nth(2).boundingBox();
  if (!start || !end) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y + 60, { steps: 4 });
  await page.mouse.move(end.x + 10, end.y + 20, { steps: 8 });
  await page.mouse.up();
  await saved(page);
  await page.reload();
  await handles.first().waitFor();
  expect((await titles()).slice(0, 3)).toEqual([two, three, one]);
});

import { deskTexts as ru } from '../src/shared/i18n/ru/desk';
import { deskTexts as uz } from '../src/shared/i18n/uz/desk';
import { isAccessibleInBothThemes } from './accessible';
import { NOBODY, signIn } from './deskSteps';
import { expect, test } from './fixtures';

const BRANCH = 'public/media/branches/andijan.960x640.webp';
const PORTRAIT = 'public/media/staff/aydos-seytniyazov.640x800.webp';
const t = ru.pictures;

test.beforeEach(({ watched }) => watched.tolerate(NOBODY));

test('an editor uploads a picture, moves its point by keys, describes it, finds it, and deletes it', async ({
  page,
  baseURL,
  watched,
}) => {
  await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk/pictures' });
  await expect(page.getByText(t.none)).toBeVisible();
  await isAccessibleInBothThemes(page, 'an empty library');

  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t.choose }).click();
  await (await chosen).setFiles(BRANCH);
  const dialog = page.getByRole('dialog');
  const point = dialog.getByRole('slider', { name: t.focus });
  await point.focus();
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', /40\s%.*48\s%/);
  expect((await saved).status()).toBe(200);
  await isAccessibleInBothThemes(page, 'a picture');

  await dialog.getByLabel(t.alt_in_ru).fill('Филиал на рассвете');
  await dialog.getByLabel(t.alt_in_uz).fill('Filial tongda');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t.saved)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Филиал на рассвете' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The other language, a reload, and any part of the words.
  await page.context().addCookies([{ name: 'desk_language', value: 'uz', url: baseURL ?? '' }]);
  await page.goto('/desk/pictures');
  await page.getByRole('searchbox', { name: uz.pictures.search }).fill('рассвет');
  await expect(page).toHaveURL(/q=/);
  const tile = page.getByRole('main').getByRole('button', { name: /Filial tongda/ });
  await expect(tile).toContainText(uz.pictures.unused);
  await isAccessibleInBothThemes(page, 'the library');

  const src = (await tile.locator('img').getAttribute('src')) ?? '';
  expect(src).toMatch(/^\/media\/p\/[0-9a-f]{20}\.640x427\.webp$/);
  const file = await page.request.get(src);
  expect(file.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });

  await tile.click();
  await expect(page.getByRole('dialog').getByRole('slider')).toHaveAttribute('aria-valuetext', /40\s%.*48\s%/);
  await page.getByRole('button', { name: uz.pictures.delete, exact: true }).click();
  await page.getByRole('button', { name: uz.pictures.deleteYes }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(uz.pictures.deleted)).toBeVisible();
  await expect(page.getByText(uz.pictures.empty)).toBeVisible();

  // What is no picture is refused beside the field, and stands in no list.
  watched.tolerate(/Failed to load resource.*400/);
  await page.locator('input[type=file]:not([capture])').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'JPEG, PNG, WebP' })).toBeVisible();
  await isAccessibleInBothThemes(page, 'a refused file');
});

test('a point is moved by a finger or a mouse, and the page stays where it is', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', { who: 'manager', path: '/desk/pictures' });
  await page.locator('input[type=file]:not([capture])').setInputFiles(PORTRAIT);
  const point = page.getByRole('dialog').getByRole('slider');
  const box = await point.boundingBox();
  if (!box) throw new Error('The point is nowhere');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 - 60, { steps: 4 });
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  await expect(point).not.toHaveAttribute('aria-valuetext', /50\s%/);
});

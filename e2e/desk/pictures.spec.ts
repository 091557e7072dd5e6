import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contentTexts } from '#shared/i18n/ru/content/index';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { deskTexts as uz } from '#shared/i18n/uz/desk/index';
import {
  isAccessibleInBothThemes,
  isAccessibleInItsTheme,
  isFocusVisible,
  isReachable,
  waitUntilStable,
} from '../shared/accessible';
import { expect, contentTest as test } from '../shared/fixtures';
import { signIn, UNAUTHORIZED_ERROR } from './deskSteps';

const BRANCH = 'public/media/branches/andijan.960x640.webp';
const PORTRAIT = 'public/media/staff/aydos-seytniyazov.640x800.webp';
const t = ru.pictures;

test.beforeEach(({ watched }) => watched.tolerate(UNAUTHORIZED_ERROR));

test('an editor uploads a picture, moves its focus point by keys, adds alternative texts, finds and deletes it', async ({
  page,
  baseURL,
  watched,
}) => {
  await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk/pictures' });
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

  await page.context().addCookies([{ name: 'desk_language', value: 'uz', url: baseURL ?? '' }]);
  await page.goto('/desk/pictures');
  await page.getByRole('searchbox', { name: uz.pictures.search }).fill('рассвет');
  await expect(page).toHaveURL(/q=/);
  const tile = page.getByRole('main').getByRole('button', { name: /Filial tongda/ });
  await expect(tile).toContainText(uz.pictures.unused);
  await isAccessibleInBothThemes(page, 'the library');

  const src = (await tile.locator('img').getAttribute('src')) ?? '';
  expect(src).toMatch(/^\/media\/p\/[0-9a-f]{20}\.640x427\.webp$/);

  await tile.click();
  await expect(page.getByRole('dialog').getByRole('slider')).toHaveAttribute('aria-valuetext', /40\s%.*48\s%/);
  await page.getByRole('button', { name: uz.pictures.delete, exact: true }).click();
  await page.getByRole('button', { name: uz.pictures.deleteYes }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(uz.pictures.deleted)).toBeVisible();
  await expect(page.getByText(uz.pictures.empty)).toBeVisible();

  watched.tolerate(/Failed to load resource.*400/);
  await page.locator('input[type=file]:not([capture])').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'JPEG, PNG, WebP' })).toBeVisible();
  await isAccessibleInBothThemes(page, 'a refused file');
});

async function discarded(page: Page): Promise<void> {
  const { edit } = contentTexts;
  await page.getByRole('button', { name: edit.discard, exact: true }).click();
  await page
    .getByRole('dialog', { name: edit.discardQuestion })
    .getByRole('button', { name: edit.discard, exact: true })
    .click();
  await expect(page.locator('[data-save="clean"]')).toBeVisible();
}

for (const width of [360, 768, 1440])
  test(`at ${width} px sets and draws the focus point where the picture was pressed @desktop`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk/content/employees/2' });
    const wide = { create: { width: 3000, height: 1200, channels: 3, background: '#357' } } as const;
    await page
      .getByRole('main')
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: await sharp(wide).png().toBuffer() });
    const field = page.getByRole('main');
    const point = field.getByRole('slider', { name: t.focus });
    await expect(point).toBeVisible();
    const picture = field.locator('[role=presentation] > img');
    await picture.scrollIntoViewIfNeeded();
    await waitUntilStable(page);
    const boxOf = async () => {
      const box = await picture.boundingBox();
      if (!box) throw new Error('The picture is not visible');
      return box;
    };
    expect((await boxOf()).width / (await boxOf()).height).toBeCloseTo(2.5, 1);
    const isDrawnAt = async (x: number, y: number) => {
      const box = await boxOf();
      const drawn = await point.boundingBox();
      if (!drawn) throw new Error('The focus point is not visible');
      expect((drawn.x + drawn.width / 2 - box.x) / box.width).toBeCloseTo(x, 1);
      expect((drawn.y + drawn.height / 2 - box.y) / box.height).toBeCloseTo(y, 1);
    };
    for (const [x, y] of [
      [0.25, 0.95],
      [0.8, 0.1],
    ] as const) {
      // Scroll the point from under the bars.
      await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const { x: left, y: top, width: across, height: down } = await boxOf();
      const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
      await page.mouse.click(left + across * x, top + down * y);
      const { focus } = (await saved).request().postDataJSON();
      expect(focus).toEqual({ x: expect.closeTo(x, 1), y: expect.closeTo(y, 1) });
      await isDrawnAt(focus.x, focus.y);
    }
    await point.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.locator('[data-save="kept"]')).toBeVisible();
    await isDrawnAt(0.8, 0.2);
    await discarded(page);
  });

test('uploads a logo uncropped and rejects an SVG', async ({ page, baseURL, watched }) => {
  await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk/content/brands/1' });
  const field = page.getByRole('main');
  const input = field.locator('input[type=file]:not([capture])');
  const logo = { create: { width: 600, height: 200, channels: 4, background: '#00000000' } } as const;
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await sharp(logo).png().toBuffer() });
  const address = field.locator('[data-path="logo"]');
  await expect(address).toHaveValue(/^\/media\/p\/[0-9a-f]{20}\.600x200\.webp$/);
  await expect(page.locator('[data-save="kept"]')).toBeVisible();
  await expect(field.getByRole('slider')).toHaveCount(0);
  const shown = field.getByRole('img', { name: contentTexts.field.preview });
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(600);
  await isReachable(page);
  await isAccessibleInItsTheme(page, 'a logo');

  watched.tolerate(/Failed to load resource.*400/);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(field.getByRole('alert').filter({ hasText: 'JPEG, PNG, WebP' })).toBeVisible();
  await discarded(page);
});

type Place = { x: number; y: number };

async function dragByFinger(page: Page, from: Place, to: Place): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
}

async function dragByMouse(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('drags the focus point by mouse or touch without scrolling the dialog @both', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await signIn(page, baseURL ?? '', { who: 'manager', path: '/desk/pictures' });
  await page.locator('input[type=file]:not([capture])').setInputFiles(PORTRAIT);
  const dialog = page.getByRole('dialog');
  const point = dialog.getByRole('slider');
  await expect(point).toBeVisible();
  await waitUntilStable(page);
  await dialog.evaluate((node) => node.scrollTo(0, 40));
  const box = await point.boundingBox();
  const shown = await dialog.locator('img').first().boundingBox();
  if (!box || !shown) throw new Error('The focus point is not visible');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await (isMobile ? dragByFinger : dragByMouse)(page, from, { x: from.x + 40, y: from.y - 60 });
  expect((await saved).request().postDataJSON()).toEqual({
    focus: { x: expect.closeTo(0.5 + 40 / shown.width, 1), y: expect.closeTo(0.5 - 60 / shown.height, 1) },
  });
  expect(await dialog.evaluate((node) => node.scrollTop)).toBe(40);

  await page.goto('/desk/content/employees/1');
  await page.getByRole('button', { name: t.fromLibrary }).press('Enter');
  await dialog.getByRole('button', { name: t.undescribed }).first().press('Enter');
  await expect(dialog).toBeHidden();
  const field = page.getByRole('main').getByRole('slider', { name: t.focus });
  const at = await field.getAttribute('aria-valuetext');
  await field.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(field).not.toHaveAttribute('aria-valuetext', at ?? '');
  await isFocusVisible(page);
  await expect(page.locator('[data-save="kept"]')).toBeVisible();
  await isReachable(page);
  await isAccessibleInItsTheme(page, 'the picture of a portrait');
  await discarded(page);
});

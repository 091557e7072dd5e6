import type { Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures';
import { LANGUAGES, open } from '../shared/steps';

const place = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-alive] > ul')?.style.transform ?? null);

async function moves(page: Page): Promise<boolean> {
  const before = await place(page);
  await page.waitForTimeout(900);
  return (await place(page)) !== before;
}

for (const { prefix, t } of LANGUAGES) {
  test.describe(`brand slider, ${prefix || 'ru'}`, () => {
    const logo = (page: Page, name: string) =>
      page.getByRole('button', { name: t.shop.enlargeLogo.replace('{{name}}', name) });

    test('loops by itself with six logos in view and can be paused', async ({ page }) => {
      await open(page, `${prefix}/shop`);
      await logo(page, 'Kia').scrollIntoViewIfNeeded();
      await expect.poll(() => place(page)).not.toBeNull();
      const share = await page.evaluate(() => {
        const strip = document.querySelector('[data-alive]');
        return (strip?.clientWidth ?? 0) / (strip?.querySelector('li')?.getBoundingClientRect().width ?? 1);
      });
      expect(share).toBeCloseTo(6, 1);
      await expect.poll(() => moves(page)).toBe(true);
      await page.getByRole('button', { name: t.shop.brandsPause }).click();
      await page.mouse.move(0, 0);
      expect(await moves(page)).toBe(false);
      await page.getByRole('button', { name: t.shop.brandsPlay }).click();
      await page.mouse.move(0, 0);
      await expect.poll(() => moves(page)).toBe(true);
      // Embla copies the first logos to loop.
      expect(await page.evaluate(() => document.querySelectorAll('[data-alive] li').length)).toBeGreaterThan(6);
    });

    test('continues after the screen is rotated @both', async ({ page }) => {
      await open(page, `${prefix}/shop`);
      await logo(page, 'Kia').scrollIntoViewIfNeeded();
      await expect.poll(() => moves(page)).toBe(true);
      const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
      await page.setViewportSize({ width: Math.round(width * 0.8), height });
      await logo(page, 'Kia').scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      await expect.poll(() => moves(page)).toBe(true);
    });

    test('enlarges a clicked logo; the close button returns the focus', async ({ page }) => {
      await open(page, `${prefix}/shop`);
      await logo(page, 'Kia').focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Kia' });
      await expect(dialog.getByRole('img', { name: 'Kia' })).toBeVisible();
      const [large, small] = [await dialog.getByRole('img').boundingBox(), await logo(page, 'Kia').boundingBox()];
      expect(large?.width ?? 0).toBeGreaterThan((small?.width ?? 0) * 1.5);
      await dialog.getByRole('button', { name: t.common.close }).click();
      await expect(dialog).toHaveCount(0);
      await expect(logo(page, 'Kia')).toBeFocused();
    });
  });
}

test('does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/shop');
  await page.getByRole('button', { name: /Kia/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => place(page)).not.toBeNull();
  expect(await moves(page)).toBe(false);
});

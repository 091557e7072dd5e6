import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures';
import { LANGUAGES, open } from '../shared/steps';

async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 10)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Waits two frames, in which blur handlers and their render run.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
}

for (const { language, prefix, t } of LANGUAGES)
  for (const width of [360, 375, 390]) {
    test(`a press below an invalid phone reaches its target at ${width} px, ${language} @phone`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, `${prefix}/shop/singl-shop/12`);
      await page.getByRole('button', { name: t.shop.buy, exact: true }).click();
      const form = page.getByRole('dialog', { name: t.shop.buyTitle });
      await form.getByLabel(t.forms.phone).fill('90123');
      const consent = form.getByRole('checkbox');
      await press(page, consent);
      await expect(consent).toBeChecked();
      await expect(form.getByText(t.forms.phoneIncomplete)).toBeVisible();
      await form.getByLabel(t.forms.phone).fill('901234567');
      await form.getByLabel(t.forms.phone).blur();
      await form.getByLabel(t.forms.phone).fill('90123');
      await consent.evaluate((box) => box.scrollIntoView({ block: 'center' }));
      const place = await consent.boundingBox();
      await page.touchscreen.tap((place?.x ?? 0) + 8, (place?.y ?? 0) + 8);
      await expect(consent).not.toBeChecked();

      await open(page, `${prefix}/sign-in`);
      const main = page.getByRole('main');
      await main.getByLabel(t.forms.phone).fill('90123');
      await press(page, main.getByRole('link', { name: t.signIn.register }).last());
      await expect(page).toHaveURL(/sign-up/);
    });
  }

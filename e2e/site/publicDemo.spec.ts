import { isAccessibleInBothThemes } from '../shared/accessible';
import { expect, hydrated, test } from '../shared/fixtures';

test.use({ serverSettings: { DEMO_PUBLIC: '1' } });

test('a public demo shows a notice in the page language with a link to the visitor’s SMS codes', async ({ page }) => {
  await page.goto('/uz/shop');
  const notice = page.locator('[data-demo-notice]').first();
  await expect(notice.getByText('Bu namoyish sayti')).toBeVisible();
  await expect(notice.getByText('Это демонстрация')).toBeHidden();
  const before = await notice.boundingBox();
  const header = await page.locator('header').first().boundingBox();
  expect(header?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
  await hydrated(page);
  await isAccessibleInBothThemes(page, 'with the notice');
  await page.goto('/shop');
  await expect(notice.getByText('Это демонстрация')).toBeVisible();
  await page.getByRole('link', { name: 'Посмотреть код из SMS' }).click();
  await expect(page.getByText('Сообщений пока нет.')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { expect, hydrated, test } from '../shared/fixtures';

const form = (page: Page) => page.getByRole('form', { name: ru.forms.appointmentTitle });

test('a deployment while the page is open breaks neither the page nor typed text @desktop', async ({
  page,
  watched,
}) => {
  watched.tolerate(/404|ChunkLoadError|Loading chunk/);
  const gone = new Set<string>();
  let isGone = true;
  await page.route(/\/assets\/(hero-motion|qr|appointment-form)\..*\.js$/, (route) => {
    gone.add(/assets\/([a-z-]+)/.exec(route.request().url())?.[1] ?? '');
    return isGone ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await form(page).getByLabel(ru.forms.message).fill('Стучит слева');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => [...gone].toSorted()).toEqual(['appointment-form', 'hero-motion', 'qr']);
  await expect(form(page)).toContainText(ru.common.loadFailed);
  await expect(page.locator('main h1')).toBeVisible();
  isGone = false;
  await form(page).getByRole('button', { name: ru.common.retry }).click();
  await expect(form(page).getByRole('combobox', { name: ru.forms.brand })).toBeVisible();
  await expect(form(page).getByLabel(ru.forms.message)).toHaveValue('Стучит слева');
});

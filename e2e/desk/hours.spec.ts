import type { Page } from '@playwright/test';
import { contentTexts as ru } from '#shared/i18n/ru/content/index';
import { deskTexts as deskRu } from '#shared/i18n/ru/desk/index';
import { contentTexts as uz } from '#shared/i18n/uz/content/index';
import { deskTexts as deskUz } from '#shared/i18n/uz/desk/index';
import { isAccessibleInBothThemes, isFocusVisible, isReachable } from '../shared/accessible';
import { expect, contentTest as test } from '../shared/fixtures';
import { signIn, UNAUTHORIZED_ERROR } from './deskSteps';

test.beforeEach(({ watched }) => {
  watched.tolerate(UNAUTHORIZED_ERROR);
  watched.tolerate(/status of 409/);
});

const LANGUAGES = [
  { language: 'ru', prefix: '', t: ru, days: ['Понедельник', 'Суббота'], reason: 'Наш праздник' },
  { language: 'uz', prefix: '/uz', t: uz, days: ['Dushanba', 'Shanba'], reason: 'Bizning bayram' },
] as const;

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + 5 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

const published = async (page: Page, t: typeof ru) => {
  await page.getByRole('button', { name: t.edit.publish, exact: true }).click();
  const anyway = page.getByRole('button', {
    name: t === ru ? deskRu.affected.yes_keep : deskUz.affected.yes_keep,
    exact: true,
  });
  const clean = page.locator('[data-save="clean"]');
  await expect(anyway.or(clean).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(clean).toBeVisible();
};

for (const { language, prefix, t, days, reason } of LANGUAGES) {
  test(`changes Saturday hours and the marker of a branch, and visitors see it, ${language}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const branch = language === 'ru' ? 2 : 3;
    await signIn(page, baseURL ?? '', { language, who: 'editor', path: `/desk/content/branches/${branch}` });
    const saturday = page.getByRole('group', { name: days[1], exact: true });
    const times = saturday.locator('input[type=time]');
    await saturday.getByRole('checkbox', { name: t.field.closed }).focus();
    await page.keyboard.press('Space');
    await expect(times).toHaveCount(0);
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect(times.first()).toHaveValue('10:00');
    await isFocusVisible(page);
    await saturday.getByRole('button', { name: t.field.addBreak }).press('Enter');
    await expect(times).toHaveCount(4);
    const [opens, closes, again, ends] = await times.all();
    await ends?.fill('19:30');
    await again?.fill('14:00');
    await opens?.fill('09:15');
    await closes?.fill('15:00');
    await expect(saturday.locator('[aria-live]')).not.toBeEmpty();
    await isAccessibleInBothThemes(page, 'a break that ends before it begins', 'main');
    await closes?.fill('13:00');
    await expect(saturday.locator('[aria-live]')).toBeEmpty();

    const latitude = page.getByLabel(t.field.latitude);
    const before = await latitude.inputValue();
    const marker = page.getByRole('button', { name: t.field.marker.split('{{name}}').join('') });
    await marker.focus();
    await page.keyboard.press('ArrowUp');
    await expect(latitude).not.toHaveValue(before);
    await isFocusVisible(page);
    await isReachable(page);
    await published(page, t);

    const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await visitor.newPage();
    await other.goto(`${prefix}/contacts`);
    await expect(other.getByText('09:15–13:00, 14:00–19:30').first()).toBeAttached();
    await visitor.close();

    // Restores the state for later tests.
    await page.getByRole('button', { name: t.edit.versions }).click();
    const versions = page.getByRole('dialog', { name: t.versions.title });
    await versions.getByRole('listitem').nth(1).getByRole('button').click();
    await versions.getByRole('button', { name: t.versions.restore }).click();
    await expect(latitude).toHaveValue(before);
    await published(page, t);
  });

  test(`shows visitors a special closing day beside every branch, ${language}`, async ({ page, browser, baseURL }) => {
    await signIn(page, baseURL ?? '', { language, who: 'editor', path: '/desk/content/hoursExceptions' });
    await page.getByRole('button', { name: t.items.new, exact: true }).click();
    await page.locator('[data-path="from"]').fill(inDays(3));
    for (const one of LANGUAGES) {
      const option = page
        .getByRole('radiogroup', { name: t.lang.both })
        .getByRole('radio', { name: t.lang[one.language] });
      if (await option.isVisible()) await option.check();
      await page.locator(`[data-path="reason.${one.language}"]`).fill(one.reason);
    }
    await isReachable(page);
    await isAccessibleInBothThemes(page, 'a special day');
    await published(page, t);

    const visitor = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const other = await visitor.newPage();
    await other.goto(`${prefix}/contacts`);
    await expect(other.getByText(new RegExp(`— ${reason}`))).toHaveCount(14);
    await page.getByRole('button', { name: t.edit.hide, exact: true }).click();
    await expect
      .poll(async () => {
        await other.reload();
        return other.getByText(reason).count();
      })
      .toBe(0);
    await visitor.close();
  });
}

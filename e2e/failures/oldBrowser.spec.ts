import type { Page } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { expect, test } from '../shared/fixtures';

const NEWER = { 'a method': 'Object.hasOwn', 'an element': 'HTMLDialogElement' };

const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};

const isStatic = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-static');

async function canBeUsed(page: Page): Promise<void> {
  await isStatic(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('#appointment').getByLabel(ru.forms.name).fill('Aziz');
  await page.getByRole('button', { name: ru.forms.send }).click();
  await isStatic(page);
  await expect(page.getByRole('alert')).toContainText(ru.fallbackForms.mistakes);
  await expect(page.locator('#appointment').getByLabel(ru.forms.name)).toHaveValue('Aziz');
  await expect(page.locator('a[href^="tel:+998"]').filter({ visible: true }).first()).toBeVisible();
  await page.locator('main a[href^="/home/services/singl-services/"]').first().click();
  await expect(page).toHaveURL(/\/home\/services\/singl-services\/\d+$/);
  await isStatic(page);
  await page.getByRole('contentinfo').locator('a[href$="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
}

for (const [what, name] of Object.entries(NEWER)) {
  test(`a browser without ${what} keeps the server-rendered page and fetches no unusable script`, async ({
    page,
    watched,
  }) => {
    // Forms with errors return 422.
    watched.tolerate(/status of 422/);
    const scripts = scriptsOf(page);
    await page.addInitScript((path) => {
      const [owner, key] = path.includes('.') ? [Object, 'hasOwn'] : [window, path];
      Reflect.deleteProperty(owner, key);
    }, name);
    await page.goto('/');
    await canBeUsed(page);
    expect(scripts.filter((path) => !/\/boot\.\w+\.js$/.test(path))).toEqual([]);
  });
}

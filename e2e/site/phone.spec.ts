import type { Page } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { apiCalls, expect, hydrated, test } from '../shared/fixtures';
import { failedEntries } from './phoneMatrix';

const fieldOf = (page: Page) => page.getByRole('main').getByLabel(ru.forms.phone);
const buttonOf = (page: Page) => page.getByRole('main').getByRole('button', { name: ru.signIn.continue, exact: true });

test('the phone field reads a number correctly in any spelling and at any caret position @desktop', async ({
  page,
}) => {
  await page.goto('/sign-in');
  await hydrated(page);
  expect(await failedEntries((script, json) => page.evaluate(script, json))).toEqual([]);
});

test('the phone field accepts a number from keys, clipboard, touch keyboard and autofill @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sign-in');
  await hydrated(page);
  const field = fieldOf(page);
  const { keyboard } = page;
  const becomes = async (shown: string) => {
    await expect(field).toHaveValue(shown);
    await expect(buttonOf(page)).toBeEnabled();
  };

  // Tab selects the field's text like Ctrl+A and a triple click.
  await field.focus();
  await keyboard.type('901112233');
  for (const select of [
    async () => {
      await keyboard.press('Shift+Tab');
      await keyboard.press('Tab');
    },
    () => keyboard.press('Control+A'),
    () => field.click({ clickCount: 3 }),
  ]) {
    await select();
    await keyboard.type('935556677');
    await becomes('+998 93 555 66 77');
    await select();
    await keyboard.type('+998 (90) 123-45-67');
    await becomes('+998 90 123 45 67');
    await select();
    await keyboard.type('8 71 200 00 00');
    await expect(page.getByText(/Номер верный: \+998\s71\s200\s00\s00/)).toBeVisible();
  }

  for (const text of ['8 90 123 45 67', '0901234567', '00998901234567', '998901234567', '+998 90 123-45-67']) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await keyboard.press('Control+A');
    await keyboard.press('Delete');
    await expect(field).toHaveValue('');
    await keyboard.press('Control+V');
    await becomes('+998 90 123 45 67');
    await keyboard.press('Control+A');
    await keyboard.press('Control+V');
    await becomes('+998 90 123 45 67');
  }

  const devtools = await context.newCDPSession(page);
  const compose = async (text: string) => {
    for (let end = 1; end <= text.length; end += 1) {
      const composed = text.slice(0, end);
      await devtools.send('Input.imeSetComposition', { text: composed, selectionStart: end, selectionEnd: end });
    }
    await devtools.send('Input.insertText', { text });
  };
  await keyboard.press('Control+A');
  await compose('998935556677');
  await becomes('+998 93 555 66 77');
  await keyboard.press('Control+A');
  await keyboard.press('Delete');
  await compose('90');
  await compose('1234567');
  await becomes('+998 90 123 45 67');
  await keyboard.press('Control+A');
  for (const text of ['8', '90', '1234567']) await keyboard.insertText(text);
  await becomes('+998 90 123 45 67');

  await keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowRight');
  await keyboard.press('Backspace');
  await expect(field).toHaveValue('+998 91 234 56 7_');
  await keyboard.type('0');
  await becomes('+998 90 123 45 67');
  await keyboard.press('End');
  await keyboard.press('Backspace');
  await keyboard.press('Backspace');
  await expect(field).toHaveValue('+998 90 123 45 __');
  await keyboard.press('Control+Z');
  await keyboard.press('Control+Z');
  await becomes('+998 90 123 45 67');
});

test('the phone field rejects a foreign number, asks about an unknown operator code and removes earlier messages @desktop', async ({
  page,
}) => {
  const calls = apiCalls(page);
  const main = page.getByRole('main');
  await page.goto('/sign-in');
  await hydrated(page);
  const field = fieldOf(page);
  await field.pressSequentially('970000000');
  await field.press('Enter');
  await expect(main.getByText(ru.signIn.notRegistered)).toBeVisible();
  await field.press('Control+A');
  await page.keyboard.type('+7 901');
  await expect(main.getByText(ru.forms.phoneForeign)).toBeVisible();
  await expect(main.getByText(ru.signIn.notRegistered)).toBeHidden();
  await expect(buttonOf(page)).toBeDisabled();

  await field.press('Control+A');
  await page.keyboard.type('355566779');
  await expect(main.getByText(/Код 35 нам незнаком/)).toBeVisible();
  await expect(buttonOf(page)).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(main.getByText(/нам незнаком/)).toBeHidden();
  const asked = page.waitForRequest('**/authentication/check');
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toEqual({ phone_number: '+998355566779' });
  expect(calls.filter((call) => call.includes('verification'))).toEqual([]);
});

test.describe('before hydration', () => {
  test('shows a phone number as typed and formats it after hydration @desktop', async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/*.js', (route) => held.then(() => route.continue()));
    await page.goto('/sign-in', { waitUntil: 'commit' });
    const field = fieldOf(page);
    await field.click();
    await expect(field).toHaveAttribute('placeholder', '+998 __ ___ __ __');
    await page.keyboard.type('998900000001');
    await expect(field).toHaveValue('998900000001');
    letThrough();
    await hydrated(page);
    await expect(field).toHaveValue('+998 90 000 00 01');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('2');
    await expect(field).toHaveValue('+998 90 000 00 02');
    await expect(buttonOf(page)).toBeEnabled();
  });
});

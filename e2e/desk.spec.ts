import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { deskTexts as ru } from '../src/shared/i18n/ru/desk';
import { deskTexts as uz } from '../src/shared/i18n/uz/desk';
import { isAccessibleInBothThemes } from './accessible';
import { expect, test } from './fixtures';

const LANGUAGES = [
  { language: 'ru', t: ru },
  { language: 'uz', t: uz },
] as const;
const PASSWORD = 'yolda-demo';
const OWNER = '900000011';

/** That nobody is signed in is said by a 401, which Chromium notes. */
const NOBODY = /Failed to load resource.*401/;

async function signIn(page: Page, baseURL: string, language: 'ru' | 'uz', phone: string, path = '/desk/inbox') {
  await page.context().addCookies([{ name: 'desk_language', value: language, url: baseURL }]);
  await page.goto(path);
  const t = language === 'ru' ? ru : uz;
  await page.getByLabel(t.signIn.phone).fill(phone);
  await page.getByLabel(t.signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t.signIn.enter, exact: true }).click();
}

for (const { language, t } of LANGUAGES) {
  test(`a new enquiry stands in the open desk without a reload, is taken by a key and followed by its customer, ${language}`, async ({
    page,
    request,
    baseURL,
    watched,
  }) => {
    watched.tolerate(NOBODY);
    await signIn(page, baseURL ?? '', language, OWNER, '/desk/inbox?status=new');
    await expect(page.locator('[data-enquiry]').first()).toBeVisible();

    const sent = await request.post('/api/main/main/requests/', {
      data: {
        text: 'Замена ремня <b>ГРМ</b>',
        phone: '+998901112233',
        full_name: 'Новый Клиент',
        section: 'bookCategor_home',
      },
    });
    const { reference } = (await sent.json()) as { reference: string };
    const line = page.getByRole('link', { name: 'Новый Клиент' });
    await expect(line).toBeVisible();
    // Whatever is written is text.
    await expect(line).toContainText('<b>ГРМ</b>');
    await line.click();
    await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('w');
    await expect(page.getByLabel(t.enquiry.status, { exact: true }).last()).toHaveValue('in_work');
    const told = await request.post('/api/main/main/requests/track/', { data: { reference, phone_end: '2233' } });
    expect(await told.json()).toMatchObject({ status: 'in_work' });
  });

  test(`axe finds nothing at the desk, ${language}`, async ({ page, baseURL, watched }) => {
    test.setTimeout(180_000);
    watched.tolerate(NOBODY);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, baseURL ?? '', language, OWNER);
    await expect(page.locator('[data-enquiry]').first()).toBeVisible();
    for (const path of [
      'inbox?status=all',
      'today',
      'day',
      'customers',
      'staff',
      'audit',
      'messages',
      'account',
      'more',
    ]) {
      await page.goto(`/desk/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy]')).toHaveCount(0);
      await isAccessibleInBothThemes(page, path);
    }
    await page.goto('/desk/inbox?status=new');
    await page.locator('[data-enquiry]').first().click();
    await expect(page.getByRole('article')).toBeVisible();
    await isAccessibleInBothThemes(page, 'an enquiry');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await isAccessibleInBothThemes(page, 'the keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog').getByLabel(t.entry.phone)).toBeVisible();
    await isAccessibleInBothThemes(page, 'a call by hand');
  });
}

test('somebody invited sets up the second factor, needs it at the next sign-in, and is out everywhere at a press @desktop', async ({
  page,
  browser,
  baseURL,
  watched,
}) => {
  watched.tolerate(NOBODY);
  await signIn(page, baseURL ?? '', 'ru', OWNER, '/desk/staff');
  await page.getByRole('button', { name: ru.staff.invite, exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(ru.staff.name).fill('Лола Приглашённая');
  await form.getByLabel(ru.staff.phone).fill('901234599');
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: ru.staff.create }).click();
  const link = (await page.getByText(/\/desk\/invitation#/).textContent()) ?? '';

  const own = await browser.newContext({ baseURL: baseURL ?? '' });
  const lola = await own.newPage();
  await lola.goto(new URL(link).pathname + new URL(link).hash);
  await lola.getByLabel(ru.invitation.password).fill('Ремонт-двигателя-77');
  await lola.getByLabel(ru.invitation.repeat).fill('Ремонт-двигателя-77');
  await lola.getByRole('button', { name: ru.invitation.accept }).click();
  await lola.getByRole('navigation').waitFor();

  await lola.goto('/desk/account');
  await lola.getByLabel(ru.signIn.password).fill('Ремонт-двигателя-77');
  await lola.getByRole('button', { name: ru.factor.begin }).click();
  await expect(lola.getByRole('img', { name: ru.factor.qrLabel })).toBeVisible();
  const secret = (await lola.getByText(ru.factor.byHand).locator('span').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await lola.getByLabel(ru.factor.code).fill(totp.generate());
  await lola.getByRole('button', { name: ru.factor.confirm }).click();
  const recovery =
    (await lola
      .locator('main li')
      .filter({ hasText: /^[\w-]{8,}$/ })
      .first()
      .textContent()) ?? '';
  await lola.getByRole('button', { name: ru.factor.saved }).click();

  await lola.getByRole('button', { name: ru.account.everywhere }).click();
  await lola.getByRole('button', { name: ru.account.yes }).click();
  await lola.getByLabel(ru.signIn.phone).fill('901234599');
  await lola.getByLabel(ru.signIn.password, { exact: true }).fill('Ремонт-двигателя-77');
  await lola.getByRole('button', { name: ru.signIn.enter, exact: true }).click();
  await lola.getByRole('button', { name: ru.signIn.recoveryInstead }).click();
  await lola.getByLabel(ru.signIn.recovery).fill(recovery);
  await lola.getByRole('button', { name: ru.signIn.enter, exact: true }).click();
  await expect(lola.getByRole('navigation', { name: ru.nav.label })).toBeVisible();
  await own.close();
});

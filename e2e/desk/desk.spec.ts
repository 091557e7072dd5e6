import { Secret, TOTP } from 'otpauth';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { isAccessibleInItsTheme } from '../shared/accessible';
import { expect, test } from '../shared/fixtures';
import { LANGUAGES, PASSWORD, signIn, UNAUTHORIZED_ERROR } from './deskSteps';

test.beforeEach(({ watched }) => watched.tolerate(UNAUTHORIZED_ERROR));

for (const { language, t } of LANGUAGES) {
  test(`axe finds no violation on desk screens, ${language}`, async ({ page, baseURL, isMobile }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/desk');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isAccessibleInItsTheme(page, 'sign-in');
    await signIn(page, baseURL ?? '', { language });
    await expect(page.locator('[data-enquiry]').first()).toBeVisible();
    const paths = [
      'inbox?status=all&due=overdue',
      'bookings',
      'bookings?view=week',
      'bookings/print',
      'today',
      'day',
      'customers',
      'staff',
      'audit',
      'messages',
      'pictures',
      'account',
    ];
    // A sample of screens, because all screens have the same layout on phones.
    const onPhone = ['bookings', 'today', 'customers', 'more'];
    const isBrief = isMobile && process.env.E2E_ALL !== '1';
    for (const path of isBrief ? onPhone : [...paths, 'more', 'nothing']) {
      await page.goto(`/desk/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy]')).toHaveCount(0);
      await isAccessibleInItsTheme(page, path);
    }
    await page.goto('/desk/customers');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('textbox', { name: t.enquiry.note })).toBeVisible();
    await isAccessibleInItsTheme(page, 'a customer');
    await page.goto('/desk/inbox?status=new');
    await page.locator('[data-enquiry]').first().click();
    await expect(page.getByRole('article')).toBeVisible();
    await isAccessibleInItsTheme(page, 'an enquiry');
    if (!isBrief) {
      await page.keyboard.press('x');
      await page.keyboard.press('w');
      await page.getByRole('button', { name: t.frame.undo }).waitFor();
      await isAccessibleInItsTheme(page, 'a change that can be taken back');
      await page.keyboard.press('z');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await isAccessibleInItsTheme(page, 'the keys');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog').getByLabel(t.entry.phone)).toBeFocused();
    await isAccessibleInItsTheme(page, 'a call by hand');
    const call = page.getByRole('dialog');
    const phone = call.getByLabel(t.entry.phone);
    await phone.fill('9010001');
    await call.getByLabel(t.entry.name).focus();
    await expect(phone).toHaveAttribute('aria-describedby', /error$/);
    const known = call.getByRole('list', { name: t.entry.known });
    await expect(known).toBeVisible();
    const message = call.locator(`[id="${await phone.getAttribute('aria-describedby')}"]`);
    const [above, below] = [await message.boundingBox(), await known.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0) - 1);
    if (isBrief) return;
    await page.goto('/desk/staff');
    await page.getByRole('button', { name: t.staff.invite, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isAccessibleInItsTheme(page, 'an invitation');
    await page.getByRole('radio', { name: t.roles.owner }).check();
    await expect(page.getByLabel(t.factor.ownPassword, { exact: true })).toBeVisible();
    await isAccessibleInItsTheme(page, 'an invitation of an owner');
  });
}

test('an invited person sets up the second factor, signs in with it, and is signed out when the account is disabled @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, baseURL ?? '', { path: '/desk/staff' });
  await page.getByRole('button', { name: ru.staff.invite, exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(ru.staff.name).fill('Лола Приглашённая');
  await form.getByLabel(ru.staff.phone).fill('901234599');
  await form.getByRole('checkbox').first().check();
  await form.getByLabel(ru.factor.ownPassword, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: ru.staff.create }).click();
  const link = (await page.getByText(/\/desk\/invitation#/).textContent()) ?? '';

  const own = await browser.newContext({ baseURL: baseURL ?? '' });
  const lola = await own.newPage();
  const password = 'Ремонт-двигателя-77';
  await lola.goto(new URL(link).pathname + new URL(link).hash);
  await lola.getByLabel(ru.invitation.password, { exact: true }).fill(password);
  await lola.getByLabel(ru.invitation.repeat, { exact: true }).fill(password);
  await lola.getByRole('button', { name: ru.invitation.accept }).click();
  await lola.getByRole('navigation').waitFor();

  await lola.goto('/desk/account');
  const card = lola.getByRole('region', { name: ru.factor.title });
  await card.getByLabel(ru.factor.ownPassword, { exact: true }).fill(password);
  await card.getByRole('button', { name: ru.factor.begin }).click();
  await expect(lola.getByRole('img', { name: ru.factor.qrLabel })).toBeVisible();
  const secret = (await lola.getByText(ru.factor.byHand).locator('xpath=following-sibling::span').textContent()) ?? '';
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
  await expect(lola.getByText(ru.factor.on)).toBeVisible();

  await lola.getByRole('button', { name: ru.account.everywhere }).click();
  await lola.getByRole('button', { name: ru.account.yes }).click();
  await lola.getByLabel(ru.signIn.phone).fill('901234599');
  await lola.getByLabel(ru.signIn.password, { exact: true }).fill(password);
  await lola.getByRole('button', { name: ru.signIn.enter, exact: true }).click();
  await lola.getByRole('button', { name: ru.signIn.recoveryInstead }).click();
  await lola.getByLabel(ru.signIn.recovery).fill(recovery);
  await lola.getByRole('button', { name: ru.signIn.enter, exact: true }).click();
  await expect(lola.getByRole('navigation', { name: ru.nav.label })).toBeVisible();

  const line = page.getByRole('listitem').filter({ hasText: 'Лола Приглашённая' });
  await page.goto('/desk/staff');
  await line.getByRole('button', { name: ru.staff.disable }).click();
  const sure = page.getByRole('dialog');
  await sure.getByLabel(ru.factor.ownPassword, { exact: true }).fill(PASSWORD);
  await sure.getByRole('button', { name: ru.staff.disable }).click();
  await expect(lola.getByRole('heading', { name: ru.signIn.title })).toBeVisible();
  await own.close();
});

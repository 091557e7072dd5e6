import { isAccessible } from '../shared/accessible';
import { PASSWORD, test } from '../shared/customers';
import { expect } from '../shared/fixtures';
import { LANGUAGES, open } from '../shared/steps';
import { signIn } from './accountSteps';

for (const { language, prefix, t } of LANGUAGES) {
  test(`ends a session from another device and then deletes the account, ${language}`, async ({
    context,
    page,
    known: customer,
    server,
  }) => {
    const other = await context.request.post(`${server.url}/api/main/authentication/login/`, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' },
      data: { phone_number: customer.phone, password: PASSWORD },
    });
    const { access_token } = (await other.json()) as { access_token: string };
    const onOther = async () =>
      (
        await context.request.get(`${server.url}/api/main/authentication/user/${customer.userId}`, {
          headers: { Authorization: `Bearer ${access_token}` },
        })
      ).status();

    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/profile`);
    const rows = page.getByRole('list', { name: t.security.sessions }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(t.security.thisDevice);
    await isAccessible(page, 'security');
    expect(await onOther()).toBe(200);
    await rows
      .last()
      .getByRole('button', { name: /Firefox, Linux$/ })
      .click();
    await expect(page.getByText(t.security.ended)).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect(await onOther()).toBe(401);

    await page.getByRole('button', { name: t.security.changePassword }).click();
    await expect(page.getByRole('dialog', { name: t.security.changePassword })).toBeVisible();
    await isAccessible(page, 'another password', 'dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: t.security.deleteAccount }).click();
    const dialog = page.getByRole('dialog', { name: t.security.deleteTitle });
    await expect(dialog.getByText(t.security.deleteStays)).toBeVisible();
    await isAccessible(page, 'the end of the account', 'dialog');
    await dialog.getByLabel(t.personal.ownPassword, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: t.security.deleteYes }).click();
    const deletedDialog = page.getByRole('dialog', { name: t.security.deletedTitle });
    await expect(deletedDialog.getByText(t.security.deletedText)).toBeVisible();
    await deletedDialog.getByRole('button', { name: t.personal.backToHome }).click();
    await expect(page).toHaveURL(`${server.url}${prefix}/home`);
    expect(
      await page.evaluate(() => ['userId', 'accessToken', 'refreshToken'].map((key) => localStorage.getItem(key))),
    ).toEqual([null, null, null]);
  });
}

import { CAR, giveCar, signIn } from '../account/accountSteps';
import { signIn as deskSignIn } from '../desk/deskSteps';
import { isAccessibleInBothThemes } from '../shared/accessible';
import { test } from '../shared/customers';
import { expect, NETWORK_ERROR } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';
import { visitsOf } from './visitSteps';

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('.');

for (const { language, prefix, t } of LANGUAGES) {
  test(`the garage shows upcoming maintenance and document expiry, ${language}`, async ({
    context,
    page,
    request,
    browser,
    customer,
    server,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const car = await giveCar(request, server.url, customer);
    const desk = await browser.newPage({ baseURL: server.url });
    await deskSignIn(desk, server.url, { who: 'manager' });
    const visits = visitsOf(desk);
    await visits.close(await visits.begin(customer.phone, CAR.number, language, 90_000));
    await desk.close();

    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/garage`);
    const next = page.getByRole('region', { name: t.care.next });
    await expect(next.getByRole('listitem')).toHaveCount(2);
    await expect(next).toContainText(/98\s000/);
    await expect(next).not.toContainText(/(?<!\d)0\s(?:км|km)/);
    const documents = page.getByRole('region', { name: t.care.documents });
    await documents
      .getByRole('button', { name: t.care.setOf.split('{{')[0] ?? '' })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.care.endsOn, { exact: false }).first().fill(inDays(20));
    await isAccessibleInBothThemes(page, `document ${language}`);
    await dialog.getByRole('button', { name: t.care.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(documents.getByText(t.care.noEnd)).toHaveCount(2);
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, `what is due ${language}`);

    const book = next.getByRole('link', { name: t.care.bookShort });
    await expect(book).toHaveCount(1);
    await expect(book.first()).toHaveAttribute('href', `${prefix}/booking?services=1&car=${car}`);
  });

  test(`sets notification preferences for reminders, ${language}`, async ({
    context,
    page,
    customer,
    server,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/profile`);
    const form = page.getByRole('region', { name: t.care.remindTitle });
    await form.getByText(t.care.sms, { exact: true }).click();
    await form.getByLabel(t.care.quietFrom).selectOption('23');
    await form.getByRole('button', { name: t.care.save }).click();
    await expect(form.getByText(t.care.saved)).toBeVisible();
    await form.getByText(t.care.telegram, { exact: true }).click();
    await expect(form.getByRole('link', { name: t.care.openTelegram })).toBeVisible();
    await expect(form.getByRole('button', { name: t.care.save })).toBeDisabled();
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, `reminders ${language}`);
  });
}

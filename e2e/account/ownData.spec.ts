import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { pdfPages } from '#server/testing/pdfText';
import { signIn as deskSignIn } from '../desk/deskSteps';
import { isAccessibleInBothThemes } from '../shared/accessible';
import { PASSWORD, test } from '../shared/customers';
import { expect, NETWORK_ERROR } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';
import { visitsOf } from '../visits/visitSteps';
import { CAR, giveCar, signIn } from './accountSteps';

for (const { language, prefix, t } of LANGUAGES) {
  test(`exports all personal data and deletes the account; visits stay without the customer, ${language}`, async ({
    context,
    page,
    request,
    browser,
    known: customer,
    server,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    await giveCar(request, server.url, customer);
    const desk = await browser.newPage({ baseURL: server.url });
    await deskSignIn(desk, server.url, { who: 'manager' });
    const visits = visitsOf(desk);
    const id = await visits.begin(customer.phone, CAR.number, language, 90_000);
    await visits.close(id);

    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/story/sharing`);
    await page.getByRole('button', { name: t.sharing.make }).click();
    const shared = new URL(await page.getByRole('textbox', { name: t.sharing.link }).inputValue()).pathname;

    await open(page, `${prefix}/personal/profile`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: t.care.download }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('yolda.zip');
    const files = unzipSync(readFileSync(await download.path()));
    const held = JSON.parse(Buffer.from(files['yolda.json'] ?? []).toString()) as { visits: { paper: string }[] };
    const [first] = held.visits;
    const text = pdfPages(files[first?.paper ?? ''] ?? new Uint8Array()).join(' ');
    expect(text).toContain(language === 'uz' ? 'Tormoz kolodkalari' : 'Тормозные колодки');
    const passport = new URL(/http\S+\/passport\/[0-9a-f]{32}/.exec(text)?.[0] ?? '').pathname;

    await page.getByRole('button', { name: t.security.deleteAccount }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.personal.ownPassword, { exact: true }).fill(PASSWORD);
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, `deletion ${language}`);
    await dialog.getByRole('button', { name: t.security.deleteYes }).click();
    await expect(dialog.getByText(t.security.deletedTitle)).toBeVisible();

    expect((await page.goto(shared))?.status()).toBe(404);
    await open(page, passport);
    await expect(page.getByText(t.passport.genuine)).toBeVisible();
    await expect(page.getByText(t.passport.name, { exact: true })).toHaveCount(0);
    const left = await visits.read(id);
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`${customer.phone.slice(1)}|${CAR.number}|${CAR.vin}`));
    expect(left.lines).toHaveLength(2);
    await desk.close();
  });
}

import { readFileSync } from 'node:fs';
import { pdfPages } from '#server/testing/pdfText';
import { CAR, demoSession, fillCar, giveCar, save, signIn } from '../account/accountSteps';
import { signIn as deskSignIn } from '../desk/deskSteps';
import { isAccessibleInItsTheme } from '../shared/accessible';
import { storeSession, test } from '../shared/customers';
import { expect } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';
import { visitsOf } from './visitSteps';

for (const { language, prefix, t } of LANGUAGES) {
  test(`opens a visit from the history, its PDF and document verification, ${language}`, async ({
    context,
    page,
    request,
    server,
    watched,
  }) => {
    test.setTimeout(180_000);
    watched.tolerate(/Failed to load resource/);
    await storeSession(context, server.url, await demoSession(request, server.url));

    await open(page, `${prefix}/personal/story`);
    const visits = page.getByRole('article').filter({ has: page.locator('a[href*="/personal/story/"]') });
    await expect(visits).toHaveCount(10);
    await isAccessibleInItsTheme(page, 'history');
    await page.getByRole('link', { name: t.history.older }).click();
    await expect(visits).toHaveCount(2);
    await page
      .getByRole('navigation', { name: t.history.car })
      .getByRole('link', { name: /Tracker/ })
      .click();
    await expect(visits).toHaveCount(4);
    await expect(visits.filter({ hasText: 'Cobalt' })).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await expect(visits).toHaveCount(10);

    await visits.first().getByRole('link').click();
    await expect(page.getByText(t.history.red, { exact: true })).toBeVisible();
    await expect(page.getByText(t.history.declined)).toHaveCount(2);
    const photo = page
      .getByRole('main')
      .getByRole('button')
      .filter({ has: page.locator('img') })
      .first();
    await photo.click();
    await expect(page.getByRole('dialog').locator('img')).toHaveJSProperty('naturalWidth', 800);
    await page.getByRole('dialog').getByRole('button', { name: t.common.close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await isAccessibleInItsTheme(page, 'visit');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.history.download }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^yolda-\d+\.pdf$/);
    const text = pdfPages(readFileSync(await download.path()))
      .join(' ')
      .replaceAll('\u00a0', ' ');
    expect(text).toContain('84 200');
    expect(text).toContain(
      language === 'uz' ? 'Old tormoz kolodkalari yeyilgan' : 'Передние тормозные колодки изношены',
    );
    const paper = /\/passport\/([0-9a-f]{32})/.exec(text)?.[1] ?? '';

    await open(page, `${prefix}/passport/${paper}`);
    await expect(page.getByText(t.passport.genuine)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await isAccessibleInItsTheme(page, 'passport');
    const none = await page.goto(`${prefix}/passport/${'0'.repeat(32)}`);
    expect(none?.status()).toBe(404);
    await expect(page.getByText(t.passport.none)).toBeVisible();
  });
}

for (const { language, prefix, t } of LANGUAGES) {
  test(`a removed car that is added again regains its history and documents, ${language}`, async ({
    context,
    page,
    request,
    browser,
    customer,
    server,
    watched,
  }) => {
    watched.tolerate(/Failed to load resource/);
    const id = await giveCar(request, server.url, customer);
    const headers = { Authorization: `Bearer ${customer.accessToken}` };
    await request.put(`${server.url}/api/main/authentication/cars/${id}/documents/1`, {
      headers,
      data: { ends_on: '2031-05-04' },
    });
    const desk = await browser.newPage({ baseURL: server.url });
    await deskSignIn(desk, server.url, { who: 'manager' });
    const visits = visitsOf(desk);
    await visits.close(await visits.begin(customer.phone, CAR.number, language, 90_000));
    await desk.close();

    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/garage`);
    const [beforeCar = ''] = t.personal.removeCar.split('{{');
    const due = page.getByRole('region', { name: t.care.next }).getByRole('listitem').first();
    await expect(due).toBeVisible();
    await expect(page.getByText('2031')).toBeVisible();
    await page.getByRole('button', { name: beforeCar }).click();
    const question = page.getByRole('dialog', { name: t.personal.removeTitle });
    for (const text of [
      t.personal.removeDue,
      t.personal.removeDocuments,
      t.personal.removeLinks,
      t.personal.removeKept,
    ])
      await expect(question.getByText(text)).toBeVisible();
    await hasNoSidewaysScroll(page);
    await isAccessibleInItsTheme(page, `removing a car ${language}`);
    await question.getByRole('button', { name: t.personal.yes }).click();
    await expect(page.getByText(t.personal.noAuto)).toBeVisible();

    await page.getByRole('link', { name: t.personal.addCar }).first().click();
    await fillCar(page, t, { ...CAR, mileage: 91_000 });
    await save(page, t).click();
    await expect(page.getByText('2031')).toBeVisible();
    await expect(due).toBeVisible();
    await open(page, `${prefix}/personal/story`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('01\u00a0A\u00a0123\u00a0BC');
  });
}

test('hides visits of another customer', async ({ context, page, server, customer, watched }) => {
  watched.tolerate(/Failed to load resource/);
  await storeSession(context, server.url, { ...customer, userId: String(customer.userId) });
  await open(page, '/personal/story/2147483647');
  await expect(page.getByText('404')).toBeVisible();
});

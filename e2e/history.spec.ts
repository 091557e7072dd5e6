import { readFileSync } from 'node:fs';
import { pdfPages } from '../server/testing/pdfText';
import { isAccessibleInItsTheme } from './accessible';
import { storeSession } from './doubles/customers';
import { expect, test } from './fixtures';
import { demoSession, LANGUAGES, open } from './personalSteps';

for (const { language, prefix, t } of LANGUAGES) {
  test(`from the history to a visit, its paper and the check of that, ${language}`, async ({
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
    const visits = page.getByRole('article');
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

test("another customer's visit is not there", async ({ context, page, request, server, watched }) => {
  watched.tolerate(/Failed to load resource/);
  await storeSession(context, server.url, await demoSession(request, server.url));
  await open(page, '/personal/story/2147483647');
  await expect(page.getByText('404')).toBeVisible();
});

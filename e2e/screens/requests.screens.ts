import { expect, test } from '../failures/brokenCalls';
import { agree, fillIn, LANGUAGES, open } from '../shared/steps';
import { shoot } from './shoot';

test.beforeEach(async ({ watched }) => {
  watched.tolerate(/./);
});

for (const { language, prefix, t } of LANGUAGES) {
  test(`screenshots of request tracking, ${language}`, async ({ page, request, breakingProxy }) => {
    const data = { section: 'shop', text: 'Фильтр', full_name: 'Aziz', phone: '+998901234567', branch: 3 };
    const sent = await request.post('/api/main/main/requests/', { data });
    const { reference } = (await sent.json()) as { reference: string };
    await open(page, `${prefix}/track`);
    const answer = page.getByRole('main').getByRole('status');
    const find = page.getByRole('button', { name: t.track.find });
    await find.click();
    await shoot(page, { name: 'track-errors', language });
    await page.getByLabel(t.track.number).fill(reference);
    await page.getByLabel(t.track.phoneEnd).fill('0000');
    await find.click();
    await expect(answer).toContainText(t.track.notFound);
    await shoot(page, { name: 'track-unknown', language });
    await page.getByLabel(t.track.phoneEnd).fill('4567');
    await find.click();
    await page.getByRole('article', { name: reference }).waitFor();
    await shoot(page, { name: 'track', language });
    breakingProxy.breakBy([{ call: /track/, breakage: 'serverError' }]);
    await find.click();
    await expect(answer).toContainText(t.track.failed);
    await shoot(page, { name: 'track-failed', language });
    breakingProxy.breakBy([{ call: /track/, breakage: 'hanging' }]);
    await find.click();
    await page.getByRole('button', { name: t.track.finding }).waitFor();
    await shoot(page, { name: 'track-waiting', language });
  });

  test(`screenshots of the confirmation with the number of the request, ${language}`, async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await open(page, prefix || '/');
    const form = page.locator('#appointment');
    await form.scrollIntoViewIfNeeded();
    await fillIn(form, t);
    await form.getByLabel(t.forms.message).fill('GM 12345');
    await form.getByRole('button', { name: t.forms.send }).click();
    await dialog.getByRole('link', { name: t.forms.thanksTrack }).waitFor();
    await shoot(page, { name: 'appointment-thanks', language, view: true });

    await open(page, `${prefix}/shop/singl-shop/1`);
    await page.getByRole('button', { name: t.shop.buy }).click();
    await dialog.getByLabel(t.forms.name).fill('Азиз');
    await dialog.getByLabel(t.forms.phone, { exact: true }).fill('901234567');
    await dialog.getByLabel(t.shop.buyMessage).fill('2');
    await agree(dialog);
    await dialog.getByRole('button', { name: t.forms.send }).click();
    await page.getByRole('link', { name: t.forms.thanksTrack }).waitFor();
    await shoot(page, { name: 'purchase-thanks', language, view: true });
  });
}

import type { Page } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { signIn } from '../desk/deskSteps';
import { isAccessibleInBothThemes } from '../shared/accessible';
import { expect, NETWORK_ERROR, test } from '../shared/fixtures';
import { hasNoSidewaysScroll } from '../shared/steps';
import { linkTo, visitsOf } from './visitSteps';

test.describe.configure({ mode: 'serial' });

for (const { prefix, t, end } of [
  { prefix: '', t: ru, end: '1' },
  { prefix: '/uz', t: uz, end: '2' },
]) {
  test(`partly approves an estimate on a phone and answers again after a change, ${prefix || '/'}`, async ({
    page,
    browser,
    baseURL,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const desk = await browser.newPage({ baseURL: baseURL ?? '' });
    await signIn(desk, baseURL ?? '', { who: 'manager' });
    const visits = visitsOf(desk);
    const id = await visits.begin(`+99890555000${end}`, `01E00${end}AA`);
    const path = await visits.send(id);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(prefix + path);
    const line = (name: string | RegExp) => page.getByRole('radiogroup', { name });
    const [work, pads] = (await visits.read(id)).lines.map(({ name }) => name[prefix === '' ? 'ru' : 'uz']);
    await expect(page.getByText(t.visitForms.red)).toBeVisible();
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, `estimate ${prefix}`);
    await line(new RegExp(work ?? ''))
      .getByLabel(t.visitForms.approve)
      .check();
    await line(new RegExp(pads ?? ''))
      .getByLabel(t.visitForms.decline)
      .check();
    await page.getByRole('button', { name: t.visitForms.send }).dblclick();
    await expect(page.getByText(t.visitForms.isSent)).toBeVisible();
    await expect(line(new RegExp(work ?? '')).getByLabel(t.visitForms.approve)).toBeChecked();
    const answered = await visits.read(id);
    expect(answered.lines.map(({ decision }) => decision)).toEqual(['approved', 'declined']);
    expect(answered.sent).toMatchObject([{ opened_at: expect.any(String) }]);

    await visits.change('POST', id, '/lines', { kind: 'work', service: 2, price: 50_000 });
    await page.getByRole('button', { name: t.visitForms.approveAll }).click();
    await expect(page.getByText(t.visitForms.isChanging)).toBeVisible();
    expect((await visits.read(id)).lines.at(-1)?.decision).toBeNull();
    await visits.send(id);
    await page.goto(prefix + path);
    await page.getByRole('button', { name: t.visitForms.approveAll }).click();
    await expect(page.getByText(t.visitForms.isSent)).toBeVisible();
    expect((await visits.read(id)).lines.map(({ decision }) => decision)).toEqual(['approved', 'approved', 'approved']);
    await visits.change('PATCH', id, '', { state: 'in_work' });
    await page.goto(prefix + path);
    await expect(page.getByText(t.visitForms.hasBegun)).toBeVisible();
    await expect(page.getByRole('button', { name: t.visitForms.send })).toHaveCount(0);

    await page.goto(`${prefix}/estimate/${'A'.repeat(22)}`);
    await expect(page.getByText(t.notFound.heading)).toBeVisible();
    await desk.close();
  });

  test(`concurrent answers from two pages and a call leave the last decision of each line item, ${prefix || '/'}`, async ({
    page,
    browser,
    baseURL,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const desk = await browser.newPage({ baseURL: baseURL ?? '' });
    await signIn(desk, baseURL ?? '', { who: 'manager' });
    const visits = visitsOf(desk);
    const id = await visits.begin(`+99890555001${end}`, `01E10${end}AA`);
    const path = await visits.send(id);
    const decisions = async () => (await visits.read(id)).lines.map(({ decision }) => decision);
    const [work = '', pads = ''] = (await visits.read(id)).lines.map(({ name }) => name[prefix === '' ? 'ru' : 'uz']);
    const other = await page.context().newPage();
    for (const tab of [page, other]) await tab.goto(prefix + path);
    const line = (tab: Page, name: string) => tab.getByRole('radiogroup', { name: new RegExp(name) });
    const press = (tab: Page, name: string) => tab.getByRole('button', { name }).click();
    const changed = (choice: string) => t.visitForms.changedSince.replace('{{choice}}', choice);

    await press(other, t.visitForms.approveAll);
    await expect(other.getByText(t.visitForms.isSent)).toBeVisible();
    await line(page, pads).getByLabel(t.visitForms.decline).check();
    await press(page, t.visitForms.send);
    await expect(page.getByText(changed(t.visitForms.approve))).toHaveCount(2);
    await expect(line(page, work).getByLabel(t.visitForms.approve)).toBeChecked();
    await expect(line(page, pads).getByLabel(t.visitForms.decline)).toBeChecked();
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, `refused estimate ${prefix}`);
    expect(await decisions()).toEqual(['approved', 'approved']);
    await press(page, t.visitForms.send);
    await expect(page.getByText(t.visitForms.isSent)).toBeVisible();
    expect(await decisions()).toEqual(['approved', 'declined']);

    await press(other, t.visitForms.approveAll);
    await expect(other.getByText(changed(t.visitForms.decline))).toBeVisible();
    expect(await decisions()).toEqual(['approved', 'declined']);
    const { estimate, lines } = await visits.read(id);
    await visits.change('POST', id, '/decisions', {
      estimate,
      decisions: [{ line: lines[0]?.id, decision: 'declined' }],
    });
    await page.reload();
    await expect(page.getByText(t.visitForms.sentThenChanged)).toBeVisible();
    await expect(page.getByText(t.visitForms.isSent)).toHaveCount(0);

    await line(page, work).getByLabel(t.visitForms.later).check();
    await page
      .getByRole('banner')
      .getByRole('link', { name: prefix === '' ? /uz/i : /ru/i })
      .first()
      .click();
    await expect(page.getByRole('radiogroup').first().getByRole('radio').nth(2)).toBeChecked();
    await desk.close();
  });

  test(`a closed visit is reviewed once, moderated and shown beside its service, ${prefix || '/'}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const desk = await browser.newPage({ baseURL: baseURL ?? '' });
    await signIn(desk, baseURL ?? '', { who: 'manager' });
    const visits = visitsOf(desk);
    const phone = `+99890555000${end}`;
    const id = await visits.begin(phone, `01E00${end}AA`, 'ru', 91_000);
    await visits.close(id);
    const path = await linkTo(desk, phone, 'review');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(prefix + path);
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, `review ${prefix}`);
    const words = `Быстро и честно ${prefix}`;
    await page.getByLabel(t.visitForms.starsOf.replace('{{stars}}', '1')).focus();
    for (let press = 1; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel(t.visitForms.starsOf.replace('{{stars}}', '4'))).toBeChecked();
    const tooLong = 'Я'.repeat(2_001);
    await page.getByLabel(t.visitForms.text).fill(tooLong);
    await expect(page.getByText('2001 / 2000')).toBeVisible();
    await page.getByRole('button', { name: t.visitForms.sendReview }).click();
    await expect(page.getByLabel(t.visitForms.text)).toBeFocused();
    await expect(page.getByLabel(t.visitForms.text)).toHaveValue(tooLong);
    await page.getByLabel(t.visitForms.text).fill(words);
    await page.reload();
    await expect(page.getByLabel(t.visitForms.starsOf.replace('{{stars}}', '4'))).toBeChecked();
    await expect(page.getByLabel(t.visitForms.text)).toHaveValue(words);
    await page.getByRole('button', { name: t.visitForms.sendReview }).click();
    await expect(page.getByText(t.visitForms.thanks)).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await page.goto(prefix + path);
    await expect(page.getByText(t.visitForms.thanks)).toBeVisible();
    await expect(page.getByRole('button', { name: t.visitForms.sendReview })).toHaveCount(0);

    await page.goto(`${prefix}/services/singl-services/1`);
    await expect(page.getByText(words)).toHaveCount(0);
    await desk.goto('/desk/reviews');
    const card = desk.getByRole('article').filter({ hasText: words });
    await card.getByRole('button', { name: 'Показать на сайте' }).click();
    await expect(card).toHaveCount(0);
    await page.goto(`${prefix}/services/singl-services/1`);
    await expect(page.getByText(words)).toBeVisible();
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('AggregateRating');
    await desk.close();
  });
}

import type { Page } from '@playwright/test';
import { sentCode } from '../account/accountSteps';
import { expect, test } from '../shared/fixtures';
import { focused, hasNoSidewaysScroll, LANGUAGES, skipHeader } from '../shared/steps';
import { dayAhead, field, newPhone, openBooking, otherVisitor, times } from './bookingSteps';

const days = (page: Page, label: string) => page.getByRole('list', { name: label }).getByRole('link');

for (const { language, prefix, t } of LANGUAGES) {
  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`a visitor without scripts books, moves and cancels, ${language}`, async ({ page, baseURL, watched }) => {
      // Forms with errors return 422.
      watched.tolerate(/status of 422/);
      await page.goto(`${prefix}/booking`);
      await field(page, 'services').first().check();
      await page.getByRole('button', { name: t.booking.showTimes }).click();
      await page.getByText(t.booking.anotherBranch).click();
      const branch = page.locator('main details li a').nth(1);
      const name = (await branch.locator('span').first().textContent()) ?? '';
      await branch.click();
      await days(page, t.booking.days).nth(2).click();
      await hasNoSidewaysScroll(page);
      await times(page).first().click();

      const form = page.getByRole('form', { name: t.booking.book });
      const box = (label: string) => form.getByLabel(label, { exact: true });
      const phone = newPhone();
      await box(t.forms.name).fill('Азиз Каримов');
      await box(t.forms.phone).fill(phone);
      await box(t.forms.brand).fill('chevrolet');
      await box(t.forms.model).fill('Cobalt');
      await box(t.booking.year).fill('1019');
      await form.getByRole('checkbox').check();
      await page.getByRole('button', { name: t.booking.sendCode }).click();
      await expect(box(t.booking.year)).toHaveAccessibleDescription(/\d{4}/);
      for (const [label, typed] of [
        [t.forms.name, 'Азиз Каримов'],
        [t.forms.phone, phone],
        [t.forms.brand, 'chevrolet'],
        [t.forms.model, 'Cobalt'],
        [t.booking.year, '1019'],
      ] as const)
        await expect(box(label)).toHaveValue(typed);
      await expect(form.getByRole('checkbox')).toBeChecked();
      await hasNoSidewaysScroll(page);
      await box(t.booking.year).fill('2019');
      await page.getByRole('button', { name: t.booking.sendCode }).click();
      await expect(box(t.signIn.code)).toBeVisible();
      await box(t.signIn.code).fill(await sentCode(page.request, baseURL ?? '', phone));
      await page.getByRole('button', { name: t.booking.book, exact: true }).click();

      await expect(page).toHaveURL(new RegExp(`${prefix}/booking/[\\w-]{32}\\?done=booked$`));
      await expect(page.getByRole('heading', { level: 1, name: t.booking.bookedTitle })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page.getByText(t.booking.isBooked)).toBeVisible();
      const start = page.locator('main h1 ~ * p').first();
      const before = (await start.textContent()) ?? '';
      await page.getByRole('link', { name: t.booking.move }).click();
      await days(page, t.booking.days).nth(1).click();
      const wanted = (await times(page).first().textContent()) ?? '';
      await times(page).first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/booking/[\\w-]{32}\\?done=moved$`));
      await expect(start).not.toHaveText(before);
      await expect(start).toContainText(wanted);
      await page.getByText(t.booking.cancel, { exact: true }).click();
      await page.getByRole('button', { name: t.booking.cancelYes }).click();
      await expect(page.getByText(t.booking.isCancelled)).toBeVisible();
    });
  });
}

test('books a slot by keyboard alone', async ({ page, baseURL }) => {
  const [{ t }] = LANGUAGES;
  const press = (key: string) => page.keyboard.press(key);
  const tab = async (name: string | RegExp) => {
    await press('Tab');
    const now = await focused(page);
    expect(now).toMatchObject({ seen: true, marked: true, inside: 'MAIN' });
    expect(now?.name).toMatch(name);
  };
  await openBooking(page, '/booking');
  await skipHeader(page);
  await tab(t.booking.noServices);
  const boxes = page.locator('main input[type="checkbox"][name="services"]');
  await press('Tab');
  await expect(boxes.first()).toBeFocused();
  await press('Space');
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.first()).toBeFocused();
  const done = page.getByRole('button', { name: t.booking.showTimes });
  for (let left = (await boxes.count()) - 1; left > 0; left -= 1) await press('Tab');
  await expect(boxes.last()).toBeFocused();
  await tab(t.booking.showTimes);
  await press('Enter');
  await expect(done).toBeHidden();
  await expect(page.getByRole('heading', { name: t.booking.when })).toBeFocused();

  await expect(times(page).first()).toBeVisible();
  await tab(t.booking.anotherBranch);
  await press('Enter');
  await tab(t.booking.nearestToMe);
  await tab(/./);
  await tab(/./);
  const [branch = ''] = ((await focused(page))?.name ?? '').split('\n');
  await press('Enter');
  await expect.poll(async () => (await focused(page))?.name).toContain(branch);
  await expect(times(page).first()).toBeVisible();
  await tab(t.booking.nextFree.replace('{{time}}', ''));
  if (await page.getByRole('link', { name: t.booking.weekBefore }).isVisible()) await tab(t.booking.weekBefore);
  await tab(t.booking.weekAfter);
  for (let day = 0; day < 2; day += 1) await tab(/,/);
  await press('Enter');
  await expect(days(page, t.booking.days).nth(1)).toHaveAttribute('aria-current', 'date');
  await expect(times(page).first()).toBeVisible();
  for (let day = 2; day < 7; day += 1) await tab(/,/);
  await tab(/\d\d:\d\d, /);
  await press('Enter');

  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page.getByRole('combobox', { name: t.forms.brand })).toBeVisible();
  await tab(t.booking.anotherTime);
  await press('Tab');
  await expect(field(page, 'full_name')).toBeFocused();
  await page.keyboard.type('Азиз Каримов');
  await press('Tab');
  const phone = newPhone();
  await page.keyboard.type(phone);
  for (const [label, typed] of [
    [t.forms.brand, 'chevr'],
    [t.forms.model, 'cob'],
  ] as const) {
    await press('Tab');
    const list = page.getByRole('combobox', { name: label });
    await expect(list).toBeFocused();
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: new RegExp(typed, 'i') }).first()).toBeVisible();
    await press('ArrowDown');
    await press('Enter');
    await expect(list).toHaveValue(new RegExp(typed, 'i'));
    if (label === t.forms.brand) await expect(page.getByRole('combobox', { name: t.forms.model })).toBeEnabled();
  }
  await press('Tab');
  await expect(field(page, 'year')).toBeFocused();
  await page.keyboard.type('2019');
  await tab(/^\+998/);
  await press('Tab');
  await expect(page.getByLabel(t.booking.complaint)).toBeFocused();
  await press('Tab');
  await expect(field(page, 'consent')).toBeFocused();
  await press('Space');
  await tab(/./);
  await tab(t.booking.sendCode);
  await press('Enter');
  await expect(field(page, 'code')).toBeFocused();
  await page.keyboard.type(await sentCode(page.request, baseURL ?? '', phone));
  await expect(page.getByRole('heading', { level: 1, name: t.booking.bookedTitle })).toBeFocused();
});

test('prints a booking on one page without controls @desktop', async ({ page, baseURL, request }) => {
  const [{ t }] = LANGUAGES;
  const other = otherVisitor(request, baseURL ?? '');
  const [start = ''] = await other.times({ services: '1', branch: 4, day: dayAhead(4) });
  const token = await other.book([1], 4, start, newPhone());
  await openBooking(page, `/booking/${token}`);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(/^Y-\w{4}-\w{4,5}$/)).toBeVisible();
  await expect(main.getByText(start.slice(11, 16)).first()).toBeVisible();
  await expect(main.getByText(/\d\d:\d\d – \d\d:\d\d/)).toBeVisible();
  await expect(main.locator('h2 + p')).toBeVisible();
  await expect(main.getByRole('img', { name: t.booking.qr })).toBeVisible();
  for (const chrome of ['body > div > div > header', 'nav', 'button', 'summary', 'main form'])
    await expect(page.locator(chrome).filter({ visible: true }), chrome).toHaveCount(0);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

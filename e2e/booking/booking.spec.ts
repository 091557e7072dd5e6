import { isAccessibleInItsTheme } from '../shared/accessible';
import { expect, hydrated, NETWORK_ERROR, test } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES } from '../shared/steps';
import {
  dayAhead,
  field,
  fillDay,
  fillIn,
  LONG_WORK,
  newPhone,
  openBooking,
  otherVisitor,
  tapper,
  times,
  typeCode,
} from './bookingSteps';

// The server limits holds per client network.
test.describe.configure({ mode: 'serial' });

/** Service that only one bay of the branch can do. */
const BRAKES = 8;
const ONE_BAY = 9;

for (const { language, prefix, t } of LANGUAGES) {
  test(`a new customer books within twelve taps, ${language}`, async ({ page, baseURL }) => {
    const { tap, type, count } = tapper();
    await openBooking(page, prefix || '/');
    await tap(page.getByRole('link', { name: t.common.book }).filter({ visible: true }).first());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.booking.heading);
    await isAccessibleInItsTheme(page, `booking ${language}`);
    await tap(field(page, 'services').first());
    await tap(page.getByRole('button', { name: t.booking.showTimes }));
    await expect(page.getByRole('heading', { name: t.booking.when })).toBeInViewport();
    await expect(times(page).first()).toBeVisible();
    await hasNoSidewaysScroll(page);
    await isAccessibleInItsTheme(page, `free times ${language}`);
    await tap(times(page).first());
    const held = page.getByRole('heading', { level: 2 }).first();
    await expect(held).toBeFocused();
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
    const phone = newPhone();
    await fillIn(page, t, { phone, type });
    await tap(field(page, 'consent'));
    await isAccessibleInItsTheme(page, `details ${language}`);
    await tap(page.getByRole('button', { name: t.booking.sendCode }));
    await typeCode(page, baseURL ?? '', phone);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.booking.bookedTitle);
    await expect(page).toHaveURL(new RegExp(`${prefix}/booking/[\\w-]{32}$`));
    await expect(page.getByText(/^Y-\w{4}-\w{4,5}$/)).toBeVisible();
    await expect(page.getByRole('img', { name: t.booking.qr })).toBeVisible();
    await hasNoSidewaysScroll(page);
    await isAccessibleInItsTheme(page, `booked ${language}`);
    expect(count()).toBeLessThanOrEqual(12);

    const file = await page.request.get(
      (await page.getByRole('link', { name: t.booking.calendar }).getAttribute('href')) ?? '',
    );
    expect(await file.text()).toContain('SEQUENCE:0');
  });

  test(`confirms, moves and cancels a booking by its link, ${language}`, async ({ page, baseURL, request }) => {
    const other = otherVisitor(request, baseURL ?? '');
    const day = dayAhead(5);
    const [start = ''] = await other.times({ services: '1', branch: 1, day });
    const token = await other.book([1], 1, start, newPhone());
    await openBooking(page, `${prefix}/booking/${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.booking.linkTitle);
    await page.getByRole('button', { name: t.booking.confirm }).click();
    await expect(page.getByText(t.booking.confirmed)).toBeVisible();

    await page.getByRole('link', { name: t.booking.move }).click();
    await page.getByRole('list', { name: t.booking.days }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(new RegExp(`day=${dayAhead(6)}`));
    await times(page).first().click();
    await page.getByRole('button', { name: t.booking.moveYes }).click();
    const [textPrefix = ''] = t.booking.isMoved.split(':');
    await expect(page.getByRole('status').getByText(textPrefix)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`/booking/${token}$`));
    await isAccessibleInItsTheme(page, `moved ${language}`);

    await page.getByText(t.booking.cancel, { exact: true }).click();
    await page.getByRole('button', { name: t.booking.cancelYes }).click();
    await expect(page.getByText(t.booking.isCancelled)).toBeInViewport();
    await page.reload();
    await expect(page.getByText(t.booking.isCancelled)).toBeVisible();
    await expect(page.getByRole('button', { name: t.booking.confirm })).toHaveCount(0);
    expect(await other.times({ services: '1', branch: 1, day })).toContain(start);
  });

  test(`offers other slots if another customer books the slot while the form is filled in, ${language}`, async ({
    page,
    baseURL,
    request,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const other = otherVisitor(request, baseURL ?? '');
    const day = dayAhead(4);
    await openBooking(page, `${prefix}/booking?services=${BRAKES}&branch=${ONE_BAY}&day=${day}`);
    const start = (await times(page).nth(2).getAttribute('value')) ?? '';
    await times(page).nth(2).click();
    await expect(field(page, 'full_name')).toBeVisible();
    const phone = newPhone();
    const { type } = tapper();
    await fillIn(page, t, { phone, type });
    await field(page, 'consent').click();

    await page.reload();
    await hydrated(page);
    await expect(field(page, 'full_name')).toHaveValue('Азиз Каримов');
    await expect(page.getByRole('combobox', { name: t.forms.model })).toHaveValue('Cobalt');
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|[89]:\d\d)$/);
    await field(page, 'consent').click();

    const mine = new URL(page.url()).searchParams.get('hold') ?? '';
    await other.release(mine);
    const taken = await other.hold([BRAKES], ONE_BAY, start);
    await page.getByRole('button', { name: t.booking.sendCode }).click();
    await typeCode(page, baseURL ?? '', phone);
    const lost = page.getByRole('alert').filter({ hasText: t.booking.timeGone });
    await expect(lost).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByRole('button', { name: t.booking.book, exact: true })).toHaveCount(0);
    await expect(field(page, 'full_name')).toHaveValue('Азиз Каримов');
    await isAccessibleInItsTheme(page, `lost time ${language}`);
    await lost.getByRole('button').first().click();
    await expect(lost).toHaveCount(0);
    await expect(field(page, 'full_name')).toHaveValue('Азиз Каримов');
    await page.getByRole('button', { name: t.booking.book, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.booking.bookedTitle);
    await other.release(taken.token);
  });
}

test('a retry after a lost reply returns the same booking @desktop', async ({ page, baseURL, watched }) => {
  watched.tolerate(NETWORK_ERROR);
  const [{ t }] = LANGUAGES;
  await openBooking(page, `/booking?services=1&branch=2&day=${dayAhead(3)}`);
  await times(page).first().click();
  const phone = newPhone();
  const { type } = tapper();
  await fillIn(page, t, { phone, type });
  await field(page, 'consent').click();
  const booked: string[] = [];
  await page.route('**/api/main/main/bookings/', async (route) => {
    const reply = await route.fetch();
    booked.push(((await reply.json()) as { token: string }).token);
    if (booked.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: reply });
  });
  await page.getByRole('button', { name: t.booking.sendCode }).click();
  await typeCode(page, baseURL ?? '', phone);
  await expect(page.getByText(t.booking.noAnswer)).toBeVisible();
  await page.getByRole('button', { name: t.booking.book, exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.booking.bookedTitle);
  expect(new Set(booked).size).toBe(1);
  expect(page.url()).toContain(booked[0] ?? '-');
});

for (const { language, prefix, t } of LANGUAGES) {
  test(`joins the waitlist of a full day, ${language}`, async ({ page, baseURL, request }) => {
    const day = dayAhead(8);
    const { service, branch } = LONG_WORK;
    const giveUp = await fillDay(request, baseURL ?? '', day);
    await openBooking(page, `${prefix}/booking?services=${service}&branch=${branch}&day=${day}`);
    await expect(page.getByText(t.booking.fullDay)).toBeVisible();
    const phone = newPhone();
    await field(page, 'full_name').fill('Лола Юсупова');
    await field(page, 'phone').fill(phone);
    await field(page, 'consent').click();
    await isAccessibleInItsTheme(page, `waiting list ${language}`);
    await page.getByRole('button', { name: t.booking.sendCode }).click();
    await typeCode(page, baseURL ?? '', phone);
    const [textPrefix = ''] = t.booking.waitDone.split(':');
    await expect(page.getByText(textPrefix)).toBeVisible();
    await page.reload();
    await expect(page.getByText(textPrefix)).toBeVisible();
    await page.getByRole('button', { name: t.booking.waitLeave }).click();
    await expect(page.getByText(t.booking.waitLeft)).toBeVisible();
    await giveUp();
  });
}

test('hydration does not replace the form during a press and keeps text and caret @desktop', async ({ page }) => {
  const script = /\/assets\/booking-forms\..*\.js$/;
  let release = () => {};
  const plainForm = async () => {
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unroute(script);
    await page.route(script, async (route) => {
      await released;
      await route.continue();
    });
  };
  const name = field(page, 'full_name');
  const fillName = async () => {
    await name.fill('Лола Юсуова');
    await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(8, 8));
    const form = await name.evaluateHandle((input: HTMLInputElement) => input.form);
    return () => form.evaluate((element) => element?.isConnected === false);
  };
  await plainForm();
  await openBooking(page, `/booking?services=1&branch=2&day=${dayAhead(4)}`);
  await times(page).first().click();
  const isReplaced = await fillName();
  await field(page, 'consent').hover();
  await page.mouse.down();
  const arrived = page.waitForResponse(script);
  release();
  await (await arrived).finished();
  // Waits longer than hydration takes.
  await page.waitForTimeout(1000);
  expect(await isReplaced()).toBe(false);
  await page.mouse.up();
  await expect.poll(isReplaced).toBe(true);
  await expect(field(page, 'consent')).toBeChecked();
  await expect(name).toHaveValue('Лола Юсуова');

  await plainForm();
  await page.reload();
  await hydrated(page);
  const isReplacedAgain = await fillName();
  release();
  await expect.poll(isReplacedAgain).toBe(true);
  await page.keyboard.type('п');
  await expect(name).toHaveValue('Лола Юсупова');
});

test('reports an unknown booking link and an expired hold @desktop', async ({ page, watched }) => {
  watched.tolerate(NETWORK_ERROR);
  const [{ t }] = LANGUAGES;
  await page.goto(`/booking/${'0'.repeat(32)}`);
  await expect(page.getByText(t.notFound.heading)).toBeVisible();
  await page.goto(`/booking?hold=${'0'.repeat(32)}`);
  await expect(page.getByText(t.booking.holdGone)).toBeVisible();
  await expect(field(page, 'services').first()).toBeVisible();
  await page.goto(`/booking?services=1&branch=2&hold=${'0'.repeat(32)}`);
  await expect(page.getByText(t.booking.holdGone)).toBeVisible();
  await expect(times(page).first()).toBeVisible();
});

test('joining the waitlist of a day that has free slots again shows these slots @desktop', async ({
  page,
  baseURL,
  request,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  const [{ t }] = LANGUAGES;
  const day = dayAhead(9);
  const { service, branch } = LONG_WORK;
  const giveUp = await fillDay(request, baseURL ?? '', day);
  await openBooking(page, `/booking?services=${service}&branch=${branch}&day=${day}`);
  const phone = newPhone();
  await field(page, 'full_name').fill('Лола Юсупова');
  await field(page, 'phone').fill(phone);
  await field(page, 'consent').click();
  await giveUp();
  await page.getByRole('button', { name: t.booking.sendCode }).click();
  await typeCode(page, baseURL ?? '', phone);
  await expect(page.getByText(t.booking.dayHasTimes)).toBeVisible();
  await expect(times(page).first()).toBeVisible();
  await expect(field(page, 'code')).toHaveCount(0);
});

for (const { language, prefix, t } of LANGUAGES) {
  test(`services or a branch in the address that cannot be booked online cause a message and a choice of bookable ones, ${language}`, async ({
    page,
  }) => {
    const [OIL, BY_PHONE, NONE] = [1, 13, 999];
    await openBooking(page, `${prefix}/booking?services=${BY_PHONE},${NONE}`);
    const [textPrefix = ''] = t.booking.askedByPhone.split(':');
    await expect(page.getByText(textPrefix)).toBeVisible();
    await expect(page.getByText(t.booking.servicesFirst)).toBeVisible();
    await openBooking(page, `${prefix}/booking?services=${OIL},${BY_PHONE}&branch=${NONE}`);
    await expect(page.getByText(t.booking.branchElsewhere)).toBeVisible();
    await expect(times(page).first()).toBeVisible();
    await hasNoSidewaysScroll(page);
  });
}

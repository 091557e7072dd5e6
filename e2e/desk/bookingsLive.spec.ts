import {
  dayAhead,
  field,
  fillDay,
  LONG_WORK,
  newPhone,
  openBooking,
  otherVisitor,
  times,
  typeCode,
} from '../booking/bookingSteps';
import { expect, NETWORK_ERROR, test } from '../shared/fixtures';
import { LANGUAGES } from '../shared/steps';
import { LANGUAGES as AT_DESK, clock, openDeskPage, signIn, UNAUTHORIZED_ERROR } from './deskSteps';

const [{ t }] = LANGUAGES;
const [{ t: words }] = AT_DESK;
const NAME = 'Лола Юсупова';
const BRAKES = 8;

test.describe.configure({ timeout: 180_000 });

test('shows customers’ bookings, moves, cancellations and waitlist entries live @desktop', async ({
  page,
  browser,
  baseURL,
  request,
  watched,
}) => {
  watched.tolerate(UNAUTHORIZED_ERROR);
  watched.tolerate(NETWORK_ERROR);
  const { service, branch } = LONG_WORK;
  const day = dayAhead(11);
  const desk = await openDeskPage(browser, baseURL ?? '');
  await signIn(desk, baseURL ?? '', { who: 'owner', path: `/desk/bookings?branch=${branch}&day=${day}` });
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  const item = desk.locator('[data-booking]').filter({ hasText: NAME });
  await expect(item).toHaveCount(0);

  const other = otherVisitor(request, baseURL ?? '');
  const [start = ''] = await other.times({ services: String(BRAKES), branch, day });
  const token = await other.book([BRAKES], branch, start, newPhone());
  await expect(item).toHaveAccessibleName(new RegExp(clock(Date.parse(start))));

  await openBooking(page, `/booking/${token}`);
  await page.getByRole('link', { name: t.booking.move }).click();
  const to = (await times(page).last().getAttribute('value')) ?? '';
  await times(page).last().click();
  await page.getByRole('button', { name: t.booking.moveYes }).click();
  await expect(item).toHaveAccessibleName(new RegExp(clock(Date.parse(to))));

  await page.getByText(t.booking.cancel, { exact: true }).click();
  await page.getByRole('button', { name: t.booking.cancelYes }).click();
  await expect(item).toHaveCount(0);

  const giveUp = await fillDay(request, baseURL ?? '', day);
  await openBooking(page, `/booking?services=${service}&branch=${branch}&day=${day}`);
  const phone = newPhone();
  await field(page, 'full_name').fill(NAME);
  await field(page, 'phone').fill(phone);
  await field(page, 'consent').click();
  await page.getByRole('button', { name: t.booking.sendCode }).click();
  await typeCode(page, baseURL ?? '', phone);
  await desk.getByRole('button', { name: words.calendar.waits.replace('{{count}}', '1') }).click();
  const line = desk.getByRole('dialog');
  await expect(line).toContainText(NAME);
  await line.getByRole('button', { name: words.waits.remove.replace('{{name}}', NAME) }).click();
  await expect(line).toContainText(words.waits.none);
  await giveUp();
  await desk.context().close();
});

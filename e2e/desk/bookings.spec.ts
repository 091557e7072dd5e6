import type { Page } from '@playwright/test';
import { isAccessibleInItsTheme, isReachable } from '../shared/accessible';
import { expect, NETWORK_ERROR, test } from '../shared/fixtures';
import { bookingsOf, clock, isoOf, LANGUAGES, openDeskPage, send, signIn, UNAUTHORIZED_ERROR } from './deskSteps';

const HOUR_MS = 3_600_000;
const BRANCH = 1;
const [{ t }] = LANGUAGES;

test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ watched }) => {
  watched.tolerate(UNAUTHORIZED_ERROR);
  watched.tolerate(NETWORK_ERROR);
  // Expected replies: 409 without a free bay, 412 after a concurrent change.
  watched.tolerate(/Failed to load resource.*(409|412)/);
});

/** Bookings only: buttons that suggest a customer by phone contain the name too. */
const itemOf = (page: Page, name: string) =>
  page.locator('[data-booking]').and(page.getByRole('button', { name: new RegExp(name) }));
const placeOf = (page: Page, name: string) =>
  itemOf(page, name)
    .first()
    .getAttribute('aria-label')
    .then((label) => label ?? '');

test('drags a booking to another bay, moves and resizes it by keys and undoes it, live for another person @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, baseURL ?? '', { who: 'owner', path: '/desk/bookings' });
  const bookings = bookingsOf(page);
  const { day, bays, step, opens } = await bookings.freeDay(BRANCH);
  const [first, second] = bays;
  if (!first || !second) throw new Error('The demo has fewer than two bays');
  const { id } = await bookings.make({
    branch: BRANCH,
    phone: '+998905581001',
    name: 'Нодира Перенос',
    bay: first.id,
    starts_at: isoOf(opens + HOUR_MS),
  });
  const path = `/desk/bookings?branch=${BRANCH}&day=${day}`;
  const other = await openDeskPage(browser, baseURL ?? '');
  await signIn(other, baseURL ?? '', { who: 'manager', path });
  await page.goto(path);
  const item = itemOf(page, 'Нодира Перенос');
  await expect(item).toBeVisible();
  await isAccessibleInItsTheme(page, 'the calendar of a day');

  const from = await item.boundingBox();
  const to = await page.getByRole('region', { name: second.name, exact: true }).boundingBox();
  if (!from || !to) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, from.y + 12, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => placeOf(page, 'Нодира Перенос')).toContain(second.name);
  await expect.poll(async () => (await bookings.read(id)).bay).toBe(second.id);
  await expect.poll(() => placeOf(other, 'Нодира Перенос')).toContain(second.name);
  await page.getByRole('button', { name: t.frame.undo }).last().click();
  await expect.poll(async () => (await bookings.read(id)).bay).toBe(first.id);

  const menu = await page.getByRole('navigation', { name: t.nav.label }).boundingBox();
  const announced = (words: string) =>
    page.getByText(new RegExp(`^${words.split(':')[0]?.replace('{{name}}', 'Нодира Перенос')}`));
  for (const letGo of ['by Escape', 'outside'] as const) {
    await page.mouse.move(from.x + 20, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 112, { steps: 4 });
    await expect(announced(t.calendar.taken)).toBeAttached();
    if (letGo === 'by Escape') await page.keyboard.press('Escape');
    else await page.mouse.move((menu?.x ?? 0) + 40, from.y + 112, { steps: 4 });
    await page.mouse.up();
    await expect(announced(t.calendar.back)).toBeAttached();
  }
  const untouched = await bookings.read(id);
  expect([untouched.bay, Date.parse(untouched.starts_at)]).toEqual([first.id, opens + HOUR_MS]);

  await item.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(Date.parse((await bookings.read(id)).starts_at)).toBe(opens + HOUR_MS);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const starts = opens + HOUR_MS + step * 60_000;
  const ends = starts + HOUR_MS + step * 60_000;
  await expect(page.getByText(`${clock(starts)}–${clock(ends)}, ${first.name}.`, { exact: true })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await bookings.read(id)).bay).toBe(second.id);
  const moved = await bookings.read(id);
  expect([Date.parse(moved.starts_at), Date.parse(moved.ends_at)]).toEqual([starts, ends]);
  await expect(item).toBeFocused();

  await bookings.change(id, { note: 'Просит позвонить' });
  await item.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Нодира Перенос' });
  await expect(panel).toContainText('Просит позвонить');
  await isAccessibleInItsTheme(page, 'a booking that is open');
  await page.goto(`${path}&view=week`);
  await expect(itemOf(page, 'Нодира Перенос')).toBeVisible();
  await isAccessibleInItsTheme(page, 'the calendar of a week');
  await isReachable(page);
  await other.context().close();
});

test('a quick drag resizes a booking at its lower edge and moves it at its side @desktop', async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL ?? '', { who: 'owner', path: '/desk/bookings' });
  const bookings = bookingsOf(page);
  const { day, bays, step, opens } = await bookings.freeDay(BRANCH);
  const bay = bays[0]?.id ?? 0;
  const starts = opens + HOUR_MS;
  const name = 'Сабина Быстрая';
  const { id } = await bookings.make({ branch: BRANCH, phone: '+998905586001', name, bay, starts_at: isoOf(starts) });
  await page.goto(`/desk/bookings?branch=${BRANCH}&day=${day}`);
  const item = itemOf(page, name);
  const pull = async (x: number, y: number, down: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + down);
    await page.mouse.up();
  };
  await item.scrollIntoViewIfNeeded();
  const box = await item.boundingBox();
  if (!box) throw new Error('Nothing to drag');
  const steps = (box.height / 60) * 2 * step;
  await pull(box.x + box.width / 2, box.y + box.height - 1, steps);
  const ends = starts + HOUR_MS + 2 * step * 60_000;
  await expect.poll(async () => Date.parse((await bookings.read(id)).ends_at)).toBe(ends);
  expect(Date.parse((await bookings.read(id)).starts_at)).toBe(starts);
  await expect.poll(() => placeOf(page, name)).toContain(`${clock(starts)}–${clock(ends)}`);

  await pull(box.x + 1, box.y + 2, steps);
  await expect.poll(async () => Date.parse((await bookings.read(id)).starts_at)).toBe(starts + 2 * step * 60_000);
  expect((await bookings.read(id)).bay).toBe(bay);
});

test('a touch scrolls at once, moves a booking after a long press, and resizes it by its edge @desktop', async ({
  browser,
  baseURL,
}) => {
  const page = await openDeskPage(browser, baseURL ?? '', { viewport: { width: 1280, height: 800 }, hasTouch: true });
  await signIn(page, baseURL ?? '', { who: 'owner', path: '/desk/bookings' });
  const bookings = bookingsOf(page);
  const { day, bays, step, opens } = await bookings.freeDay(BRANCH);
  const [first, second] = bays;
  if (!first || !second) throw new Error('The demo has no two bays');
  const name = 'Камила Планшет';
  const starts_at = isoOf(opens + HOUR_MS);
  const { id } = await bookings.make({ branch: BRANCH, phone: '+998905587001', name, bay: first.id, starts_at });
  await page.goto(`/desk/bookings?branch=${BRANCH}&day=${day}`);
  const item = itemOf(page, name);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const drag = async (fromEnd: number, restMs: number, across: number, down: number) => {
    await item.scrollIntoViewIfNeeded();
    const box = await item.boundingBox();
    if (!box) throw new Error('Nothing to drag');
    const from = { x: box.x + 30, y: box.y + box.height - fromEnd };
    await touch('touchStart', from);
    await page.waitForTimeout(restMs);
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', { x: from.x + across * part, y: from.y + down * part });
    await touch('touchEnd');
    return box.height;
  };
  const height = await drag(40, 0, 0, -80);
  await expect
    .poll(() =>
      page
        .locator('[data-day]')
        .first()
        .evaluate((node) => node.closest('[style]')?.scrollTop),
    )
    .toBeGreaterThan(0);
  const columns = [first, second].map((bay) => page.getByRole('region', { name: bay.name, exact: true }).boundingBox());
  const [own, next] = await Promise.all(columns);
  await drag(40, 600, (next?.x ?? 0) - (own?.x ?? 0), 0);
  await expect.poll(async () => (await bookings.read(id)).bay).toBe(second.id);
  expect(Date.parse((await bookings.read(id)).starts_at)).toBe(Date.parse(starts_at));
  await expect.poll(() => placeOf(page, name)).toContain(second.name);
  await drag(4, 0, 0, (height / 60) * step);
  const ends = Date.parse(starts_at) + HOUR_MS + step * 60_000;
  await expect.poll(async () => Date.parse((await bookings.read(id)).ends_at)).toBe(ends);
  await expect(page.getByRole('complementary', { name })).toBeHidden();
  await page.context().close();
});

test('an overbooking requires a reason @desktop', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', { who: 'owner', path: '/desk/bookings' });
  const bookings = bookingsOf(page);
  const { day, bays, opens } = await bookings.freeDay(BRANCH, 1);
  const bay = bays[0]?.id;
  const make = (name: string, at: number, phone: string) =>
    bookings.make({ branch: BRANCH, name, phone, starts_at: isoOf(at), ...(bay !== undefined && { bay }) });
  await make('Тимур Первый', opens + HOUR_MS, '+998905582001');
  const { id } = await make('Лола Вторая', opens + 3 * HOUR_MS, '+998905582002');
  await page.goto(`/desk/bookings?branch=${BRANCH}&day=${day}`);
  const move = async () => {
    await itemOf(page, 'Лола Вторая').focus();
    await page.keyboard.press('Space');
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('ArrowUp');
      const announced = await page.locator('[aria-live=assertive]').last().textContent();
      if (announced?.startsWith(clock(opens + HOUR_MS))) break;
    }
    await page.keyboard.press('Space');
  };
  await move();
  const dialog = page.getByRole('dialog', { name: t.noRoom.title });
  await expect(dialog).toContainText('Тимур Первый');
  await isAccessibleInItsTheme(page, 'no room', 'dialog[open]');
  await expect(dialog.getByLabel(t.noRoom.reason)).toBeFocused();
  await dialog.getByRole('button', { name: t.noRoom.no }).click();
  await expect.poll(() => placeOf(page, 'Лола Вторая')).toContain(clock(opens + 3 * HOUR_MS));
  await expect(dialog).toBeHidden();

  await move();
  await dialog.getByRole('button', { name: t.noRoom.yes }).click();
  await expect(dialog).toContainText(t.booking.reasonShort);
  await dialog.getByLabel(t.noRoom.reason).fill('Осмотр на пять минут');
  await dialog.getByRole('button', { name: t.noRoom.yes }).click();
  await expect.poll(async () => (await bookings.read(id)).overbooking?.reason).toBe('Осмотр на пять минут');
  await expect.poll(() => placeOf(page, 'Лола Вторая')).toContain(t.calendar.overbooked);
});

for (const [index, { language, t: words }] of LANGUAGES.entries()) {
  test(`a walk-in goes through its states and starts a visit, ${language}`, async ({ page, baseURL }) => {
    await signIn(page, baseURL ?? '', { language, who: 'owner', path: `/desk/bookings?branch=${BRANCH}` });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.calendar.walkIn }).click();
    const dialog = page.getByRole('dialog', { name: words.newBooking.walkInTitle });
    await dialog.getByLabel(words.entry.phone).fill(`90558300${index + 1}`);
    await dialog.getByLabel(words.entry.name).fill('Баходир Заезд');
    await isAccessibleInItsTheme(page, `a walk-in, ${language}`, 'dialog[open]');
    await isReachable(page);
    await dialog.getByRole('button', { name: words.newBooking.walkInSave }).click();
    const noRoom = page.getByRole('dialog', { name: words.noRoom.title });
    const item = itemOf(page, 'Баходир Заезд').first();
    await expect(noRoom.or(item).first()).toBeVisible();
    if (await noRoom.isVisible()) {
      await noRoom.getByLabel(words.noRoom.reason).fill('Сломалась рядом');
      await noRoom.getByRole('button', { name: words.noRoom.anyway }).click();
    }
    await expect(item).toHaveAccessibleName(new RegExp(words.bookingState.arrived));
    await item.click();
    const panel = page
      .getByRole('complementary')
      .or(page.getByRole('dialog', { name: 'Баходир Заезд' }))
      .first();
    await panel.getByRole('button', { name: words.bookingStep.booked }).click();
    await expect(panel).toContainText(words.bookingState.booked);
    await panel.getByRole('button', { name: words.bookingStep.arrived }).click();
    await expect(panel).toContainText(words.bookingState.arrived);
    await isReachable(page);
    await panel.getByRole('link', { name: words.bookingStep.in_work }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.begin.title);
    await expect(main).toContainText('Баходир Заезд');
    await expect(main.getByLabel(words.begin.plate)).toHaveValue('');
  });

  test(`turns an enquiry into a booking in two taps, ${language}`, async ({ page, request, baseURL }) => {
    const { id } = await send(request, { phone: `+99890558400${index + 1}`, full_name: 'Заявка Записана' });
    await signIn(page, baseURL ?? '', { language, who: 'owner', path: `/desk/inbox/${id}?status=all` });
    const bookings = bookingsOf(page);
    const taps: string[] = [];
    const tap = async (name: RegExp, role: 'link' | 'button') => {
      taps.push(role);
      await page.getByRole(role, { name }).last().click();
    };
    await expect(page.getByRole('article')).toBeVisible();
    await tap(new RegExp(`^${words.calendar.book}$`), 'link');
    const save = new RegExp(`^${words.newBooking.saveAt.replace('{{time}}', '.*\\d\\d:\\d\\d')}$`);
    await expect(page.getByRole('dialog').getByRole('button', { name: save })).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel(words.calendar.branch)).toBeInViewport();
    await tap(save, 'button');
    const item = itemOf(page, 'Заявка Записана').first();
    await expect(item).toBeVisible();
    expect(taps).toHaveLength(2);
    const booked = await bookings.read(Number(await item.getAttribute('data-booking')));
    expect(booked.enquiry).toBe(id);

    await page.goto(`/desk/inbox/${id}?status=all`);
    const enquiry = page.getByRole('article');
    const its = enquiry.locator(`a[href*="booking=${booked.id}"]`);
    await expect(its).toBeVisible();
    await expect(enquiry.getByRole('link', { name: words.calendar.book, exact: true })).toHaveCount(0);
    await its.click();
    await expect(page.getByRole('complementary').or(page.getByRole('dialog')).first()).toContainText(booked.reference);
  });

  test(`prints the bookings of a branch on a day, ${language}`, async ({ page, baseURL }) => {
    await signIn(page, baseURL ?? '', { language, who: 'owner', path: '/desk/bookings' });
    const bookings = bookingsOf(page);
    const { day, opens } = await bookings.freeDay(BRANCH, 2);
    const name = `Печать ${language}`;
    await bookings.make({
      branch: BRANCH,
      name,
      phone: `+99890558500${index + 1}`,
      starts_at: isoOf(opens + index * HOUR_MS),
    });
    await page.goto(`/desk/bookings/print?branch=${BRANCH}&day=${day}`);
    const line = page.getByRole('listitem').filter({ hasText: name });
    await expect(line).toBeVisible();
    await isAccessibleInItsTheme(page, `the printed day, ${language}`);
    await isReachable(page);
    await page.emulateMedia({ media: 'print' });
    await expect(line).toBeVisible();
    for (const chrome of ['nav', 'main button', 'main a[data-no-print]'])
      await expect(page.locator(chrome).filter({ visible: true })).toHaveCount(0);
  });
}

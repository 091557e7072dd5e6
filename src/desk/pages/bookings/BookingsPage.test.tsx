import { randomInt } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { calendarsUtil } from '#api/desk/bookings';
import type { Calendar, DeskBooking } from '#contract/bookingsDesk';
import { addDays, dateAt } from '#contract/rules/clock';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { FakeEventSource } from '#test/fakeEventSource';
import { type DeskTransport, renderDesk } from '#test/renderDesk';
import { callDesk, colleague } from '#test/visitsAtDesk';
import { isoAt } from '../../features/bookings/lib/days';

const HOUR_MS = 3_600_000;
const BRANCH = 1;

const matchMedia = window.matchMedia.bind(window);
/** Sets a viewport that fits bays side by side, but not the panel. */
beforeEach(() => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media === '(min-width: 48rem)' }));
});
afterEach(() => jest.restoreAllMocks());

const call = async <Reply,>(...args: Parameters<typeof callDesk>): Promise<Reply> =>
  (await callDesk(...args)) as unknown as Reply;
const phone = () => `+998907${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** Number of used days: tests share a server, so each test uses another day. */
let taken = 0;
const freeDay = async (other: DeskTransport) => {
  const from = addDays(dateAt(Date.now()), 9);
  const { days, bays } = await call<Calendar>(other, 'GET', `/bookings?branch=${BRANCH}&from=${from}&days=14`);
  const long = days.filter(({ open: [first] }) => first && Date.parse(first.to) - Date.parse(first.from) > 6 * HOUR_MS);
  const day = long[taken];
  taken += 1;
  const [first] = day?.open ?? [];
  if (!day || !first) throw new Error('No such day');
  return { day: day.day, bay: bays[0]?.id ?? 0, opens: Date.parse(first.from) };
};

const open = async () => {
  const other = await colleague('owner');
  const { day, bay, opens } = await freeDay(other);
  const make = (name: string, hours: number) =>
    call<DeskBooking>(other, 'POST', '/bookings', {
      body: {
        branch: BRANCH,
        source: 'desk',
        services: [],
        minutes: 60,
        phone: phone(),
        name,
        bay,
        starts_at: isoAt(opens + hours * HOUR_MS),
      },
    });
  const read = ({ id }: DeskBooking) => call<DeskBooking>(other, 'GET', `/bookings/${id}`);
  const show = () => renderDesk({ path: `/desk/bookings?branch=${BRANCH}&day=${day}`, role: 'owner' });
  return { other, make, read, show, bay };
};

const itemOf = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

it('moves a booking by keys, announces its position and undoes the move', async () => {
  const { make, read, show } = await open();
  const booking = await make('Анвар Клавиша', 2);
  const { user } = await show();
  (await itemOf('Анвар Клавиша')).focus();
  await user.keyboard(' ');
  expect(screen.getByText(/^Анвар Клавиша взята: /)).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.getByText(/^Анвар Клавиша осталась здесь: /)).toBeInTheDocument();
  await user.keyboard(' {ArrowDown}{Shift>}{ArrowDown}{/Shift}{Enter}');
  await waitFor(async () => expect((await read(booking)).version).toBeGreaterThan(booking.version));
  const moved = await read(booking);
  expect(Date.parse(moved.starts_at)).toBeGreaterThan(Date.parse(booking.starts_at));
  expect(Date.parse(moved.ends_at) - Date.parse(moved.starts_at)).toBeGreaterThan(HOUR_MS);
  expect(await itemOf('Анвар Клавиша')).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: ru.frame.undo }));
  await waitFor(async () => expect((await read(booking)).starts_at).toBe(booking.starts_at));
});

it('keeps a moved booking in place and focused despite a stale reply', async () => {
  const { make, read, show } = await open();
  const booking = await make('Лола Издалека', 2);
  const { user, store, transport } = await show();
  await itemOf('Лола Издалека');
  const late: (() => void)[] = [];
  transport.between = async ({ method, url }, next) => {
    const reply = await next();
    if (method === 'GET' && /\/bookings\?/.test(url)) await new Promise<void>((arrive) => void late.push(arrive));
    return reply;
  };
  act(() => void store.dispatch(calendarsUtil.invalidateTags(['Booking'])));
  await waitFor(() => expect(late).toHaveLength(1));
  (await itemOf('Лола Издалека')).focus();
  await user.keyboard(' {ArrowRight}{Enter}');
  const moved = async () => (await itemOf('Лола Издалека')).title;
  await waitFor(async () => expect((await read(booking)).bay).not.toBe(booking.bay));
  const there = await moved();
  act(() => late[0]?.());
  await waitFor(() => expect(late.length).toBeGreaterThan(1));
  expect(await moved()).toBe(there);
  expect(await itemOf('Лола Издалека')).toHaveFocus();
});

it('shows both versions after a concurrent move and lets the user keep the other person’s version', async () => {
  const { other, make, read, show } = await open();
  const booking = await make('Диёра Дважды', 1);
  const { user } = await show();
  await itemOf('Диёра Дважды');
  const theirs = isoAt(Date.parse(booking.starts_at) + 3 * HOUR_MS);
  await act(async () => {
    await callDesk(other, 'PATCH', `/bookings/${booking.id}`, {
      body: { starts_at: theirs },
      version: booking.version,
    });
  });
  (await itemOf('Диёра Дважды')).focus();
  await user.keyboard(' {ArrowDown} ');
  const dialog = await screen.findByRole('dialog', { name: ru.booking.late });
  expect(within(dialog).getByRole('row', { name: new RegExp(`^${ru.booking.when}`) })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: ru.enquiry.keepTheirs }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Date.parse((await read(booking)).starts_at)).toBe(Date.parse(theirs));
});

it('shows both versions of a booking if the event stream reports another change while they load', async () => {
  const { other, make, read, show } = await open();
  const booking = await make('Дилбар Сразу', 1);
  const { user, transport } = await show();
  await itemOf('Дилбар Сразу');
  const theirs = isoAt(Date.parse(booking.starts_at) + 3 * HOUR_MS);
  const { version } = booking;
  await callDesk(other, 'PATCH', `/bookings/${booking.id}`, { body: { starts_at: theirs }, version });
  act(() => FakeEventSource.last.open());
  transport.between = async ({ method, url }, next) => {
    const reply = await next();
    if (method === 'GET' && url.endsWith(`/bookings/${booking.id}`)) {
      FakeEventSource.last.emit(42, { thing: 'booking', id: booking.id, action: 'changed', by: null });
      // The stream batches events of one moment (startStream.ts).
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return reply;
  };
  (await itemOf('Дилбар Сразу')).focus();
  await user.keyboard(' {ArrowDown} ');
  const dialog = await screen.findByRole('dialog', { name: ru.booking.late });
  await user.click(within(dialog).getByRole('button', { name: ru.enquiry.keepOurs }));
  await waitFor(async () => expect((await read(booking)).starts_at).not.toBe(theirs));
  expect(Date.parse((await read(booking)).starts_at)).toBeGreaterThan(Date.parse(booking.starts_at));
});

it('shows both versions when another person saves a booking that is open in the form', async () => {
  const { other, make, read, show } = await open();
  const booking = await make('Зебо Вдвоём', 1);
  const { user } = await show();
  (await itemOf('Зебо Вдвоём')).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: ru.booking.edit }));
  await user.type(screen.getByLabelText(new RegExp(`^${ru.booking.note}`)), 'Позвонить за час');
  const { version } = booking;
  await callDesk(other, 'PATCH', `/bookings/${booking.id}`, {
    body: { note: 'Ждёт в зале', name: 'Зебо Гуля' },
    version,
  });
  act(() => FakeEventSource.last.open());
  act(() => FakeEventSource.last.emit(41, { thing: 'booking', id: booking.id, action: 'changed', by: null }));
  expect(await screen.findByRole('dialog', { name: 'Зебо Гуля' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: ru.booking.save }));
  const dialog = await screen.findByRole('dialog', { name: ru.booking.late });
  const row = within(dialog).getByRole('row', { name: new RegExp(`^${ru.booking.note}`) });
  expect(row).toHaveTextContent('Ждёт в зале');
  expect(row).toHaveTextContent('Позвонить за час');
  await user.click(within(dialog).getByRole('button', { name: ru.enquiry.keepOurs }));
  await waitFor(async () => expect((await read(booking)).note).toBe('Позвонить за час'));
  expect((await read(booking)).name).toBe('Зебо Гуля');
});

it('asks for a reason when a moved booking overlaps another one, and moves it back without a reason', async () => {
  const { make, read, show } = await open();
  await make('Карим Занял', 1);
  const booking = await make('Севара Поверх', 2);
  const { user } = await show();
  const move = async () => {
    (await itemOf('Севара Поверх')).focus();
    await user.keyboard(' {ArrowUp} ');
    return screen.findByRole('dialog', { name: ru.noRoom.title });
  };
  const first = await move();
  expect(first).toHaveTextContent('Карим Занял');
  await user.click(within(first).getByRole('button', { name: ru.noRoom.no }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await read(booking)).starts_at).toBe(booking.starts_at);

  const again = await move();
  await user.type(within(again).getByLabelText(new RegExp(`^${ru.noRoom.reason}`)), 'да');
  await user.click(within(again).getByRole('button', { name: ru.noRoom.yes }));
  expect(within(again).getByText(ru.booking.reasonShort)).toBeVisible();
  await user.type(within(again).getByLabelText(new RegExp(`^${ru.noRoom.reason}`)), ', быстро');
  await user.click(within(again).getByRole('button', { name: ru.noRoom.yes }));
  await waitFor(async () => expect((await read(booking)).overbooking?.reason).toBe('да, быстро'));
});

it('restores the draft of a new booking after the page was left', async () => {
  const { show } = await open();
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: ru.calendar.book }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByLabelText(new RegExp(`^${ru.entry.name}`)), 'Гулноза');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: ru.calendar.book }));
  expect(await screen.findByDisplayValue('Гулноза')).toBeVisible();
});

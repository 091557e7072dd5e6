import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, dateAt } from '#contract/rules/clock';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { answer } from '#test/testTransport';
import { callDesk, colleague } from '#test/visitsAtDesk';
import { dayName } from '../../features/bookings/lib/bookingWords';

// The first import compiles the chunk, which takes seconds.
beforeAll(() => import('../../features/bookings/components/BookingModal'), 60_000);

const matchMedia = window.matchMedia.bind(window);
/** Sets a viewport that fits bays side by side. */
const widen = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media === '(min-width: 48rem)' }));
afterEach(() => jest.restoreAllMocks());

const today = dateAt(Date.now());
const path = (day: string) => `/desk/bookings?branch=1&day=${day}`;

it.each(['book', 'walkIn'] as const)('the form %s names the branch even if the user has only one', async (button) => {
  const me = await callDesk(await colleague('adviser'), 'GET', '/me');
  const [own] = (me as unknown as { branches: { id: number; name: string }[] }).branches;
  const { user } = await renderDesk({ path: '/desk/bookings', role: 'adviser' });
  await user.click(await screen.findByRole('button', { name: ru.calendar[button] }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('term')).toHaveTextContent(ru.calendar.branch);
  expect(dialog.getByRole('definition')).toHaveTextContent(own?.name ?? '');
  expect(dialog.queryByRole('combobox', { name: ru.calendar.branch })).toBeNull();
});

it('offers no free slots on a past day', async () => {
  widen();
  const places = () => screen.queryAllByRole('button', { name: /^Записать: / });
  const { router } = await renderDesk({ path: path(addDays(today, 1)), role: 'owner' });
  await waitFor(() => expect(places()).not.toEqual([]));
  const over = addDays(today, -1);
  await act(() => router.navigate(path(over)));
  await screen.findByRole('heading', { level: 2, name: dayName(over, 'ru') });
  expect(places()).toEqual([]);
});

it('the booking form reports a past day, and shows a slot refused by the server beside the slots', async () => {
  const { user, transport } = await renderDesk({ path: path(addDays(today, 1)), role: 'owner' });
  await user.click(await screen.findByRole('button', { name: ru.calendar.book }));
  const dialog = await screen.findByRole('dialog');
  const form = within(dialog);
  const day = await form.findByLabelText(ru.calendar.day);
  fireEvent.change(day, { target: { value: addDays(today, -1) } });
  expect(await form.findByText(ru.newBooking.dayOver)).toBeVisible();
  await user.type(form.getByLabelText(new RegExp(`^${ru.entry.phone}`)), '907001122');
  await user.type(form.getByLabelText(new RegExp(`^${ru.entry.name}`)), 'Умида');
  await user.click(form.getByRole('button', { name: ru.newBooking.nextFree }));
  const save = await form.findByRole('button', { name: /^Записать на / });
  const refusal = 'Это время уже прошло.';
  transport.between = async ({ method, url }, next) =>
    method === 'POST' && url.endsWith('/bookings') ? answer(400, { errors: { starts_at: [refusal] } }) : next();
  await user.click(save);
  expect(await within(form.getByRole('group', { name: ru.newBooking.time })).findByText(refusal)).toBeVisible();
  expect(form.getAllByText(refusal)).toHaveLength(1);
});

it('the booking form reports that the next free slot failed to load or does not exist', async () => {
  const { user, transport } = await renderDesk({ path: path(addDays(today, 1)), role: 'owner' });
  await user.click(await screen.findByRole('button', { name: ru.calendar.book }));
  const form = within(await screen.findByRole('dialog'));
  const seek = async (between: NonNullable<typeof transport.between>) => {
    transport.between = between;
    await user.click(await form.findByRole('button', { name: ru.newBooking.nextFree }));
  };
  await seek(async ({ url }, next) => (url.includes('/times') ? answer(503, { detail: 'Позже' }) : next()));
  expect(await form.findByText('Позже')).toBeVisible();
  await seek(async ({ url }, next) => {
    const reply = await next();
    if (!url.includes('/times')) return reply;
    const times = JSON.parse(await reply.text()) as { days: object[] };
    return answer(200, { ...times, days: times.days.map((day) => ({ ...day, starts: [] })) });
  });
  expect(await form.findByText(ru.newBooking.noneSoon.replace('{{count}}', '14'))).toBeVisible();
  expect(form.queryByText('Позже')).toBeNull();
});

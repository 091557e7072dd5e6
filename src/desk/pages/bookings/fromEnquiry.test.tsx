import { randomInt } from 'node:crypto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Calendar, DeskBooking, DeskTimes } from '#contract/bookingsDesk';
import type { Enquiry, EnquiryReceipt } from '#contract/enquiries';
import { dateAt } from '#contract/rules/clock';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { answer } from '#test/testTransport';
import { callDesk, colleague } from '#test/visitsAtDesk';

const BRANCH = 1;

// The first import compiles the chunk, which takes seconds.
beforeAll(() => import('../../features/bookings/components/BookingModal'), 60_000);

const read = async <Reply,>(path: string): Promise<Reply> =>
  (await callDesk(await colleague('owner'), 'GET', path)) as unknown as Reply;

const sent = async (about: { service: number } | { part: number }, branch: number | null = BRANCH): Promise<number> => {
  const phone = `+998907${String(randomInt(1_000_000)).padStart(6, '0')}`;
  const body = JSON.stringify({
    section: 'shop',
    text: 'Когда можно?',
    full_name: 'Азиз',
    phone,
    ...(branch !== null && { branch }),
    ...about,
  });
  const headers = { 'content-type': 'application/json' };
  const reply = await outsideServer.call('POST', '/api/main/main/requests/', headers, body);
  return (JSON.parse(reply.body) as EnquiryReceipt).id ?? 0;
};

const someService = async (): Promise<{ id: number; minutes: number }> => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { minutes } = await timesOf(String(id));
    if (minutes !== 60) return { id, minutes };
  }
  throw new Error('Every service takes an hour');
};
const timesOf = (services: string) =>
  read<DeskTimes>(`/bookings/times?branch=${BRANCH}&from=${dateAt(Date.now())}&days=14&services=${services}`);

const open = async (enquiry: number, branch = `branch=${BRANCH}&`) => {
  const shown = await renderDesk({ path: `/desk/bookings?${branch}enquiry=${enquiry}`, role: 'owner' });
  const dialog = await screen.findByRole('dialog', { name: ru.newBooking.fromEnquiry });
  return { ...shown, dialog };
};

const isIdle = ({ getState }: Awaited<ReturnType<typeof open>>['store']) =>
  waitFor(() => expect(JSON.stringify(getState())).not.toContain('"status":"pending"'));

it('books the service of an enquiry at a slot of sufficient length', async () => {
  const { id, minutes } = await someService();
  const enquiry = await sent({ service: id });
  const first = (await timesOf(String(id))).days
    .flatMap(({ starts }) => starts)
    .find(({ at }) => Date.parse(at) >= Date.now());
  const { user, dialog } = await open(enquiry);
  const works = await within(dialog).findByRole('list', { name: ru.newBooking.services });
  expect(within(works).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: /^Записать на / }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Unmounts the page, so that events of the booking trigger no further reads.
  cleanup();
  const day = dateAt(Date.parse(first?.at ?? ''));
  const { items } = await read<Calendar>(`/bookings?branch=${BRANCH}&from=${day}&days=1`);
  const made = items.find((item) => item.enquiry === enquiry) as DeskBooking;
  expect(made.services.map((service) => service.id)).toEqual([id]);
  expect(Date.parse(made.ends_at) - Date.parse(made.starts_at)).toBe(minutes * 60_000);
  expect([Date.parse(made.starts_at), made.overbooking]).toEqual([Date.parse(first?.at ?? ''), null]);
});

it('preselects no service for an enquiry about a part', async () => {
  const { dialog } = await open(await sent({ part: 1 }));
  await within(dialog).findByRole('button', { name: /^Записать на / });
  expect(within(dialog).queryByRole('list', { name: ru.newBooking.services })).toBeNull();
});

it('does not preselect a service that can no longer be booked', async () => {
  const { id } = await someService();
  const enquiry = await sent({ service: id });
  const { transport, router } = await renderDesk({ path: `/desk/bookings?branch=${BRANCH}`, role: 'owner' });
  await screen.findByRole('button', { name: ru.calendar.book });
  transport.between = async ({ url }, next) =>
    /\/bookings\/times\?.*services=/.test(url) ? answer(400, { errors: { services: ['Услуги больше нет'] } }) : next();
  await act(() => router.navigate(`/desk/bookings?branch=${BRANCH}&enquiry=${enquiry}`));
  const dialog = await screen.findByRole('dialog', { name: ru.newBooking.fromEnquiry });
  await within(dialog).findByRole('button', { name: /^Записать на / });
  expect(within(dialog).queryByRole('list', { name: ru.newBooking.services })).toBeNull();
});

it('suggests a branch for an enquiry without one and keeps the input when it changes', async () => {
  const enquiry = await sent({ part: 1 }, null);
  const { user, dialog, router, store } = await open(enquiry, '');
  const form = within(dialog);
  const branch = await form.findByRole<HTMLSelectElement>('combobox', { name: ru.calendar.branch });
  const [first, second] = Array.from(branch.options, ({ value }) => Number(value));
  expect(branch).toHaveValue(String(first));
  expect(form.getByRole('button', { name: /^Записать на / })).toBeVisible();
  await user.type(form.getByLabelText(new RegExp(`^${ru.newBooking.note}`)), 'Стучит слева');
  await user.selectOptions(branch, String(second));
  // The other branch has other slots, so none is preselected.
  expect(form.getByRole('button', { name: ru.newBooking.save })).toBeVisible();
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('branch')).toBe(String(second)));
  await isIdle(store);
  expect(branch).toBeVisible();
  expect(branch).toHaveFocus();
  expect(form.getByDisplayValue('Стучит слева')).toBeVisible();
  await user.click(form.getByRole('button', { name: ru.newBooking.nextFree }));
  const save = await form.findByRole('button', { name: /^Записать на / });
  // The form did not remount.
  expect(branch).toBeVisible();
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  const { bookings } = await read<Enquiry>(`/enquiries/${enquiry}`);
  expect(bookings.map((booking) => booking.branch.id)).toEqual([second]);
});

it('leaves the calendar unchanged if the form closes before another branch has loaded', async () => {
  const { user, dialog, router, store, transport } = await open(await sent({ part: 1 }, null), '');
  let arrive: (() => void) | undefined;
  transport.between = async ({ url }, next) => {
    const reply = await next();
    if (/\/bookings\?/.test(url)) await new Promise<void>((done) => void (arrive = done));
    return reply;
  };
  const branch = within(dialog).getByRole<HTMLSelectElement>('combobox', { name: ru.calendar.branch });
  await user.selectOptions(branch, branch.options[1]?.text ?? '');
  await waitFor(() => expect(arrive).toBeDefined());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => arrive?.());
  await isIdle(store);
  await user.click(screen.getByRole('button', { name: ru.calendar.book }));
  await screen.findByRole('dialog', { name: ru.newBooking.title });
  expect(router.state.location.search).toBe('');
});

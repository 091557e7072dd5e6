import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { BookingTimes, Hold } from '#contract/bookings';
import { addDays } from '#contract/rules/clock';
import { texts as ru } from '#shared/i18n/ru/index';
import { agree } from '#test/agree';
import { renderWithStore } from '#test/renderWithStore';
import { sentCode } from '#test/sentCode';
import { serverTransport } from '#test/serverTransport';
import { answer, silence } from '#test/testTransport';
import { today } from '../../features/booking/lib/days';
import { Component as BookingLinkPage } from './BookingLinkPage';
import { Component as BookingPage } from './BookingPage';

// Preloads the chunk: its first compilation exceeds the query timeout.
beforeAll(() => import('../../features/booking/components/lateForms'));
beforeEach(() => sessionStorage.clear());

const BOOKINGS = '/api/main/main/bookings';

const call = async <Reply,>(method: string, path: string, body?: object): Promise<Reply> => {
  const headers = { 'content-type': 'application/json' };
  const reply = await outsideServer.call(method, BOOKINGS + path, headers, body && JSON.stringify(body));
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.body}`);
  return JSON.parse(reply.body) as Reply;
};

const held = async (ahead: number): Promise<Hold> => {
  const { days } = await call<BookingTimes>(
    'GET',
    `/times/?services=1&branch=1&from=${addDays(today(), ahead)}&days=7`,
  );
  const [start] = days.flatMap(({ starts }) => starts);
  return call('POST', '/holds/', { services: [1], branch: 1, starts_at: start });
};

const isBooking = ({ method, url }: { method: string; url: string }) =>
  method === 'POST' && url.endsWith(`${BOOKINGS}/`);

const open = (path: string, transport = serverTransport()) =>
  renderWithStore(
    <Routes>
      <Route path="booking" element={<BookingPage />} />
      <Route path="booking/:token" element={<BookingLinkPage />} />
    </Routes>,
    { path, transport },
  );

/** Submits the form, which gets no reply. `arrives`: whether the server receives the request. */
const sendInVain = async (path: string, digits: string, arrives: boolean) => {
  const transport = serverTransport();
  const replies: number[] = [];
  transport.between = async (asked, next, signal) => {
    if (!isBooking(asked)) return next();
    if (arrives) replies.push((await next()).status);
    else replies.push(0);
    return silence(signal);
  };
  const view = open(path, transport);
  const { user } = view;
  const pick = async (label: string, text: string) => {
    const field = await screen.findByRole('combobox', { name: label });
    await waitFor(() => expect(field).toBeEnabled());
    await user.type(field, text);
    await user.click(await screen.findByRole('option', { name: text }));
  };
  await pick(ru.forms.brand, 'Chevrolet');
  await pick(ru.forms.model, 'Cobalt');
  await user.type(screen.getByLabelText(ru.forms.name), 'Азиз');
  await user.type(screen.getByLabelText(ru.forms.phone), digits);
  await user.type(screen.getByLabelText(ru.booking.year), '2019');
  await agree(user);
  await user.click(screen.getByRole('button', { name: ru.booking.sendCode }));
  const code = await screen.findByLabelText(ru.signIn.code);
  await user.type(code, await sentCode(digits));
  await waitFor(() => expect(replies).toEqual([arrives ? 201 : 0]));
  view.unmount();
  return transport.calls.find(isBooking);
};

it.each([
  ['was made', '901230001', 6, true],
  ['never arrived', '901230002', 7, false],
])('after a reload, retries a booking that %s and whose reply was lost, with the same idempotency key', async (...of) => {
  const [, digits, ahead, arrives] = of;
  const path = `/booking?services=1&branch=1&hold=${(await held(ahead)).token}`;
  const first = await sendInVain(path, digits, arrives);
  const { transport, router } = open(path);
  expect(screen.queryByText(ru.booking.holdGone)).toBeNull();
  expect(await screen.findByText(ru.booking.askingAgain)).toBeVisible();
  expect(await screen.findByRole('heading', { name: ru.booking.bookedTitle })).toBeVisible();
  expect(screen.queryByText(ru.booking.holdGone)).toBeNull();
  const [second, ...more] = transport.calls.filter(isBooking);
  expect(more).toEqual([]);
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  expect(router.state.location.pathname).toMatch(/^\/booking\/[0-9a-f]{32}$/);
  expect(sessionStorage.getItem('booking:sent')).toBeNull();
}, 30_000);

it('reports an expired hold when no booking was sent or the retry is rejected', async () => {
  const gone = `/booking?services=1&branch=1&hold=${'f'.repeat(32)}`;
  const first = open(gone);
  expect(await screen.findByText(ru.booking.holdGone)).toBeVisible();
  first.unmount();

  const path = `/booking?services=1&branch=1&hold=${(await held(8)).token}`;
  const sent = await sendInVain(path, '901230003', false);
  const kept = sessionStorage.getItem('booking:sent') ?? '';
  sessionStorage.setItem('booking:sent', kept.replace(/"verificationToken":"[^"]+"/, '"verificationToken":"x"'));
  const { hold } = Object(sent?.body) as { hold: string };
  await outsideServer.call('DELETE', `${BOOKINGS}/holds/${hold}`, {});
  open(path);
  expect(await screen.findByText(ru.booking.holdGone)).toBeVisible();
  expect(sessionStorage.getItem('booking:sent')).toBeNull();
}, 30_000);

it('offers a retry after status 500 or a second lost reply, without reporting an expired hold', async () => {
  const path = `/booking?services=1&branch=1&hold=${(await held(9)).token}`;
  await sendInVain(path, '901230004', true);
  const transport = serverTransport();
  let isBroken = true;
  transport.between = async (asked, next) => {
    if (!isBooking(asked)) return next();
    if (isBroken) return answer(500, {});
    throw new Error('The line is gone');
  };
  const { user } = open(path, transport);
  expect(await screen.findByText(ru.booking.serverBroken, {}, { timeout: 15_000 })).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: ru.common.retry }));
  expect(await screen.findByText(ru.booking.noAnswer, {}, { timeout: 15_000 })).toBeVisible();
  expect(screen.queryByText(ru.booking.holdGone)).toBeNull();
  transport.between = undefined;
  await user.click(screen.getByRole('button', { name: ru.common.retry }));
  expect(await screen.findByRole('heading', { name: ru.booking.bookedTitle })).toBeVisible();
}, 40_000);

import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { Booking, BookingTimes, Hold } from '#contract/bookings';
import type { DeskBooking } from '#contract/bookingsDesk';
import { addDays } from '#contract/rules/clock';
import { texts as ru } from '#shared/i18n/ru/index';
import { renderWithStore } from '#test/renderWithStore';
import { callDesk, colleague } from '#test/visitsAtDesk';
import { startWords, today } from '../../features/booking/lib/days';
import { Component as BookingLinkPage } from './BookingLinkPage';

const booked = async (): Promise<Booking> => {
  const { accessToken } = await outsideServer.makeCustomer();
  const call = async <Reply,>(method: string, path: string, body?: object): Promise<Reply> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
    const reply = await outsideServer.call(method, `/api/main/main${path}`, headers, body && JSON.stringify(body));
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.body}`);
    return JSON.parse(reply.body) as Reply;
  };
  const from = addDays(today(), 5);
  const { days } = await call<BookingTimes>('GET', `/bookings/times/?services=1&branch=1&from=${from}&days=7`);
  const [start] = days.flatMap(({ starts }) => starts);
  const { token: hold } = await call<Hold>('POST', '/bookings/holds/', { services: [1], branch: 1, starts_at: start });
  const models = await outsideServer.call('GET', '/api/public/models/?brand_id=1', {});
  const [model] = JSON.parse(models.body) as { id: number }[];
  return call('POST', '/my-bookings/', { hold, name: 'Лола', model: model?.id, year: 2019 });
};

const cancelAtDesk = async (reference: string) => {
  const desk = await colleague('owner');
  const found = await callDesk(desk, 'GET', `/bookings/found?q=${encodeURIComponent(reference)}`);
  const [{ id, version } = { id: 0, version: 0 }] = found as unknown as DeskBooking[];
  await callDesk(desk, 'POST', `/bookings/${id}/states`, {
    body: { state: 'cancelled', reason: 'Позвонили' },
    version,
  });
};

it('shows the booking as cancelled when a move is rejected because staff cancelled it', async () => {
  const booking = await booked();
  const { user } = renderWithStore(
    <Routes>
      <Route path="booking/:token" element={<BookingLinkPage />} />
    </Routes>,
    { path: `/booking/${booking.token}?move=1` },
  );
  expect(await screen.findByText(ru.booking.isBooked)).toBeVisible();
  const [start] = await screen.findAllByRole<HTMLButtonElement>('button', { name: /, свободно$/ });
  if (!start) throw new Error('Nothing is free');
  await user.click(start);
  expect(screen.getByText(`Новое время: ${startWords(start.value, 'ru')}. Перенести запись?`)).toBeVisible();
  await cancelAtDesk(booking.reference);
  await user.click(screen.getByRole('button', { name: ru.booking.moveYes }));
  expect(await screen.findByText(ru.booking.isCancelled)).toBeVisible();
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.queryByText(ru.booking.isBooked)).toBeNull();
  expect(screen.queryByText(ru.booking.moveTitle)).toBeNull();
  expect(screen.getByRole('link', { name: ru.booking.calendarOut })).toHaveAttribute(
    'href',
    expect.stringContaining(`/bookings/${booking.token}/calendar.ics`),
  );
  expect(screen.queryByRole('link', { name: ru.booking.calendar })).toBeNull();
});

it('focuses the heading of the slots when a move starts, and the move link when it is abandoned', async () => {
  const booking = await booked();
  const { user } = renderWithStore(
    <Routes>
      <Route path="booking/:token" element={<BookingLinkPage />} />
    </Routes>,
    { path: `/booking/${booking.token}` },
  );
  await user.click(await screen.findByRole('link', { name: ru.booking.move }));
  await waitFor(() => expect(screen.getByRole('heading', { name: ru.booking.moveTitle })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: ru.booking.keep }));
  await waitFor(() => expect(screen.getByRole('link', { name: ru.booking.move })).toHaveFocus());
});

it('refetches the booking when the tab becomes visible', async () => {
  const booking = await booked();
  renderWithStore(
    <Routes>
      <Route path="booking/:token" element={<BookingLinkPage />} />
    </Routes>,
    { path: `/booking/${booking.token}` },
  );
  expect(await screen.findByText(ru.booking.isBooked)).toBeVisible();
  await cancelAtDesk(booking.reference);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(ru.booking.isCancelled)).toBeVisible();
});

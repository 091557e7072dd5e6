import { randomInt } from 'node:crypto';
import { act, screen, within } from '@testing-library/react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { addDays, dateAt, midnightOf } from '#contract/rules/clock';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { FakeEventSource } from '#test/fakeEventSource';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague } from '#test/visitsAtDesk';

const texts = ru.notifications;

it('lists notifications, counts unread ones in the menu and links to their subject', async () => {
  const other = await colleague('owner');
  const body = {
    branch: 1,
    source: 'desk',
    services: [],
    minutes: 15,
    phone: `+998907${String(randomInt(1_000_000)).padStart(6, '0')}`,
    name: 'Анвар Вестник',
    starts_at: new Date(midnightOf(addDays(dateAt(Date.now()), 1)) + 12 * 3_600_000).toISOString(),
    overbooking: 'Для проверки',
  };
  const booking = (await callDesk(other, 'POST', '/bookings', { body })) as unknown as DeskBooking;
  const { user } = await renderDesk({ path: '/desk/notifications', role: 'adviser' });
  const entry = await screen.findByRole('link', {
    name: new RegExp(`${texts.kind_booking_made} ${booking.reference}`),
  });
  expect(entry).toHaveTextContent(texts.isUnread);
  const menu = screen.getByRole('navigation', { name: ru.nav.label });
  expect(within(menu).getByRole('link', { name: /Уведомления.*непрочитанных: \d/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: texts.readAll }));
  expect(await screen.findByText('Непрочитанных: 0')).toBeInTheDocument();
  expect(within(menu).getByRole('link', { name: 'Уведомления' })).toBeInTheDocument();

  const { id, version } = booking;
  await callDesk(other, 'POST', `/bookings/${id}/states`, { version, body: { state: 'cancelled' } });
  act(() => FakeEventSource.last.emit(1, { thing: 'booking', id, action: 'changed', by: null }));
  const cancelled = await screen.findByRole('link', { name: new RegExp(texts.kind_booking_cancelled) });
  expect(cancelled).toHaveAttribute('href', expect.stringContaining(`booking=${booking.id}`));
});

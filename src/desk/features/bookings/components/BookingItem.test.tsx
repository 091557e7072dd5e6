import { screen } from '@testing-library/react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { BookingFacts } from './BookingItem';

const booking = {
  state: 'booked',
  source: 'desk',
  starts_at: '2028-02-28T09:30:00+05:00',
  ends_at: '2028-02-28T10:10:00+05:00',
  name: 'Нодира',
  car: '',
  services: [],
  confirmed: false,
} as unknown as DeskBooking;

it('shows a warning in the first row of a short booking instead of the state "expected"', async () => {
  const mark = ru.calendar.stranded_closed;
  await renderDesk({ path: '/desk', role: 'owner', screen: <BookingFacts booking={booking} marks={[mark]} /> });
  expect(await screen.findAllByText(mark)).toHaveLength(1);
  expect(screen.queryByText(ru.bookingState.booked)).toBeNull();
});

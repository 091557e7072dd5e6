import { screen } from '@testing-library/react';
import type { Booking } from '#contract/bookings';
import unbrokenStyles from '#shared/ui/text/unbroken.module.css';
import { renderWithStore } from '#test/renderWithStore';
import { BookingCard } from './BookingCard';

const booking: Booking = {
  token: 'x',
  reference: 'Y-AAAA-BBBB',
  state: 'booked',
  branch: { id: 1, name: 'Yolda', address: '', phone: '', latitude: 0, longitude: 0 },
  services: [],
  price: null,
  starts_at: '2028-02-28T09:30:00+05:00',
  ends_at: '2028-02-28T10:30:00+05:00',
  car: '',
  year: 0,
  confirmed: false,
  can_change: true,
  change_until: '2028-02-28T07:30:00+05:00',
  moves_left: 1,
  no_move: null,
  is_over: false,
  is_stranded: false,
  sequence: 0,
};

it.each([
  ['/', {}, 'Перенести или отменить'],
  ['/uz', {}, 'Koʻchirish yoki bekor qilish'],
  ['/', { can_change: false }, 'Открыть запись'],
  ['/', { state: 'cancelled' }, 'Открыть запись'],
] as const)('on %s names action and booking in the link of a card with %j', async (path, of, action) => {
  renderWithStore(<BookingCard booking={{ ...booking, ...of }} />, { path });
  expect(await screen.findByText(action)).toBeVisible();
  const link = screen.getByRole('link', { name: new RegExp(`^${action}: .*Y-AAAA-BBBB.*09:30`) });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/booking\/x$/));
  expect(screen.getByText(booking.reference)).toHaveClass(unbrokenStyles.whole ?? '');
});

it.each([
  ['/', 'Время прошло'],
  ['/uz', 'Vaqti oʻtdi'],
])('on %s marks a past booking as over', async (path, words) => {
  const over = { ...booking, is_over: true, can_change: false, no_move: 'over' } as const;
  renderWithStore(<BookingCard booking={over} />, { path });
  expect(await screen.findByText(words)).toBeVisible();
});

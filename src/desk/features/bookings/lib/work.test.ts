import type { DeskBooking } from '#contract/bookingsDesk';
import { MINUTE_MS } from '#contract/rules/clock';
import { blockingBooking, isLate } from './bookingWords';
import { overrunMinutes } from './days';
import { placedIn } from './grid';

const NOW = Date.parse('2026-12-08T11:00:00+05:00');
const booking = (id: number, state: string, from: number, to: number, bay = 1) =>
  ({
    id,
    state,
    bay,
    starts_at: new Date(NOW + from * MINUTE_MS).toISOString(),
    ends_at: new Date(NOW + to * MINUTE_MS).toISOString(),
    free_at: new Date(NOW + to * MINUTE_MS).toISOString(),
  }) as DeskBooking;

it('extends an overdue booking in work to the current time and computes the overrun', () => {
  const over = booking(1, 'in_work', -90, -30);
  expect(overrunMinutes(over, NOW)).toBe(30);
  expect(placedIn([over], { day: '2026-12-08', bay: 1 }, NOW)).toMatchObject([{ from: 570, to: 660 }]);
  expect(overrunMinutes(booking(2, 'done', -90, -30), NOW)).toBe(0);
});

it('shows a warning only on the next booking of an occupied bay', () => {
  const items = [booking(1, 'in_work', -90, -30)];
  expect(blockingBooking(booking(2, 'booked', 20, 80), items, NOW)?.id).toBe(1);
  expect(blockingBooking(booking(3, 'booked', 20, 80, 2), items, NOW)).toBeUndefined();
  expect(blockingBooking(booking(4, 'booked', 120, 180), items, NOW)).toBeUndefined();
});

it('marks a customer as late after 15 minutes', () => {
  expect(isLate(booking(1, 'booked', -16, 44), NOW)).toBe(true);
  expect(isLate(booking(1, 'booked', -14, 46), NOW)).toBe(false);
  expect(isLate(booking(1, 'arrived', -16, 44), NOW)).toBe(false);
});

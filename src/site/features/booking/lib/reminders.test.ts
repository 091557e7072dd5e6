import { bookedWords, isTooNear } from './days';

const now = Date.parse('2026-12-01T10:00:00+05:00');
const said = (startsAt: string) => bookedWords(((key: string) => key.replace('booking.', '')) as never, startsAt, now);

it('whoever has booked hears of the reminders that come in time, and of no other', () => {
  expect(said('2026-12-02T12:00:00+05:00')).toBe('bookedText remindBoth');
  expect(said('2026-12-02T11:59:00+05:00')).toBe('bookedText remindSoon');
  expect(said('2026-12-01T13:00:00+05:00')).toBe('bookedText remindSoon');
  expect(said('2026-12-01T12:59:00+05:00')).toBe('bookedText');
});

it('a time is too near once the last minute to change it is over, and not where no server says so', () => {
  expect(isTooNear('2026-12-01T10:00:00+05:00', now + 59_000)).toBe(false);
  expect(isTooNear('2026-12-01T09:59:00+05:00', now)).toBe(true);
  expect(isTooNear(undefined, now)).toBe(false);
});

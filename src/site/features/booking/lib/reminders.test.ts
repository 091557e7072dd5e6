import { bookedWords, isPastCutOff } from './days';

const now = Date.parse('2026-12-01T10:00:00+05:00');
const said = (startsAt: string) => bookedWords(((key: string) => key.replace('booking.', '')) as never, startsAt, now);

it('mentions only reminders that will still be sent', () => {
  expect(said('2026-12-02T12:00:00+05:00')).toBe('bookedText remindBoth');
  expect(said('2026-12-02T11:59:00+05:00')).toBe('bookedText remindSoon');
  expect(said('2026-12-01T13:00:00+05:00')).toBe('bookedText remindSoon');
  expect(said('2026-12-01T12:59:00+05:00')).toBe('bookedText');
});

it('ends online changes one minute after changeable_until, and never if that time is missing', () => {
  expect(isPastCutOff('2026-12-01T10:00:00+05:00', now + 59_000)).toBe(false);
  expect(isPastCutOff('2026-12-01T09:59:00+05:00', now)).toBe(true);
  expect(isPastCutOff(undefined, now)).toBe(false);
});

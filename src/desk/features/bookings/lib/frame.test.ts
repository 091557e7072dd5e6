import type { CalendarDay, DeskBooking } from '#contract/bookingsDesk';
import { closedOf, frameOf, hoursOf, occupiedSpan } from './grid';

const DAY = '2026-11-26';
const at = (clock: string, day = DAY) => `${day}T${clock}:00+05:00`;
const open = (...spans: [string, string][]): CalendarDay => ({
  day: DAY,
  open: spans.map(([from, to]) => ({ from: at(from), to: at(to) })),
  waits: 0,
});
const item = (from: string, to: string) => ({ starts_at: from, ends_at: to }) as DeskBooking;

it('the visible hours cover opening hours and bookings in whole hours', () => {
  expect(frameOf([open(['09:30', '18:00'])], [])).toEqual({ from: 540, to: 1_080 });
  expect(frameOf([open(['09:30', '18:00'])], [item(at('07:45'), at('18:10'))])).toEqual({ from: 420, to: 1_140 });
});

it('shows the usual hours on a day without opening hours', () => {
  expect(frameOf([open()], [])).toEqual({ from: 540, to: 1_080 });
});

it('marks closed time before opening, during breaks and after closing', () => {
  const day = open(['10:00', '13:00'], ['14:00', '18:00']);
  expect(closedOf(day, { from: 540, to: 1_140 })).toEqual([
    { from: 540, to: 600 },
    { from: 780, to: 840 },
    { from: 1_080, to: 1_140 },
  ]);
  expect(closedOf(open(), { from: 540, to: 1_080 })).toEqual([{ from: 540, to: 1_080 }]);
});

it('clips a booking that crosses midnight to the day', () => {
  const night = item(at('23:00'), at('01:30', '2026-11-27'));
  expect(occupiedSpan(DAY, night)).toEqual({ from: 1_380, to: 1_440 });
  expect(occupiedSpan('2026-11-27', night)).toEqual({ from: 0, to: 90 });
  expect(occupiedSpan('2026-11-28', night)).toBeNull();
});

it('omits the hour label that the current time would cover', () => {
  const frame = { from: 360, to: 540 };
  expect(hoursOf(frame, null)).toEqual([360, 420, 480]);
  expect(hoursOf(frame, 370)).toEqual([420, 480]);
  expect(hoursOf(frame, 415)).toEqual([360, 480]);
  expect(hoursOf(frame, 450)).toEqual([360, 420, 480]);
});

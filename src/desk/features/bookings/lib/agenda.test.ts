import type { CalendarBay, CalendarDay, DeskBooking } from '#contract/bookingsDesk';
import { clockAt } from '#contract/rules/clock';
import { agendaOf } from '../components/Agenda';
import { spanText } from './days';

const DAY = '2026-11-26';
const at = (clock: string) => `${DAY}T${clock}:00+05:00`;
const day: CalendarDay = { day: DAY, open: [{ from: at('09:00'), to: at('18:00') }], waits: 0 };
const bays = [{ id: 1, name: 'Пост 1', categories: [], hidden: false }] satisfies CalendarBay[];
const item = (from: string, to: string, free = to, state: DeskBooking['state'] = 'booked') =>
  ({ bay: 1, state, starts_at: at(from), ends_at: at(to), free_at: at(free) }) as DeskBooking;
const lines = (items: DeskBooking[], now = '00:00') =>
  agendaOf({ day, bays, items, now: Date.parse(at(now)), step: 30 }).map((line) =>
    line.kind === 'item' ? clockAt(line.at) : `free ${spanText(line.at, line.to)}`,
  );

it('starts a free slot after the buffer of the previous booking', () => {
  expect(lines([item('10:00', '11:00', '11:30')])).toEqual(['free 09:00–10:00', '10:00', 'free 11:30–18:00']);
});

it('omits past slots, slots shorter than a grid step, and cancelled bookings', () => {
  expect(lines([item('10:00', '17:45'), item('12:00', '13:00', '13:00', 'cancelled')], '09:40')).toEqual(['10:00']);
  expect(lines([], '09:40')).toEqual(['free 10:00–18:00']);
});

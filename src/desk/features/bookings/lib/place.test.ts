import { clockAt, dateAt } from '#contract/rules/clock';
import { bookedFrom, cellAt, keyOf, type Place, placeByKey, placeUnder, snapDuration, startAt } from './grid';

const DAY = '2026-11-26';
const NEXT = '2026-11-27';
const columns = [
  { day: DAY, bay: 1 },
  { day: DAY, bay: 2 },
  { day: NEXT, bay: 1 },
  { day: NEXT, bay: 2 },
];
const at = (clock: string, bay = 1, minutes = 60): Place => ({
  bay,
  minutes,
  start: Date.parse(`${DAY}T${clock}:00+05:00`),
});
const press = (place: Place, key: string, isStretch = false) =>
  placeByKey(place, { key, isStretch, step: 30, columns });

it('snaps a start to the nearest grid line within the day', () => {
  expect(clockAt(startAt(DAY, 614, 30))).toBe('10:00');
  expect(clockAt(startAt(DAY, 616, 30))).toBe('10:30');
  expect(startAt(DAY, -90, 30)).toBe(Date.parse(`${DAY}T00:00:00+05:00`));
  expect(clockAt(startAt(DAY, 1_500, 30))).toBe('23:30');
  expect(dateAt(startAt(DAY, 1_500, 30))).toBe(DAY);
});

it('returns the grid slot that contains a click', () => {
  expect(clockAt(cellAt(DAY, 659, 30))).toBe('10:30');
});

it.each([
  [4, 30],
  [44, 30],
  [46, 60],
  [5_000, 5_010],
])('snaps a duration of %d minutes to %d', (drawn, minutes) => {
  expect(snapDuration(drawn, 30)).toBe(minutes);
});

it('an arrow key moves a booking to the next grid line in its direction', () => {
  expect(press(at('10:00'), 'ArrowDown')).toEqual(at('10:30'));
  expect(press(at('10:00'), 'ArrowUp')).toEqual(at('09:30'));
  expect(press(at('10:10'), 'ArrowDown')).toEqual(at('10:30'));
  expect(press(at('10:10'), 'ArrowUp')).toEqual(at('10:00'));
  expect(press(at('00:00'), 'ArrowUp')).toBeNull();
});

it('an arrow key moves a booking to the next bay, after the last bay to the next day, and not beyond the first column', () => {
  expect(press(at('10:00'), 'ArrowRight')).toEqual(at('10:00', 2));
  const next = press(at('10:00', 2), 'ArrowRight');
  expect(next).toMatchObject({ bay: 1 });
  expect(dateAt(next?.start ?? 0)).toBe(NEXT);
  expect(press(at('10:00'), 'ArrowLeft')).toBeNull();
});

it('Shift with an arrow key resizes a booking to a multiple of the grid step, at least one step', () => {
  expect(press(at('10:00'), 'ArrowDown', true)).toEqual(at('10:00', 1, 90));
  expect(press(at('10:00', 1, 45), 'ArrowDown', true)).toEqual(at('10:00', 1, 60));
  expect(press(at('10:00', 1, 45), 'ArrowUp', true)).toEqual(at('10:00', 1, 30));
  expect(press(at('10:00', 1, 30), 'ArrowUp', true)).toBeNull();
  expect(press(at('10:00'), 'ArrowRight', true)).toBeNull();
});

it('allows staff to book a slot until one hour after its start', () => {
  const from = (day: string, clock: string) => bookedFrom(day, 30, Date.parse(`${DAY}T${clock}:00+05:00`));
  expect(from(DAY, '10:00')).toBe(9 * 60);
  expect(from(DAY, '10:01')).toBe(9 * 60 + 30);
  expect(from(NEXT, '10:00')).toBeLessThanOrEqual(0);
  expect(bookedFrom(DAY, 30, Date.parse(`${NEXT}T08:00:00+05:00`))).toBeGreaterThan(24 * 60);
});

describe('dragging a booking by pointer', () => {
  // Two columns of 100 pixels with a gap of 10; a minute is a pixel.
  const frame = { from: 540, to: 1_080 };
  const shown = columns.slice(0, 2);
  const rects = new Map(
    shown.map((column, index) => [keyOf(column), { left: index * 110, right: index * 110 + 100, top: 0, height: 540 }]),
  );
  const under = (x: number, y: number, grab: number | null) =>
    placeUnder(at('10:00'), { point: { x, y }, rects, columns: shown, step: 30, frame, grab });

  it('moves it to the slot nearest to its top edge, not to the pointer', () => {
    expect(under(150, 100, 20)).toEqual(at('10:30', 2));
    expect(under(50, -200, 20)).toEqual(at('09:00'));
    expect(under(50, 2_000, 20)).toEqual(at('17:30'));
    expect(under(105, 100, 20)).toBeNull();
  });

  it('resizes it by its lower edge, regardless of the horizontal pointer position', () => {
    expect(under(150, 155, null)).toEqual(at('10:00', 1, 90));
    expect(under(50, 20, null)).toEqual(at('10:00', 1, 30));
  });
});

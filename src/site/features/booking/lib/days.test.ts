import type { NextTimes } from '#contract/bookings';
import { branchOf, byPartOfDay, dayWords, isBeyond, startWords, today, visibleDay, weekStart } from './days';

const next = (branches: NextTimes['branches']): NextTimes => ({
  minutes: 40,
  price: { from: null, to: null, day: '' },
  branches,
});

test('formats a slot with its weekday', () => {
  expect(startWords('2026-12-02T10:30:00+05:00', 'ru')).toBe('среда, 2 декабря, 10:30');
  expect(startWords('2028-02-29T00:00:00+05:00', 'uz')).toBe('seshanba, 29-fevral, 00:00');
  expect(dayWords('2026-02-30', 'ru')).toBe('2026-02-30');
});

test('selects the branch with the earliest slot if no valid branch is chosen', () => {
  const late = { branch: 1, starts_at: '2026-12-02T10:00:00+05:00' };
  const all = next([late, { branch: 2, starts_at: null }, { branch: 3, starts_at: '2026-12-01T23:00:00Z' }]);
  expect([undefined, 999, 1, 2].map((asked) => branchOf(all, asked))).toEqual([3, 3, 1, 2]);
  expect(branchOf(next([{ branch: 2, starts_at: null }]), undefined)).toBeUndefined();
});

test('starts the week at the requested or next free day, never in the past', () => {
  expect(weekStart(undefined, undefined, null)).toBe(today());
  expect(weekStart(undefined, '2020-01-01', null)).toBe(today());
  expect(weekStart('2099-01-08', '2099-01-09', null)).toBe('2099-01-08');
  expect(weekStart(undefined, undefined, '2099-01-05T10:00:00+05:00')).toBe('2099-01-05');
});

test('shows the requested day, otherwise the first day with free slots', () => {
  const days = [
    { day: '2026-12-01', starts: [], full: true },
    { day: '2026-12-02', starts: ['2026-12-02T10:00:00+05:00'], full: false },
  ];
  expect(visibleDay(days, undefined)?.day).toBe('2026-12-02');
  expect(visibleDay(days, '2026-12-01')?.day).toBe('2026-12-01');
  expect(visibleDay([], '2026-12-01')).toBeUndefined();
  const closed = [{ day: '2027-03-01', starts: [], full: false }];
  expect([isBeyond(closed, '2027-03-01'), isBeyond(closed, '2027-02-28')]).toEqual([false, true]);
});

test('groups the slots of a day into night, morning, day and evening', () => {
  const starts = ['00:00', '05:30', '06:00', '23:30'].map((clock) => `2026-12-01T${clock}:00+05:00`);
  expect(byPartOfDay(starts).map(({ part, starts: own }) => [part, own.length])).toEqual([
    ['night', 2],
    ['morning', 1],
    ['evening', 1],
  ]);
});

import { dayOf, existingDay, latestMonth, localDate, todayInTashkent } from './archiveDates';

const today = { year: 2026, month: 5, day: 7 };

it('knows the day in Tashkent, five hours ahead of Greenwich', () => {
  expect(todayInTashkent(Date.UTC(2026, 11, 31, 18, 59))).toEqual({ year: 2026, month: 12, day: 31 });
  expect(todayInTashkent(Date.UTC(2026, 11, 31, 19, 0))).toEqual({ year: 2027, month: 1, day: 1 });
});

it('keeps the first years of the calendar as they are', () => {
  expect(dayOf(localDate({ year: 1, month: 1, day: 1 }))).toEqual({ year: 1, month: 1, day: 1 });
});

it('knows which days there are', () => {
  expect(existingDay({ year: 2024, month: 2, day: 29 })).not.toBeNull();
  expect(existingDay({ year: 2026, month: 2, day: 29 })).toBeNull();
});

describe('the newest month a filter fits', () => {
  it.each([
    [5, 7, 2026],
    [5, 8, 2025],
    [5, 0, 2026],
    [6, 0, 2025],
    [12, 31, 2025],
    [2, 29, 2024],
    [2, 31, 2026],
    [11, 31, 2025],
  ])('month %d, day %d: %d', (month, day, year) => {
    expect(latestMonth(month, day, today)).toEqual({ year, month });
  });
});

import { latestMonth } from './useCalendarView';

const today = { year: 2026, month: 5, day: 7 };

describe('latestMonth', () => {
  it.each([
    [5, 7, 2026],
    [5, 8, 2025],
    [5, 0, 2026],
    [6, 0, 2025],
    [12, 31, 2025],
    [2, 29, 2024],
    [2, 31, 2026],
    [11, 31, 2025],
  ])('returns for month %d and day %d the latest past year: %d', (month, day, year) => {
    expect(latestMonth(month, day, today)).toEqual({ year, month });
  });
});

import { calendarDayAt, dayOfIso, dayOfLocalDate, existingDay, isoOfDay, localDate } from './calendarDay';

it('calendarDayAt returns the day in Tashkent, five hours ahead of UTC', () => {
  expect(calendarDayAt(Date.UTC(2026, 11, 31, 18, 59))).toEqual({ year: 2026, month: 12, day: 31 });
  expect(calendarDayAt(Date.UTC(2026, 11, 31, 19, 0))).toEqual({ year: 2027, month: 1, day: 1 });
});

it('localDate keeps years below 100', () => {
  expect(dayOfLocalDate(localDate({ year: 1, month: 1, day: 1 }))).toEqual({ year: 1, month: 1, day: 1 });
});

it('existingDay rejects 29 February outside a leap year', () => {
  expect(existingDay({ year: 2024, month: 2, day: 29 })).not.toBeNull();
  expect(existingDay({ year: 2026, month: 2, day: 29 })).toBeNull();
});

it('parses and formats ISO dates, and rejects invalid ones', () => {
  expect(dayOfIso('1990-05-07')).toEqual({ year: 1990, month: 5, day: 7 });
  expect(isoOfDay({ year: 1990, month: 5, day: 7 })).toBe('1990-05-07');
  for (const text of ['', '07.05.1990', '1990-02-30', '1990-13-01', '1990-00-10', '1990-05-00', '1990-5-7']) {
    expect(dayOfIso(text)).toBeNull();
  }
});

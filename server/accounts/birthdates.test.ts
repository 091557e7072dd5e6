import { isBirthdate } from './signIn';

// 23:30 UTC on the 1st is 04:30 on the 2nd in Tashkent.
const now = Date.UTC(2026, 4, 1, 23, 30);

test.each<[day: string, can: boolean]>([
  ['2026-05-02', true],
  ['2026-05-03', false],
  ['1990-05-04', true],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['0000-01-01', false],
])('returns whether %s is a possible birthdate: %s', (day, can) => {
  expect(isBirthdate(day, now)).toBe(can);
});

import { isDayUpTo, typedDigits, valueOfDigits } from './typedDate';

it('keeps what is typed until it names a day', () => {
  expect(valueOfDigits('0705199', '070519')).toBe('0705199');
  expect(valueOfDigits('07051990', '0705199')).toBe('1990-05-07');
  expect(valueOfDigits('30021990', '3002199')).toBe('30021990');
  expect(valueOfDigits('07051790', '0705179')).toBe('07051790');
});

it('takes a year first only from what comes at once', () => {
  expect(valueOfDigits('19900507', '')).toBe('1990-05-07');
  expect(valueOfDigits('19900507', '1990050')).toBe('19900507');
});

it('shows a value as it is typed', () => {
  expect(typedDigits('1990-05-07')).toBe('07051990');
  expect(typedDigits('0705')).toBe('0705');
  expect(typedDigits('')).toBe('');
});

it('knows the days up to today', () => {
  expect(isDayUpTo('2026-11-21', '2026-11-21')).toBe(true);
  for (const value of ['2026-11-22', '1899-12-31', '2026-02-30', '07051990', '']) {
    expect(isDayUpTo(value, '2026-11-21')).toBe(false);
  }
});

import { formatPhone, isWholePhone, localDigits, phoneForWire, telHref } from './phoneMask';

it.each([
  ['+998 90 123-45-67', '901234567'],
  ['998901234567', '901234567'],
  ['90 123 45 67', '901234567'],
  ['+998 __ ___ __ __', ''],
  ['+998 90 1__ __ __', '901'],
  ['998901234', '998901234'],
  ['', ''],
])('finds the local digits of %j', (text, digits) => {
  expect(localDigits(text)).toBe(digits);
});

it('does not take a half-filled mask for a number', () => {
  expect(isWholePhone('+998 90 123 4_ __')).toBe(false);
  expect(isWholePhone('+998 90 123 45 67')).toBe(true);
});

it('writes the number for the wire, for people and for the dialler', () => {
  expect(phoneForWire('901234567')).toBe('+998901234567');
  expect(formatPhone('+998901234567')).toBe('+998 90 123 45 67');
  expect(formatPhone('1177')).toBe('1177');
  expect(telHref('+998 90 123 45 67')).toBe('tel:+998901234567');
});

import { formatPhone, telHref } from './phoneMask';

it.each([
  ['+998901234567', '+998 90 123 45 67'],
  ['998998901234', '+998 99 890 12 34'],
  ['998901234', '+998 99 890 12 34'],
  ['+998 (90) 123-45-67', '+998 90 123 45 67'],
  ['1177', '1177'],
  ['+901234567', '+901234567'],
  ['+7 901 234-56-78', '+7 901 234-56-78'],
])('formatPhone returns %j as %j', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted);
});

it('telHref removes spaces from a phone number', () => {
  expect(telHref('+998 90 123 45 67')).toBe('tel:+998901234567');
});

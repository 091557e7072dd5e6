import { normalizeMessage } from './messageText';

test.each([
  ['  Здравствуйте!\r\n\r\n\r\n\r\nЖдём вас. ', 'Здравствуйте!\n\nЖдём вас.'],
  ['a\u0000b\tc\u007fd', 'a b c d'],
  ['\u202eкод\u2066 1\u2069\u200b2', 'код 12'],
  ['<b>x</b> &amp; {name}', '<b>x</b> &amp; {name}'],
  [' \u200b\n\u202e ', ''],
  ['a   \n   b', 'a\nb'],
])('normalizes %j to %j', (text, normalized) => {
  expect(normalizeMessage(text)).toBe(normalized);
  expect(normalizeMessage(normalized)).toBe(normalized);
});

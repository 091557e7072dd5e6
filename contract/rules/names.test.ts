import { PersonNameSchema } from '../common';
import { normalizeName } from './names';

const { pattern } = PersonNameSchema as unknown as { pattern: string };
const isName = (text: string) => new RegExp(pattern, 'u').test(text);

it('accepts a visible name and rejects an invisible one by the pattern without the `u` flag', () => {
  expect(new RegExp(pattern).test('Лола')).toBe(true);
  expect(new RegExp(pattern).test('\u200b\u3164')).toBe(false);
});

it.each([
  '\u200b\u200b\u3164',
  ' \r\n\t',
  '\u0007\u001b',
  '\u202e\u2066',
  '\u2800\u00ad\ufe0f',
])('rejects %j as a name', (text) => {
  expect(isName(text)).toBe(false);
  expect(normalizeName(text)).toBe('');
});

it.each([
  ['Азиз\r\nКаримов', 'Азиз Каримов'],
  ['Азиз \u0000\u001b\tКаримов\n', 'Азиз Каримов'],
  ['\u202eАзиз\u2066', 'Азиз'],
  ['Oʻtkir  Шамс-ул', 'Oʻtkir  Шамс-ул'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('normalizes the name %j to %j', (text, stored) => {
  expect(normalizeName(text)).toBe(stored);
});

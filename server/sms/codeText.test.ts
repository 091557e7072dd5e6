import { codeText } from './codeText';

/** A part of a message in letters beyond the short alphabet of SMS; one within it holds 160. */
const SHORT_PART = 70;

test.each([
  'ru',
  'uz',
] as const)('a code in %s fits into one part, and its last line binds it to the domain', (language) => {
  const text = codeText('012345', language, 'https://www.yolda-service.uz');
  expect(text.split('\n').at(-1)).toBe('@www.yolda-service.uz #012345');
  // oxlint-disable-next-line no-control-regex -- the letters that every phone writes in the short alphabet
  expect(text.length).toBeLessThanOrEqual(/^[\x00-\x7f]*$/.test(text) ? 160 : SHORT_PART);
});

test('the port of an address is no part of its domain', () => {
  expect(codeText('012345', 'uz', 'http://localhost:3000')).toMatch(/\n@localhost #012345$/);
});

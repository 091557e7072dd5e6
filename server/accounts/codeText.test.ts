import { partsOf } from '../messages/sms/smsParts';
import { codeText } from './signIn';

test.each([
  'ru',
  'uz',
] as const)('a code in %s fits into one part, and its last line binds it to the domain', (language) => {
  const text = codeText('012345', language, 'https://www.yolda-service.uz');
  expect(text.split('\n').at(-1)).toBe('@www.yolda-service.uz #012345');
  expect(partsOf(text)).toBe(1);
});

test('the port of an address is no part of its domain', () => {
  expect(codeText('012345', 'uz', 'http://localhost:3000')).toMatch(/\n@localhost #012345$/);
});

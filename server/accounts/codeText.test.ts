import { partsOf } from '../messages/sms/smsParts';
import { codeText } from './signIn';

test.each([
  'ru',
  'uz',
] as const)('fits a code in %s into one SMS part, with the domain in the last line', (language) => {
  const text = codeText('012345', language, 'https://www.yolda-service.uz');
  expect(text.split('\n').at(-1)).toBe('@www.yolda-service.uz #012345');
  expect(partsOf(text)).toBe(1);
});

test('omits the port from the domain of a code SMS', () => {
  expect(codeText('012345', 'uz', 'http://localhost:3000')).toMatch(/\n@localhost #012345$/);
});

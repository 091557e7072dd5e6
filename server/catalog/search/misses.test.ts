import { termOfMiss } from './routes';

it('records only the normalized words', () => {
  expect(termOfMiss('  Катализатор   Нексия ')).toBe('катализатор нексия');
});

it.each([
  '+998 90 123 45 67',
  '901234567',
  'позвоните 90-123-45-67',
  'aziz@example.com',
  '',
  '   ',
  'я'.repeat(61),
])('records nothing of %s', (question) => {
  expect(termOfMiss(question)).toBeNull();
});

import { termOfMiss } from './routes';

it('normalizes case and spaces of a search without results', () => {
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
])('does not record the empty, long or personal question "%s"', (question) => {
  expect(termOfMiss(question)).toBeNull();
});

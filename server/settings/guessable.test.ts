import { createHash } from 'node:crypto';
import { whyGuessable } from './guessable';

test.each([
  'a'.repeat(64),
  'abababababababababababababababababab',
  '01010101010101010101010101010101',
  '0123456789abcdef0123456789abcdef',
  '0123456789abcdef'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'zyxwvutsrqponmlkjihgfedcba9876543210',
  '1234567890123456789012345678901234567890',
  'k3J9xQ2mk3J9xQ2mk3J9xQ2mk3J9xQ2m',
  'secretsecretsecretsecretsecretsecret',
  'changeme-changeme-changeme-changeme!',
  'please-change-this-secret-in-production',
  'my-super-secret-access-token-secret-key',
  'CODE_SECRET_CODE_SECRET_CODE_SECRET_1',
  'qwertyqwerty-asdfasdf-zxcvzxcv-admin1',
])('%s is refused', (secret) => {
  expect(whyGuessable(secret)).not.toBeNull();
});

test('what a program makes is taken, in each of the usual writings', () => {
  for (let seed = 0; seed < 500; seed++) {
    const bytes = createHash('sha256').update(String(seed)).digest();
    for (const secret of [bytes.toString('base64url'), bytes.toString('base64'), bytes.toString('hex').slice(0, 32)]) {
      expect([secret, whyGuessable(secret)]).toEqual([secret, null]);
    }
  }
});

test('so is a sentence of many words', () => {
  expect(whyGuessable('granit-oyna-balkon-yetti-limon-parvoz')).toBeNull();
});

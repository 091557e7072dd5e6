import { createHash, randomBytes } from 'node:crypto';
import { guessableReason } from './guessable';

const digest = (algorithm: string, text: string) => createHash(algorithm).update(text).digest();

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
  '1q2w3e4r5t6y7u8i9o0p1q2w3e4r5t6y',
  'zaq12wsxcde34rfvbgt56yhnmju78ik,',
  'correcthorsebatterystaplecorrect',
  'yolda-tashkent-2026-avtoservis-uz',
  'nasha-masterskaya-v-tashkente-chilanzar',
  'Bizning-sayt-uchun-eng-yaxshi-parol-2026',
  'granit-oyna-balkon-yetti-limon-parvoz',
  'наша-мастерская-стоит-на-чиланзаре',
  digest('md5', 'password').toString('hex'),
  digest('sha256', '').toString('hex'),
  digest('sha256', '').toString('base64'),
  digest('sha1', 'qwerty123\n').toString('hex').toUpperCase(),
])('rejects the guessable secret %s', (secret) => {
  expect(guessableReason(secret)).not.toBeNull();
});

test('accepts secrets of random bytes in hex and base64', () => {
  for (let made = 0; made < 2000; made++) {
    const bytes = randomBytes(33);
    // 33 bytes, because a secret of 32 is compared with hashes of common passwords, which takes 0.1 s.
    for (const secret of [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('hex').slice(0, 34)]) {
      expect([secret, guessableReason(secret)]).toEqual([secret, null]);
    }
  }
  for (const writing of ['hex', 'base64', 'base64url'] as const) {
    expect(guessableReason(randomBytes(32).toString(writing))).toBeNull();
  }
});

import { Secret } from 'otpauth';
import { sealSecret, stepOfCode } from './secondFactor';

const SERVER = 'a secret of the server that is long enough';
const sealed = sealSecret(Secret.fromLatin1('12345678901234567890').base32, SERVER);

// RFC 6238, appendix B, SHA-1: the last six of eight digits.
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

test.each(vectors)('finds the time step of a TOTP code at %i seconds: %s', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOfCode(code, sealed, SERVER, seconds * 1000)).toBe(step);
  // Clock skew of half a minute is accepted, not more.
  expect(stepOfCode(code, sealed, SERVER, (seconds + 30) * 1000)).toBe(step);
  expect(stepOfCode(code, sealed, SERVER, (seconds + 90) * 1000)).toBeNull();
});

it('rejects a TOTP secret sealed with another CODE_SECRET', () => {
  expect(() => stepOfCode('287082', sealed, 'another secret that is long enough too', 59_000)).toThrow('CODE_SECRET');
});

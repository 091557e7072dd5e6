import { webcrypto } from 'node:crypto';
import { newChallenge, nonceOfSolution } from '#server/accounts/challenge';
import { solve } from './challenge';

const secret = 'a secret of at least thirty-two characters';
const phone = '+998901234567';

beforeAll(() => {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

test('solves a proof-of-work task so that the server accepts the solution', async () => {
  const solution = await solve(newChallenge(phone, secret), new AbortController().signal);
  expect(nonceOfSolution(solution, phone, secret)).not.toBeNull();
});

test('stops solving a proof-of-work task when the signal is aborted', async () => {
  const leaving = new AbortController();
  const solved = solve('nonce.end.32.mark', leaving.signal);
  leaving.abort();
  await expect(solved).rejects.toThrow(/abort/);
});

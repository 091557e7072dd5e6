import { webcrypto } from 'node:crypto';
import { newTask, nonceOfSolution } from '#server/accounts/challenge';
import { solve } from './challenge';

const secret = 'a secret of at least thirty-two characters';
const phone = '+998901234567';

beforeAll(() => {
  // jsdom has no SubtleCrypto, unlike browsers on HTTPS pages.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

test('finds a solution that the server accepts', async () => {
  const solution = await solve(newTask(phone, secret), new AbortController().signal);
  expect(nonceOfSolution(solution, phone, secret)).not.toBeNull();
});

test('stops when its signal is aborted', async () => {
  const leaving = new AbortController();
  const solved = solve('nonce.end.32.mark', leaving.signal);
  leaving.abort();
  await expect(solved).rejects.toThrow(/abort/);
});

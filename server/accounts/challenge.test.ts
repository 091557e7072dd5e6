import { solutionOf } from '../testing/solution';
import { CHALLENGE_BITS, newChallenge, nonceOfSolution } from './challenge';

const secret = 'a secret of at least thirty-two characters';
const phone = '+998901234567';
const now = Date.UTC(2026, 10, 23);

test('accepts a solution of the proof-of-work challenge only for its phone and until it expires', () => {
  const solution = solutionOf(newChallenge(phone, secret, now));
  expect(nonceOfSolution(solution, phone, secret, now)).toBe(solution.slice(0, 11));
  expect(nonceOfSolution(solution, phone, secret, now + 119_000)).not.toBeNull();
  expect(nonceOfSolution(solution, phone, secret, now + 121_000)).toBeNull();
  expect(nonceOfSolution(solution, '+998901234568', secret, now)).toBeNull();
  expect(nonceOfSolution(solution, phone, `${secret}!`, now)).toBeNull();
});

test('rejects a wrong or missing solution, and a challenge with a changed difficulty', () => {
  const task = newChallenge(phone, secret, now);
  const solution = solutionOf(task);
  const answer = Number(solution.split('~')[1]);
  const easier = solutionOf(task.replace(`.${CHALLENGE_BITS}.`, '.1.'));
  const wrong = [`${task}~${answer + 1}`, easier, task, '', '~', `${solution}0`.repeat(9), solution.replace('~', '~-')];
  // A random number solves a challenge with a probability of 2^-13, possibly the next one too.
  expect(wrong.map((one) => nonceOfSolution(one, phone, secret, now)).filter(Boolean).length).toBe(
    solutionOf(task, answer + 1) === `${task}~${answer + 1}` ? 1 : 0,
  );
});

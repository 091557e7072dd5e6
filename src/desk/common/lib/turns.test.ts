import { makeTurns } from './turns';

const { inTurn, isAtRest, latestVersion, noteVersion } = makeTurns();

it('lets changes of one enquiry wait for each other, also after a failure, and those of another pass', async () => {
  const done: string[] = [];
  let fail: (error: Error) => void = () => undefined;
  const first = inTurn([1], () => new Promise((_resolve, reject) => (fail = reject)));
  const second = inTurn([1, 2], async () => void done.push('second'));
  await inTurn([3], async () => void done.push('other'));
  expect(done).toEqual(['other']);
  fail(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  await second;
  expect(done).toEqual(['other', 'second']);
  await Promise.resolve();
  expect([1, 2, 3].map(isAtRest)).toEqual([true, true, true]);
});

it('knows the version of one’s own last change', () => {
  noteVersion({ id: 7, version: 4 });
  expect(latestVersion({ id: 7, version: 3 })).toBe(4);
  expect(latestVersion({ id: 7, version: 5 })).toBe(5);
  expect(latestVersion({ id: 8, version: 1 })).toBe(1);
});

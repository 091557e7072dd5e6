import { makeTurns } from './turns';

const { inTurn, isAtRest, latest, note } = makeTurns<{ id: number; version: number; by: string }>();

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

it('knows how one’s own last change has left something, until the server shows a later one', () => {
  note({ id: 7, version: 4, by: 'change' });
  const shown = (id: number, version: number) => ({ id, version, by: 'screen' });
  expect(latest(shown(7, 3))).toEqual({ id: 7, version: 4, by: 'change' });
  expect(latest(shown(7, 4))).toEqual({ id: 7, version: 4, by: 'change' });
  expect(latest(shown(7, 5))).toEqual(shown(7, 5));
  expect(latest(shown(8, 1))).toEqual(shown(8, 1));
});

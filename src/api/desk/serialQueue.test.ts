import { makeSerialQueues } from './serialQueue';

const { withOwnChanges, enqueue, isIdle, latest, note, readWhenIdle, showOptimistically } = makeSerialQueues<{
  id: number;
  version: number;
  by: string;
}>();

it('runs changes of one record serially, also after a failure, and of other records in parallel', async () => {
  const done: string[] = [];
  let fail: (error: Error) => void = () => undefined;
  const first = enqueue([1], () => new Promise((_resolve, reject) => (fail = reject)));
  const second = enqueue([1, 2], async () => void done.push('second'));
  await enqueue([3], async () => void done.push('other'));
  expect(done).toEqual(['other']);
  fail(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  await second;
  expect(done).toEqual(['other', 'second']);
  await Promise.resolve();
  expect([1, 2, 3].map(isIdle)).toEqual([true, true, true]);
});

it('returns the user’s last change of a record until the displayed version is later', () => {
  note({ id: 7, version: 4, by: 'change' });
  const shown = (id: number, version: number) => ({ id, version, by: 'screen' });
  expect(latest(shown(7, 3))).toEqual({ id: 7, version: 4, by: 'change' });
  expect(latest(shown(7, 4))).toEqual({ id: 7, version: 4, by: 'change' });
  expect(latest(shown(7, 5))).toEqual(shown(7, 5));
  expect(latest(shown(8, 1))).toEqual(shown(8, 1));
});

it('applies the user’s pending changes, and saved ones with a newer version, to a stale reply', () => {
  const read = (version: number) => ({ id: 9, version, by: 'server' });
  const stopShowing = showOptimistically(9, (draft) => void Object.assign(draft, { by: 'hand' }));
  const before = read(1);
  expect(withOwnChanges(before)).toEqual({ id: 9, version: 1, by: 'hand' });
  expect(before.by).toBe('server');
  stopShowing();
  note({ id: 9, version: 2, by: 'change' });
  expect([1, 2, 3].map((version) => withOwnChanges(read(version)).by)).toEqual(['change', 'server', 'server']);
});

it('repeats a read if the user changed the record meanwhile', async () => {
  const answers: ((version: number) => void)[] = [];
  const read = () => new Promise<number>((answer) => void answers.push(answer));
  const early = readWhenIdle(5, read);
  let change: () => void = () => undefined;
  const changed = enqueue([5], () => new Promise<void>((done) => (change = done)));
  const late = readWhenIdle(5, read);
  answers[0]?.(1);
  await new Promise((pass) => setTimeout(pass, 0));
  expect(answers).toHaveLength(1);
  change();
  await changed;
  await new Promise((pass) => setTimeout(pass, 0));
  expect(answers).toHaveLength(3);
  for (const answer of answers) answer(2);
  expect(await Promise.all([early, late])).toEqual([2, 2]);
});

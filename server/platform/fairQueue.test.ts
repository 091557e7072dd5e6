import { fairQueue } from './fairQueue';

const setup = (options: Partial<Parameters<typeof fairQueue>[0]> = {}) => {
  const queue = fairQueue({ atOnce: 1, maxWaiting: 4, maxOfOne: 3, refuse: () => new Error('later'), ...options });
  const begun: string[] = [];
  const running = new Map<string, () => void>();
  const bring = (visitor: string, name: string) =>
    queue(visitor, () => {
      begun.push(name);
      return new Promise<void>((end) => running.set(name, end));
    });
  const end = async (name: string) => {
    running.get(name)?.();
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  };
  return { bring, begun, end };
};
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    () => 'refused',
  );

it('limits concurrent tasks and alternates between visitors', async () => {
  const { bring, begun, end } = setup();
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => bring(name.slice(0, 1), name));
  await Promise.resolve();
  expect(begun).toEqual(['a1']);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

it('rejects a task of a visitor with too many waiting tasks', async () => {
  const { bring } = setup();
  const [, ...waiting] = ['a1', 'a2', 'a3', 'a4'].map((name) => bring('a', name));
  await expect(bring('a', 'a5')).rejects.toThrow('later');
  expect(waiting).toHaveLength(3);
});

it('evicts a waiting task of the visitor with the most tasks if another visitor comes to a full queue', async () => {
  const { bring, begun, end } = setup();
  void bring('a', 'a1');
  const last = ['a2', 'a3', 'a4', 'b1'].map((name) => outcome(bring(name.slice(0, 1), name)))[2];
  const newcomer = outcome(bring('c', 'c1'));
  await expect(last).resolves.toBe('refused');
  await expect(bring('b', 'b2')).rejects.toThrow('later');
  for (const name of ['a1', 'a2', 'b1', 'c1']) await end(name);
  await expect(newcomer).resolves.toBe('done');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

it('runs the next task after a failed one', async () => {
  const { bring, begun, end } = setup();
  const queue = fairQueue({ atOnce: 1, maxWaiting: 4, maxOfOne: 4, refuse: () => new Error('later') });
  const order: string[] = [];
  const failing = outcome(queue('a', () => Promise.reject(new Error('no'))));
  const second = queue('a', async () => void order.push('second'));
  await failing;
  setImmediate(() => order.push('something else'));
  await second;
  await new Promise(setImmediate);
  expect(order[0]).toBe('second');
  void bring('a', 'x');
  await end('x');
  expect(begun).toEqual(['x']);
});

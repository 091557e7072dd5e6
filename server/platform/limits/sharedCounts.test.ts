import { setTimeout as sleep } from 'node:timers/promises';
import { redisProgram, redisServer } from '../../testing/redisServer';
import { openRedisCounts } from './limitCounts';
import { type CountStore, SharedCounts, type SharedCountsOptions } from './sharedCounts';

const setup = (store: CountStore, options: Partial<SharedCountsOptions> = {}) => {
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => void lines.push(line) };
  const counts = new SharedCounts({ windowMs: 60_000, store, log, ...options });
  const add = async (key = 'a', max = 3) => (await counts.add(key, max)).count;
  return { add, lines };
};

const memoryStore = () => {
  const calls: string[] = [];
  const state = { calls, broken: false, hangs: false };
  const store: CountStore = {
    async count(key) {
      calls.push(key);
      if (state.broken) throw new Error('gone');
      if (state.hangs) await new Promise(() => {});
      return { count: calls.filter((one) => one === key).length, ttl: 30_000 };
    },
  };
  return { state, store };
};

it('counts calls across processes in the shared store', async () => {
  const { store } = memoryStore();
  const [one, other] = [setup(store), setup(store)];
  expect([await one.add(), await other.add(), await one.add(), await other.add('b')]).toEqual([1, 2, 3, 1]);
});

it('rejects calls over the limit without a request to the shared store', async () => {
  const { state, store } = memoryStore();
  const { add } = setup(store);
  for (let call = 0; call < 100; call++) await add();
  expect(state.calls).toHaveLength(4);
  expect(await add()).toBeGreaterThan(3);
  expect(await add('b')).toBe(1);
});

it.each([
  'broken',
  'hangs',
] as const)('counts in the process and logs one line if the shared store fails: %s', async (how) => {
  const { state, store } = memoryStore();
  const { add, lines } = setup(store, { timeoutMs: 20 });
  await add();
  await add();
  state[how] = true;
  expect([await add(), await add(), await add('b')]).toEqual([3, 4, 1]);
  expect(state.calls).toHaveLength(3);
  expect(lines).toHaveLength(1);
});

it('counts in the shared store again after it recovers', async () => {
  const { state, store } = memoryStore();
  const { add } = setup(store, { fallbackMs: 1 });
  state.broken = true;
  await add('a', 100);
  state.broken = false;
  await sleep(5);
  await add('a', 100);
  expect(state.calls).toHaveLength(2);
});

(redisProgram ? describe : describe.skip)('Redis', () => {
  const redis = redisServer(redisProgram ?? '');
  const stores: ReturnType<typeof openRedisCounts>[] = [];
  const open = () => {
    const store = openRedisCounts(redis.url);
    stores.push(store);
    return store;
  };
  beforeEach(() => redis.start());
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    await redis.stop();
  });

  it('counts concurrent calls exactly and starts a new window after the expiry', async () => {
    const [one, other] = [open(), open()];
    const counted = await Promise.all(
      Array.from({ length: 50 }, (_, call) => (call % 2 ? one : other).count('a', 60_000)),
    );
    expect(counted.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(counted.map((_, index) => index + 1));
    for (const { ttl } of counted) expect(ttl).toBeGreaterThan(50_000);
    await one.count('short', 1);
    await sleep(5);
    expect((await other.count('short', 60_000)).count).toBe(1);
  });

  it('counts in the process without delay while Redis is down, and in Redis again after it recovers', async () => {
    await redis.stop();
    const { add, lines } = setup(open(), { timeoutMs: 1_000, fallbackMs: 1 });
    expect(await add('a', 1_000)).toBe(1);
    await redis.start();
    // The process's own counter only rises, so a lower count comes from Redis.
    const backAgain = async () => {
      for (let own = 2; ; own++) {
        if ((await add('a', 1_000)) < own) return;
        await sleep(20);
      }
    };
    await backAgain();
    await redis.stop();
    const alone = await add('b', 1_000);
    expect(await add('b', 1_000)).toBe(alone + 1);
    await redis.start();
    await backAgain();
    redis.freeze();
    expect(await add('c', 1_000)).toBe(1);
    expect(lines).toHaveLength(1);
  }, 60_000);
});

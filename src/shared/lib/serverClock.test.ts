import type * as ServerClock from './serverClock';

const HOUR = 3_600_000;
const SERVER = Date.parse('2026-11-28T10:00:00Z');
const realFetch = globalThis.fetch;

const start = async (device: number, date: string | Error): Promise<typeof ServerClock> => {
  jest.resetModules();
  jest.useFakeTimers({ now: device });
  globalThis.fetch = jest.fn(async () => {
    if (date instanceof Error) throw date;
    return { headers: new Headers({ date }) } as Response;
  });
  const clock = await import('./serverClock');
  await clock.syncServerClock();
  return clock;
};
const date = new Date(SERVER).toUTCString();

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

it.each([
  3 * HOUR,
  -3 * HOUR,
  400 * 24 * HOUR,
])('returns server time on a device whose clock is %s ms off', async (off) => {
  const { serverNow } = await start(SERVER + off, date);
  expect(Math.abs(serverNow() - SERVER)).toBeLessThan(1_000);
  jest.setSystemTime(SERVER + off + HOUR);
  expect(Math.abs(serverNow() - SERVER - HOUR)).toBeLessThan(1_000);
});

it('ignores a clock offset of a few seconds', async () => {
  const { serverNow } = await start(SERVER + 2_000, date);
  expect(serverNow()).toBe(SERVER + 2_000);
});

it('retries a failed measurement after a minute and then notifies subscribers once', async () => {
  const { serverNow, subscribeToServerTime } = await start(SERVER, new Error('offline'));
  expect(serverNow()).toBe(SERVER);
  const listener = jest.fn();
  subscribeToServerTime(listener);
  expect(fetch).toHaveBeenCalledTimes(1);
  jest
    .mocked(fetch)
    .mockResolvedValue({ headers: new Headers({ date: new Date(SERVER + HOUR).toUTCString() }) } as Response);
  await jest.advanceTimersByTimeAsync(60_000);
  serverNow();
  await jest.advanceTimersByTimeAsync(0);
  serverNow();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenCalledTimes(1);
});

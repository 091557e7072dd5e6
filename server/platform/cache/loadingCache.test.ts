import { type Loaded, LoadingCache } from './loadingCache';

interface Page {
  text: string;
  size: number;
}

const page = (text: string, size = 10): Page => ({ text, size });
const cacheable = (value: Page) => async (): Promise<Loaded<Page>> => ({ value, cacheable: true });

const cacheAt = (clock: { now: number }, maxBytes = 1_000) =>
  new LoadingCache<Page>({
    maxBytes,
    revalidation: { freshMs: 60_000, delayMs: 0, onError: () => {} },
    now: () => clock.now,
  });

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

describe('LoadingCache', () => {
  it('loads an entry once for concurrent misses', async () => {
    const cache = cacheAt({ now: 0 });
    let made = 0;
    const slow = async () => {
      made += 1;
      await settled();
      return { value: page('a'), cacheable: true };
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', slow)));
    expect(made).toBe(1);
    expect(all.every(({ value }) => value.text === 'a')).toBe(true);
  });

  it('serves a stale entry while it revalidates, and then the new entry', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    await cache.get('/', cacheable(page('old')));
    clock.now = 59_999;
    expect(await cache.get('/', cacheable(page('new')))).toMatchObject({ value: { text: 'old' }, source: 'hit' });
    clock.now = 60_000;
    expect(await cache.get('/', cacheable(page('new')))).toMatchObject({ value: { text: 'old' }, source: 'stale' });
    await settled();
    expect(await cache.get('/', cacheable(page('newer')))).toMatchObject({ value: { text: 'new' }, source: 'hit' });
  });

  it('starts one delayed revalidation for several requests of a stale entry', async () => {
    jest.useFakeTimers();
    const clock = { now: 0 };
    const cache = new LoadingCache<Page>({
      maxBytes: 100,
      revalidation: { freshMs: 1, delayMs: 2_000, onError: () => {} },
      now: () => clock.now,
    });
    await cache.get('/', cacheable(page('old')));
    clock.now = 10;
    const making = jest.fn(cacheable(page('new')));
    for (let visit = 0; visit < 3; visit++) expect((await cache.get('/', making)).source).toBe('stale');
    await jest.advanceTimersByTimeAsync(1_999);
    expect(making).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(making).toHaveBeenCalledTimes(1);
    expect(await cache.get('/', making)).toMatchObject({ value: { text: 'new' }, source: 'hit' });
    jest.useRealTimers();
  });

  it('revalidates stale entries one after the other', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    const keys = ['/', '/uz', '/shop'];
    for (const key of keys) await cache.get(key, cacheable(page('old')));
    clock.now = 60_000;
    const events: string[] = [];
    for (const key of keys)
      await cache.get(key, async () => {
        events.push(`begins ${key}`);
        await settled();
        events.push(`ends ${key}`);
        return { value: page('new'), cacheable: true };
      });
    while (events.length < 2 * keys.length) await settled();
    expect(events).toEqual(keys.flatMap((key) => [`begins ${key}`, `ends ${key}`]));
  });

  it('keeps the stale entry if revalidation fails or the new entry is not cacheable', async () => {
    const clock = { now: 0 };
    const errors: unknown[] = [];
    const cache = new LoadingCache<Page>({
      maxBytes: 100,
      revalidation: { freshMs: 1, delayMs: 0, onError: (error) => errors.push(error) },
      now: () => clock.now,
    });
    await cache.get('/', cacheable(page('old')));
    clock.now = 10;
    await cache.get('/', () => Promise.reject(new Error('no')));
    await settled();
    await cache.get('/', async () => ({ value: page('half'), cacheable: false }));
    await settled();
    expect(await cache.get('/', cacheable(page('x')))).toMatchObject({ value: { text: 'old' } });
    expect(errors).toHaveLength(1);
  });

  it('never exceeds its byte limit and evicts the least recently used entry', async () => {
    const cache = cacheAt({ now: 0 }, 30);
    for (const key of ['a', 'b', 'c']) await cache.get(key, cacheable(page(key)));
    await cache.get('a', cacheable(page('again')));
    await cache.get('d', cacheable(page('d')));
    expect(cache.figures.usedBytes).toBe(30);
    expect((await cache.get('a', cacheable(page('reloaded')))).source).toBe('hit');
    expect((await cache.get('b', cacheable(page('reloaded')))).source).toBe('miss');
    for (let n = 0; n < 5_000; n += 1) await cache.get(`/?page=${n}`, cacheable(page('p', 7)));
    expect(cache.figures.usedBytes).toBeLessThanOrEqual(30);
    await cache.get('huge', cacheable(page('huge', 31)));
    expect(cache.figures.usedBytes).toBeLessThanOrEqual(30);
    expect((await cache.get('huge', cacheable(page('huge', 31)))).source).toBe('miss');
  });

  it('serves an entry of any age if revalidation is off', async () => {
    const clock = { now: 0 };
    const cache = new LoadingCache<Page>({ maxBytes: 100, now: () => clock.now });
    await cache.get('/', cacheable(page('first')));
    clock.now = Number.MAX_SAFE_INTEGER;
    const again = jest.fn(cacheable(page('second')));
    expect(await cache.get('/', again)).toMatchObject({ value: { text: 'first' }, source: 'hit' });
    await settled();
    expect(again).not.toHaveBeenCalled();
  });

  it('serves an entry of an earlier version only if loading the current version fails with an error of `staleIf`', async () => {
    const away = new Error('away');
    const cache = new LoadingCache<Page>({ maxBytes: 100, staleIf: (error) => error === away });
    await cache.get('/', cacheable(page('first')), { version: 1 });
    const failing = (error: Error) => cache.get('/', () => Promise.reject(error), { version: 2 });
    expect(await failing(away)).toMatchObject({ value: { text: 'first' }, source: 'stale' });
    await expect(failing(new Error('wrong'))).rejects.toThrow('wrong');
    const second = await cache.get('/', cacheable(page('second')), { version: 2 });
    expect(second).toMatchObject({ value: { text: 'second' }, source: 'miss' });
    expect((await failing(away)).source).toBe('hit');
  });

  it('serves an entry of an earlier version instead of an incomplete new value', async () => {
    const cache = new LoadingCache<Page>({ maxBytes: 100 });
    await cache.get('/', cacheable(page('first')), { version: 1 });
    const half = async () => ({ value: page('half'), cacheable: false, incomplete: true });
    for (let visit = 0; visit < 2; visit++)
      expect(await cache.get('/', half, { version: 2 })).toMatchObject({ value: { text: 'first' }, source: 'stale' });
    expect((await cache.get('/other', half, { version: 2 })).value.text).toBe('half');
  });

  it('removes an entry of an earlier version if the new value is not cacheable', async () => {
    const cache = new LoadingCache<Page>({ maxBytes: 100, staleIf: () => true });
    await cache.get('/', cacheable(page('first')), { version: 1 });
    await cache.get('/', async () => ({ value: page('gone'), cacheable: false }), { version: 2 });
    await expect(cache.get('/', () => Promise.reject(new Error('away')), { version: 2 })).rejects.toThrow('away');
  });

  it('does not cache a failed load', async () => {
    const cache = cacheAt({ now: 0 });
    await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('/', cacheable(page('yes')))).value.text).toBe('yes');
  });
});

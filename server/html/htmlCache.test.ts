import { HtmlCache, type Made } from './htmlCache';

interface Page {
  text: string;
  size: number;
}

const page = (text: string, size = 10): Page => ({ text, size });
const kept = (value: Page) => async (): Promise<Made<Page>> => ({ value, keep: true });

const cacheAt = (clock: { now: number }, maxBytes = 1_000) =>
  new HtmlCache<Page>({ maxBytes, freshMs: 60_000, restMs: 0, now: () => clock.now });

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

describe('the cache of pages', () => {
  it('makes a page once for callers that miss it together', async () => {
    const cache = cacheAt({ now: 0 });
    let made = 0;
    const slow = async () => {
      made += 1;
      await settled();
      return { value: page('a'), keep: true };
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.page('/', slow)));
    expect(made).toBe(1);
    expect(all.every(({ value }) => value.text === 'a')).toBe(true);
  });

  it('serves the old page while the new one is made, and then the new one', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    await cache.page('/', kept(page('old')));
    clock.now = 59_999;
    expect(await cache.page('/', kept(page('new')))).toMatchObject({ value: { text: 'old' }, source: 'hit' });
    clock.now = 60_000;
    expect(await cache.page('/', kept(page('new')))).toMatchObject({ value: { text: 'old' }, source: 'stale' });
    await settled();
    expect(await cache.page('/', kept(page('newer')))).toMatchObject({ value: { text: 'new' }, source: 'hit' });
  });

  it('leaves whoever got the old page the time to fetch its files before it makes the new one, once', async () => {
    jest.useFakeTimers();
    const clock = { now: 0 };
    const cache = new HtmlCache<Page>({ maxBytes: 100, freshMs: 1, restMs: 2_000, now: () => clock.now });
    await cache.page('/', kept(page('old')));
    clock.now = 10;
    const making = jest.fn(kept(page('new')));
    for (let visit = 0; visit < 3; visit++) expect((await cache.page('/', making)).source).toBe('stale');
    await jest.advanceTimersByTimeAsync(1_999);
    expect(making).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(making).toHaveBeenCalledTimes(1);
    expect(await cache.page('/', making)).toMatchObject({ value: { text: 'new' }, source: 'hit' });
    jest.useRealTimers();
  });

  it('makes old pages anew one after the other', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    const keys = ['/', '/uz', '/shop'];
    for (const key of keys) await cache.page(key, kept(page('old')));
    clock.now = 60_000;
    const events: string[] = [];
    for (const key of keys)
      await cache.page(key, async () => {
        events.push(`begins ${key}`);
        await settled();
        events.push(`ends ${key}`);
        return { value: page('new'), keep: true };
      });
    while (events.length < 2 * keys.length) await settled();
    expect(events).toEqual(keys.flatMap((key) => [`begins ${key}`, `ends ${key}`]));
  });

  it('keeps the old page when the new one fails or may not be kept', async () => {
    const clock = { now: 0 };
    const errors: unknown[] = [];
    const cache = new HtmlCache<Page>({
      maxBytes: 100,
      freshMs: 1,
      restMs: 0,
      now: () => clock.now,
      onError: (error) => errors.push(error),
    });
    await cache.page('/', kept(page('old')));
    clock.now = 10;
    await cache.page('/', () => Promise.reject(new Error('no')));
    await settled();
    await cache.page('/', async () => ({ value: page('half'), keep: false }));
    await settled();
    expect(await cache.page('/', kept(page('x')))).toMatchObject({ value: { text: 'old' } });
    expect(errors).toHaveLength(1);
  });

  it('never holds more bytes than it may, and lets go of what was not used for longest', async () => {
    const cache = cacheAt({ now: 0 }, 30);
    for (const key of ['a', 'b', 'c']) await cache.page(key, kept(page(key)));
    await cache.page('a', kept(page('again')));
    await cache.page('d', kept(page('d')));
    expect(cache.usedBytes).toBe(30);
    expect((await cache.page('a', kept(page('made anew')))).source).toBe('hit');
    expect((await cache.page('b', kept(page('made anew')))).source).toBe('miss');
    for (let n = 0; n < 5_000; n += 1) await cache.page(`/?page=${n}`, kept(page('p', 7)));
    expect(cache.usedBytes).toBeLessThanOrEqual(30);
    await cache.page('huge', kept(page('huge', 31)));
    expect(cache.usedBytes).toBeLessThanOrEqual(30);
    expect((await cache.page('huge', kept(page('huge', 31)))).source).toBe('miss');
  });

  it('does not remember a failure', async () => {
    const cache = cacheAt({ now: 0 });
    await expect(cache.page('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.page('/', kept(page('yes')))).value.text).toBe('yes');
  });
});

import type { CacheFigures } from './metrics';
import { SizedCache } from './sizedCache';

export interface Sized {
  /** The bytes that it takes in memory. */
  size: number;
}

interface Entry<T> {
  value: T;
  loadedAt: number;
  version: number;
}

export interface LoadingCacheOptions {
  maxBytes: number;
  /** How a stale entry is revalidated; without it no entry becomes stale. */
  revalidation?: Revalidation;
  /** The errors for which the entry of an earlier version is served. */
  staleIf?: (error: unknown) => boolean;
  now?: () => number;
}

export interface Loading<T> {
  /** Of what the value is made of: an entry of another version is loaded again before it is served. */
  version?: number;
  /** How a stale entry is revalidated, where that differs from loading it for a visitor. */
  reload?: () => Promise<Loaded<T>>;
}

export interface Revalidation {
  /** Age from which an entry is stale: it is served once more and loaded again in the background. */
  freshMs: number;
  /** How long the revalidation waits: whoever got the stale page asks for its pictures and scripts next, and those come first. */
  delayMs: number;
  /** An entry could not be revalidated; the stale one stays. */
  onError: (error: unknown) => void;
}

/** What was loaded, and whether it may be cached and served to others. */
export interface Loaded<T> {
  value: T;
  cacheable: boolean;
  /** Some of what belongs in it could not be had: an entry of an earlier version is better. */
  incomplete?: boolean;
}

export type Source = 'hit' | 'stale' | 'miss';

/** An LRU cache bounded in bytes. Callers that miss the same key at once wait for one loading of it. */
export class LoadingCache<T extends Sized> {
  private readonly entries: SizedCache<Entry<T>>;
  private readonly running = new Map<string, Promise<Loaded<T>>>();
  private readonly waiting = new Set<string>();
  private lastRevalidation: Promise<unknown> = Promise.resolve();
  private readonly now: () => number;
  private readonly revalidation: Revalidation | undefined;
  private readonly staleIf: (error: unknown) => boolean;

  constructor({ maxBytes, revalidation, staleIf = () => false, now = Date.now }: LoadingCacheOptions) {
    this.entries = new SizedCache(maxBytes, ({ value }) => value.size);
    this.revalidation = revalidation;
    this.staleIf = staleIf;
    this.now = now;
  }

  /** What /metrics shows of this cache. */
  get figures(): CacheFigures {
    return this.entries;
  }

  /** The value of that key, cached or loaded. Throws what loading it throws, unless the cache has what may be served instead. */
  async get(
    key: string,
    load: () => Promise<Loaded<T>>,
    { version = 0, reload = load }: Loading<T> = {},
  ): Promise<{ value: T; source: Source }> {
    const entry = this.entries.get(key);
    if (entry?.version !== version) return this.loadVersion(key, version, load, entry);
    const { revalidation } = this;
    if (!revalidation || this.now() - entry.loadedAt < revalidation.freshMs)
      return { value: entry.value, source: 'hit' };
    this.revalidate(key, version, reload, revalidation);
    return { value: entry.value, source: 'stale' };
  }

  private async loadVersion(
    key: string,
    version: number,
    load: () => Promise<Loaded<T>>,
    earlier: Entry<T> | undefined,
  ): Promise<{ value: T; source: Source }> {
    try {
      const { value, incomplete } = await this.load(key, version, load);
      return earlier && incomplete ? { value: earlier.value, source: 'stale' } : { value, source: 'miss' };
    } catch (error) {
      if (earlier && this.staleIf(error)) return { value: earlier.value, source: 'stale' };
      throw error;
    }
  }

  /** Waits, then takes one entry after the other: many become stale in the same second, and loaded at once they take much memory. */
  private revalidate(
    key: string,
    version: number,
    load: () => Promise<Loaded<T>>,
    { delayMs, onError }: Revalidation,
  ): void {
    if (this.waiting.has(key)) return;
    this.waiting.add(key);
    const begin = () => {
      this.waiting.delete(key);
      return this.load(key, version, load);
    };
    const queue = () => {
      this.lastRevalidation = this.lastRevalidation.then(begin).catch(onError);
    };
    // A process that ends does not wait for a revalidation.
    setTimeout(queue, delayMs).unref();
  }

  private load(key: string, version: number, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    // A loading that began before a change of version may have read what was there before it.
    const name = `${version} ${key}`;
    const already = this.running.get(name);
    if (already) return already;
    const loading = load()
      .then((loaded) => {
        const { value, cacheable, incomplete } = loaded;
        if (cacheable) this.entries.set(key, { value, loadedAt: this.now(), version });
        else if (!incomplete && this.entries.peek(key)?.version !== version) this.entries.delete(key);
        return loaded;
      })
      .finally(() => this.running.delete(name));
    this.running.set(name, loading);
    return loading;
  }
}

import type { CacheFigures } from '../metrics/caches';
import { SizedCache } from './sizedCache';

export interface Sized {
  /** The bytes that it takes in memory. */
  size: number;
}

interface Entry<T> {
  value: T;
  loadedAt: number;
}

export interface LoadingCacheOptions {
  maxBytes: number;
  /** How a stale entry is revalidated; without it no entry becomes stale. */
  revalidation?: Revalidation;
  now?: () => number;
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
}

export type Source = 'hit' | 'stale' | 'miss';

/** An LRU cache bounded in bytes. Callers that miss the same key at once wait for one loading of it. */
export class LoadingCache<T extends Sized> {
  private readonly entries: SizedCache<Entry<T>>;
  private readonly running = new Map<string, Promise<T>>();
  private readonly waiting = new Set<string>();
  private lastRevalidation: Promise<unknown> = Promise.resolve();
  private readonly now: () => number;
  private readonly revalidation: Revalidation | undefined;

  constructor({ maxBytes, revalidation, now = Date.now }: LoadingCacheOptions) {
    this.entries = new SizedCache(maxBytes, ({ value }) => value.size);
    this.revalidation = revalidation;
    this.now = now;
  }

  /** What /metrics shows of this cache. */
  get figures(): CacheFigures {
    return this.entries;
  }

  /**
   * The value of that key, cached or loaded. Throws only when it is not cached and loading it throws. `reload`: how a stale entry is
   * revalidated, where that differs from loading it for a visitor.
   */
  async get(
    key: string,
    load: () => Promise<Loaded<T>>,
    reload: () => Promise<Loaded<T>> = load,
  ): Promise<{ value: T; source: Source }> {
    const entry = this.entries.get(key);
    if (!entry) return { value: await this.load(key, load), source: 'miss' };
    const { revalidation } = this;
    if (!revalidation || this.now() - entry.loadedAt < revalidation.freshMs)
      return { value: entry.value, source: 'hit' };
    this.revalidate(key, reload, revalidation);
    return { value: entry.value, source: 'stale' };
  }

  /** Waits, then takes one entry after the other: many become stale in the same second, and loaded at once they take much memory. */
  private revalidate(key: string, load: () => Promise<Loaded<T>>, { delayMs, onError }: Revalidation): void {
    if (this.waiting.has(key)) return;
    this.waiting.add(key);
    const begin = () => {
      this.waiting.delete(key);
      return this.load(key, load);
    };
    const queue = () => {
      this.lastRevalidation = this.lastRevalidation.then(begin).catch(onError);
    };
    // A process that ends does not wait for a revalidation.
    setTimeout(queue, delayMs).unref();
  }

  private load(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    const already = this.running.get(key);
    if (already) return already;
    const loading = load()
      .then(({ value, cacheable }) => {
        if (cacheable) this.entries.set(key, { value, loadedAt: this.now() });
        return value;
      })
      .finally(() => this.running.delete(key));
    this.running.set(key, loading);
    return loading;
  }
}

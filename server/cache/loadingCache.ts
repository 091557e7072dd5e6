import type { CacheFigures } from '../metrics/caches';
import { SizedCache } from './sizedCache';

export interface Sized {
  /** Bytes it takes in memory. */
  size: number;
}

interface Entry<T> {
  value: T;
  loadedAt: number;
}

export interface LoadingCacheOptions {
  maxBytes: number;
  /** How an entry is loaded anew that has grown old; without it none does. */
  revalidation?: Revalidation;
  now?: () => number;
}

export interface Revalidation {
  /** Age from which an entry is loaded anew behind the visitor's back, while the old one is still served. */
  freshMs: number;
  /** How long that waits: whoever got the old page asks for its pictures and scripts next, and those come first. */
  restMs: number;
  /** An entry could not be loaded anew; the old one stays. */
  onError: (error: unknown) => void;
}

/** What was loaded: `keep` says whether it may be served to others. */
export interface Loaded<T> {
  value: T;
  keep: boolean;
}

export type Source = 'hit' | 'stale' | 'miss';

/** Keeps what was used last, up to a number of bytes. Callers that miss the same key at once wait for one loading of it. */
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

  /** For /metrics. */
  get figures(): CacheFigures {
    return this.entries;
  }

  /**
   * The value of that key, kept or loaded. Throws only when it is not there and loading it throws. `loadAnew`: how an old one is loaded
   * behind the visitor's back, where that differs.
   */
  async get(
    key: string,
    load: () => Promise<Loaded<T>>,
    loadAnew: () => Promise<Loaded<T>> = load,
  ): Promise<{ value: T; source: Source }> {
    const entry = this.entries.get(key);
    if (!entry) return { value: await this.load(key, load), source: 'miss' };
    const { revalidation } = this;
    if (!revalidation || this.now() - entry.loadedAt < revalidation.freshMs)
      return { value: entry.value, source: 'hit' };
    this.revalidate(key, loadAnew, revalidation);
    return { value: entry.value, source: 'stale' };
  }

  /** After the rest, and one entry after the other: many grow old in the same second, and loaded all at once they take much memory. */
  private revalidate(key: string, load: () => Promise<Loaded<T>>, { restMs, onError }: Revalidation): void {
    if (this.waiting.has(key)) return;
    this.waiting.add(key);
    const begin = () => {
      this.waiting.delete(key);
      return this.load(key, load);
    };
    const queue = () => {
      this.lastRevalidation = this.lastRevalidation.then(begin).catch(onError);
    };
    // A process that ends does not wait for it.
    setTimeout(queue, restMs).unref();
  }

  private load(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    const already = this.running.get(key);
    if (already) return already;
    const loading = load()
      .then(({ value, keep }) => {
        if (keep) this.entries.set(key, { value, loadedAt: this.now() });
        return value;
      })
      .finally(() => this.running.delete(key));
    this.running.set(key, loading);
    return loading;
  }
}

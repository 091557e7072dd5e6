import type { CacheFigures } from './metrics';
import { SizedCache } from './sizedCache';

export interface Sized {
  size: number;
}

interface Entry<T> {
  value: T;
  loadedAt: number;
  version: number;
}

export interface LoadingCacheOptions {
  maxBytes: number;
  revalidation?: Revalidation;
  staleIf?: (error: unknown) => boolean;
  now?: () => number;
}

export interface Loading<T> {
  /** Content version. An entry of another version is served only if loading fails or is incomplete. */
  version?: number;
  reload?: () => Promise<Loaded<T>>;
}

export interface Revalidation {
  /** Age from which an entry is stale: it is still served, but reloaded in the background. */
  freshMs: number;
  /** Delay before revalidation, so that the pictures and scripts of the stale page load first. */
  delayMs: number;
  onError: (error: unknown) => void;
}

export interface Loaded<T> {
  value: T;
  cacheable: boolean;
  /** True if a part of the content failed to load. A cached entry of another version is then served instead. */
  incomplete?: boolean;
}

export type Source = 'hit' | 'stale' | 'miss';

/** Stale-while-revalidate cache with a byte limit. Concurrent misses of a key share one load. */
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

  get figures(): CacheFigures {
    return this.entries;
  }

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

  /** One after another, because many entries become stale in the same second, and parallel loads need much memory. */
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
    setTimeout(queue, delayMs).unref();
  }

  private load(key: string, version: number, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    // Includes the version: a load that began before a version change may return old data.
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

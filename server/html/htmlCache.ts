export interface Sized {
  /** Bytes it takes in memory. */
  size: number;
}

interface Entry<T> {
  value: T;
  madeAt: number;
}

export interface HtmlCacheOptions {
  maxBytes: number;
  /** Age from which a page is made anew behind the visitor's back, while the old one is still served. */
  freshMs: number;
  /** How long the making anew waits: whoever got the old page asks for its pictures and scripts next, and those come first. Default 0. */
  restMs?: number;
  now?: () => number;
  /** A page could not be made anew; the old one stays. */
  onError?: (error: unknown) => void;
}

/** What making a page gave: `keep` says whether it may be served to others. */
export interface Made<T> {
  value: T;
  keep: boolean;
}

export type Source = 'hit' | 'stale' | 'miss';

/** Keeps the pages used last, up to a number of bytes. Callers that miss the same page at once wait for one making of it. */
export class HtmlCache<T extends Sized> {
  // A Map remembers the order of insertion: the first key is the one not used for longest.
  private readonly entries = new Map<string, Entry<T>>();
  private readonly running = new Map<string, Promise<T>>();
  private readonly waiting = new Set<string>();
  private lastMadeAnew: Promise<unknown> = Promise.resolve();
  private bytes = 0;
  hits = 0;
  misses = 0;
  private readonly now: () => number;

  constructor(private readonly options: HtmlCacheOptions) {
    this.now = options.now ?? Date.now;
  }

  get usedBytes(): number {
    return this.bytes;
  }

  get count(): number {
    return this.entries.size;
  }

  /**
   * The page of that key, kept or made. Throws only when it is not there and making it throws. `makeAnew`: how an old one is made anew
   * behind the visitor's back, where that differs.
   */
  async page(
    key: string,
    make: () => Promise<Made<T>>,
    makeAnew: () => Promise<Made<T>> = make,
  ): Promise<{ value: T; source: Source }> {
    const entry = this.entries.get(key);
    if (!entry) {
      this.misses += 1;
      return { value: await this.make(key, make), source: 'miss' };
    }
    this.hits += 1;
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.now() - entry.madeAt < this.options.freshMs) return { value: entry.value, source: 'hit' };
    this.makeLater(key, makeAnew);
    return { value: entry.value, source: 'stale' };
  }

  /** After the rest, and one page after the other: many grow old in the same second, and made all at once they take much memory. */
  private makeLater(key: string, make: () => Promise<Made<T>>): void {
    if (this.waiting.has(key)) return;
    this.waiting.add(key);
    const begin = () => {
      this.waiting.delete(key);
      return this.make(key, make);
    };
    const queue = () => {
      this.lastMadeAnew = this.lastMadeAnew.then(begin).catch((error: unknown) => this.options.onError?.(error));
    };
    // A process that ends does not wait for it.
    setTimeout(queue, this.options.restMs ?? 0).unref();
  }

  private make(key: string, make: () => Promise<Made<T>>): Promise<T> {
    const already = this.running.get(key);
    if (already) return already;
    const making = make()
      .then(({ value, keep }) => {
        if (keep) this.keep(key, value);
        return value;
      })
      .finally(() => this.running.delete(key));
    this.running.set(key, making);
    return making;
  }

  private keep(key: string, value: T): void {
    this.drop(key);
    if (value.size > this.options.maxBytes) return;
    this.entries.set(key, { value, madeAt: this.now() });
    this.bytes += value.size;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.options.maxBytes) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.bytes -= entry.value.size;
    this.entries.delete(key);
  }
}

import { LRUCache } from 'lru-cache';

/** The entries used last, up to a number of bytes, with the figures that /metrics shows. An entry larger than the whole cache is not stored. */
export class SizedCache<Value extends object> {
  private readonly entries: LRUCache<string, Value>;
  hits = 0;
  misses = 0;

  /** `bytesOf` tells what an entry takes in memory, roughly: a whole number above 0. */
  constructor(maxBytes: number, bytesOf: (value: Value, key: string) => number) {
    this.entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });
  }

  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value) this.hits += 1;
    else this.misses += 1;
    return value;
  }

  /** Without a count, and without being used by it. */
  peek(key: string): Value | undefined {
    return this.entries.peek(key);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  set(key: string, value: Value): void {
    this.entries.set(key, value);
  }

  get count(): number {
    return this.entries.size;
  }

  get usedBytes(): number {
    return this.entries.calculatedSize;
  }
}

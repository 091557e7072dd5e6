import { LRUCache } from 'lru-cache';

export class SizedCache<Value extends object> {
  private readonly entries: LRUCache<string, Value>;
  hits = 0;
  misses = 0;

  constructor(maxBytes: number, bytesOf: (value: Value, key: string) => number) {
    this.entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });
  }

  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value) this.hits += 1;
    else this.misses += 1;
    return value;
  }

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

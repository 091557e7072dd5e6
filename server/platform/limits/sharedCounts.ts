import type { FastifyBaseLogger } from 'fastify';
import { type Counted, WindowCounts } from './windowCounts';

export interface CountStore {
  count(key: string, windowMs: number): Promise<Counted>;
}

export interface SharedCountsOptions {
  windowMs: number;
  store: CountStore | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
  timeoutMs?: number;
  /** Time after a failure of the store during which the process uses its own counters. */
  fallbackMs?: number;
}

const LOG_EVERY_MS = 60_000;

export class SharedCounts {
  private readonly own: WindowCounts;
  /** Ends of windows whose limit is used up: further calls do not reach the store. */
  private readonly exhaustedUntil = new Map<string, number>();
  private fallbackUntil = 0;
  private loggedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: SharedCountsOptions) {
    this.own = new WindowCounts(options.windowMs);
  }

  async add(key: string, max: number): Promise<Counted> {
    const own = this.own.add(key);
    const { store, windowMs, fallbackMs = 5_000 } = this.options;
    if (!store) return own;
    const now = performance.now();
    const refusedUntil = this.exhaustedUntil.get(key) ?? 0;
    if (refusedUntil > now) return { count: max + 1, ttl: refusedUntil - now };
    if (this.fallbackUntil > now) return own;
    try {
      const counted = await this.withTimeout(store.count(key, windowMs));
      this.recordRefusal(key, counted, max);
      return counted;
    } catch (error) {
      this.fallbackUntil = performance.now() + fallbackMs;
      this.logOnce(error);
      return own;
    }
  }

  private recordRefusal(key: string, { count, ttl }: Counted, max: number): void {
    this.exhaustedUntil.delete(key);
    if (count > max) this.exhaustedUntil.set(key, performance.now() + ttl);
    if (this.exhaustedUntil.size > 20_000) this.exhaustedUntil.delete(this.exhaustedUntil.keys().next().value ?? '');
  }

  private async withTimeout(counting: Promise<Counted>): Promise<Counted> {
    const { timeoutMs = 250 } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer for ${timeoutMs} ms`)), timeoutMs);
    });
    try {
      return await Promise.race([counting, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private logOnce(error: unknown): void {
    if (performance.now() - this.loggedAt < LOG_EVERY_MS) return;
    this.loggedAt = performance.now();
    this.options.log.warn(
      { err: error },
      'Limits by address are counted in each process: the shared store is unavailable',
    );
  }
}

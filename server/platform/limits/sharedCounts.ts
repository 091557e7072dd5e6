import type { FastifyBaseLogger } from 'fastify';
import { type Counted, WindowCounts } from './windowCounts';

export interface CountStore {
  count(key: string, windowMs: number): Promise<Counted>;
}

export interface SharedCountsOptions {
  windowMs: number;
  store: CountStore | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Timeout of the store, and how long the process counts alone after it. */
  patienceMs?: number;
  aloneMs?: number;
}

const LOG_EVERY_MS = 60_000;

/** If the store fails, one call waits `patienceMs`, and for `aloneMs` the process uses its own counts. */
export class SharedCounts {
  private readonly own: WindowCounts;
  /** Refused calls do not reach the store. */
  private readonly refusals = new Map<string, number>();
  private aloneUntil = 0;
  private loggedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: SharedCountsOptions) {
    this.own = new WindowCounts(options.windowMs);
  }

  async add(key: string, max: number): Promise<Counted> {
    const own = this.own.add(key);
    const { store, windowMs, aloneMs = 5_000 } = this.options;
    if (!store) return own;
    const now = performance.now();
    const refusedUntil = this.refusals.get(key) ?? 0;
    if (refusedUntil > now) return { count: max + 1, ttl: refusedUntil - now };
    if (this.aloneUntil > now) return own;
    try {
      const counted = await this.inTime(store.count(key, windowMs));
      this.recordRefusal(key, counted, max);
      return counted;
    } catch (error) {
      this.aloneUntil = performance.now() + aloneMs;
      this.say(error);
      return own;
    }
  }

  private recordRefusal(key: string, { count, ttl }: Counted, max: number): void {
    this.refusals.delete(key);
    if (count > max) this.refusals.set(key, performance.now() + ttl);
    if (this.refusals.size > 20_000) this.refusals.delete(this.refusals.keys().next().value ?? '');
  }

  private async inTime(counting: Promise<Counted>): Promise<Counted> {
    const { patienceMs = 250 } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer for ${patienceMs} ms`)), patienceMs);
    });
    try {
      return await Promise.race([counting, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private say(error: unknown): void {
    if (performance.now() - this.loggedAt < LOG_EVERY_MS) return;
    this.loggedAt = performance.now();
    this.options.log.warn(
      { err: error },
      'Limits by address are counted in each process: the shared store is unavailable',
    );
  }
}

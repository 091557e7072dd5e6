import { Counter, Gauge, type Registry } from 'prom-client';

export interface CacheFigures {
  readonly count: number;
  readonly usedBytes: number;
  readonly hits: number;
  readonly misses: number;
}

export function cacheMetrics(registry: Registry): (cache: string, figures: CacheFigures) => void {
  const caches = new Map<string, CacheFigures>();
  const common = { labelNames: ['cache'] as const, registers: [registry] };
  const gauge = (name: string, help: string, figure: (figures: CacheFigures) => number) =>
    new Gauge({
      name,
      help,
      ...common,
      collect() {
        for (const [cache, figures] of caches) this.set({ cache }, figure(figures));
      },
    });
  const counter = (name: string, help: string, figure: (figures: CacheFigures) => number) =>
    new Counter({
      name,
      help,
      ...common,
      collect() {
        this.reset();
        for (const [cache, figures] of caches) this.inc({ cache }, figure(figures));
      },
    });
  gauge('yolda_cache_entries', 'Entries of a cache', ({ count }) => count);
  gauge('yolda_cache_bytes', 'Memory that a cache takes, roughly', ({ usedBytes }) => usedBytes);
  counter('yolda_cache_hits_total', 'Answers found in a cache', ({ hits }) => hits);
  counter('yolda_cache_misses_total', 'Answers not found in a cache', ({ misses }) => misses);
  return (cache, figures) => {
    caches.set(cache, figures);
  };
}

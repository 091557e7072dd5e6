import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds. A page waits at most 3 s for its data and 0.8 s for a remote API. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function pageMetrics(registry: Registry) {
  const registers = [registry];
  const sources = new Counter({
    name: 'yolda_pages_total',
    help: 'Pages by cache result: hit, stale (served during revalidation) or miss',
    labelNames: ['source'],
    registers,
  });
  for (const source of ['hit', 'stale', 'miss']) sources.inc({ source }, 0);
  const durations = new Histogram({
    name: 'yolda_page_render_duration_seconds',
    help: 'Duration of renderings, including the wait for data',
    buckets: BUCKETS,
    registers,
  });
  const running = new Gauge({ name: 'yolda_page_renders_running', help: 'Renderings in progress', registers });
  return {
    served: (source: 'hit' | 'stale' | 'miss') => sources.inc({ source }),
    rendering: async <Result>(render: () => Promise<Result>): Promise<Result> => {
      const end = durations.startTimer();
      running.inc();
      try {
        return await render();
      } finally {
        running.dec();
        end();
      }
    },
  };
}

import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** In seconds; a page waits 3 s for its data at most, 0.8 s for another server's. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** How pages come to be: found in a cache or rendered, and what rendering takes. */
export function pageMetrics(registry: Registry) {
  const registers = [registry];
  const sources = new Counter({
    name: 'yolda_pages_total',
    help: 'Pages by where they came from: hit, stale (served while it is revalidated) or miss',
    labelNames: ['source'],
    registers,
  });
  for (const source of ['hit', 'stale', 'miss']) sources.inc({ source }, 0);
  const durations = new Histogram({
    name: 'yolda_page_render_duration_seconds',
    help: 'Renderings, with the wait for their data',
    buckets: BUCKETS,
    registers,
  });
  const running = new Gauge({ name: 'yolda_page_renders_running', help: 'Renderings at this moment', registers });
  return {
    came: (source: 'hit' | 'stale' | 'miss') => sources.inc({ source }),
    /** Measures one rendering. */
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

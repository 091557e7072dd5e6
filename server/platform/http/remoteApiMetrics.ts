import { Counter, Gauge, type Registry } from 'prom-client';

const REASONS = ['unreachable', 'failing', 'slow', 'skipped'] as const;
export type RemoteFailure = (typeof REASONS)[number];

export interface RemoteFigures {
  up(isUp: boolean): void;
  failed(reason: RemoteFailure): void;
}

/** Figures of the APIs that are another server's; none where both are this one's. */
export function remoteMetrics(registry: Registry): (api: string) => RemoteFigures {
  const registers = [registry];
  const up = new Gauge({
    name: 'yolda_remote_api_up',
    help: '0 while the API of another server is not waited for',
    labelNames: ['api'],
    registers,
  });
  const failures = new Counter({
    name: 'yolda_remote_api_failures_total',
    help: 'Calls to the API of another server that failed; skipped: not sent, because those before it had failed',
    labelNames: ['api', 'reason'],
    registers,
  });
  return (api) => {
    up.set({ api }, 1);
    for (const reason of REASONS) failures.inc({ api, reason }, 0);
    return {
      up: (isUp) => up.set({ api }, isUp ? 1 : 0),
      failed: (reason) => failures.inc({ api, reason }),
    };
  };
}

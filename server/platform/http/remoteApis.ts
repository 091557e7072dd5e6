import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { ApiReply, ApiRequest } from '#contract/render';
import { ownPath } from './addresses';

const REASONS = ['unreachable', 'failing', 'slow', 'skipped'] as const;
type RemoteFailure = (typeof REASONS)[number];

interface RemoteFigures {
  up(isUp: boolean): void;
  failed(reason: RemoteFailure): void;
}

function remoteMetrics(registry: Registry): (api: string) => RemoteFigures {
  const registers = [registry];
  const up = new Gauge({
    name: 'yolda_remote_api_up',
    help: '0 while calls to the remote API are skipped',
    labelNames: ['api'],
    registers,
  });
  const failures = new Counter({
    name: 'yolda_remote_api_failures_total',
    help: 'Failed calls to the remote API. skipped: not sent, because earlier ones failed',
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

declare module 'fastify' {
  interface FastifyInstance {
    remoteApis: Map<string, RemoteApi>;
  }
}

/** Consecutive failures that open the circuit breaker. More than one page makes calls. */
const FAILURES_THAT_OPEN = 20;
const PROBE_EVERY_MS = 1_000;
const PROBE_TIMEOUT_MS = 800;
const LOG_EVERY_MS = 60_000;

interface RemoteApi {
  part: string;
  readonly isUp: boolean;
  /** While the circuit is open, reads throw at once; form submissions are still sent. */
  call(url: string, request: ApiRequest): Promise<ApiReply>;
  probe(): Promise<void>;
}

interface RemoteOptions {
  part: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  figures: RemoteFigures;
  now?: () => number;
}

/** Reads the whole body, so that a truncated reply counts as a failure. */
const send = async (url: string, { method, headers, body, signal }: ApiRequest): Promise<ApiReply> => {
  const reply = await fetch(url, { method, headers, signal, ...(body !== undefined && { body }) });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text: () => Promise.resolve(text) };
};

/**
 * Circuit breaker, without which each page would wait 0.8 s for a failing API.
 * No library, because submissions must pass an open circuit and probes must not delay a visitor.
 */
const circuitBreaker = ({ part, log, figures, now = () => performance.now() }: RemoteOptions): RemoteApi => {
  let consecutiveFailures = 0;
  let isUp = true;
  let lastRead: { url: string; headers: Record<string, string> } | null = null;
  let probedAt = Number.NEGATIVE_INFINITY;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let unlogged = 0;

  const failed = (reason: RemoteFailure, detail: unknown) => {
    figures.failed(reason);
    unlogged += 1;
    if (reason !== 'skipped') consecutiveFailures += 1;
    if (isUp && consecutiveFailures >= FAILURES_THAT_OPEN) {
      isUp = false;
      probedAt = now();
      figures.up(false);
    }
    if (now() - loggedAt < LOG_EVERY_MS) return;
    log.warn({ part, reason, failures: unlogged, detail: String(detail) }, 'The API of another server is failing');
    loggedAt = now();
    unlogged = 0;
  };

  const succeeded = () => {
    consecutiveFailures = 0;
    if (isUp) return;
    isUp = true;
    figures.up(true);
    log.warn({ part, failures: unlogged }, 'The API of another server answers again');
    unlogged = 0;
    loggedAt = Number.NEGATIVE_INFINITY;
  };

  const callAndRecord = async (url: string, request: ApiRequest): Promise<ApiReply> => {
    try {
      const reply = await send(url, request);
      if (reply.status >= 500) failed('failing', `status ${reply.status}`);
      else succeeded();
      return reply;
    } catch (error) {
      const { cause } = error as { cause?: unknown };
      failed(request.signal.aborted ? 'slow' : 'unreachable', cause ?? error);
      throw error;
    }
  };

  const probe = async (): Promise<void> => {
    if (isUp || !lastRead || now() - probedAt < PROBE_EVERY_MS) return;
    probedAt = now();
    const { url, headers } = lastRead;
    await callAndRecord(url, { method: 'GET', headers, signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(() => {});
  };

  return {
    part,
    get isUp() {
      return isUp;
    },
    probe,
    call: async (url, request) => {
      if (request.method === 'GET') lastRead = { url, headers: request.headers };
      const isRead = request.method === 'GET' || isReadByPost(url);
      if (isUp || !isRead) return callAndRecord(url, request);
      void probe();
      failed('skipped', 'those before it had failed');
      throw new Error(`${part} is down`);
    },
  };
};

const isReadByPost = (url: string) => /\/articles\/filter(\?|$)/.test(url);

export const remoteApis = fp(
  async (app: FastifyInstance) => {
    const { mainApiUrl, publicApiUrl, siteUrl } = app.config;
    const figures = remoteMetrics(app.metrics.registry);
    const remotes = new Map<string, RemoteApi>();
    for (const [part, url] of [
      ['main_api', mainApiUrl],
      ['public_api', publicApiUrl],
    ] as const) {
      if (url === '' || url === siteUrl || ownPath(url, siteUrl) !== null) continue;
      const { origin } = new URL(url);
      // Two APIs on one origin share a circuit breaker.
      if (!remotes.has(origin)) remotes.set(origin, circuitBreaker({ part, log: app.log, figures: figures(part) }));
    }
    app.decorate('remoteApis', remotes);
  },
  { name: 'remoteApis', dependencies: ['metrics'] },
);

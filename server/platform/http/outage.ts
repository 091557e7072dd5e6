import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    outage: Outage;
  }
}

/** In an outage every call fails, so this is logged once per interval, with the number of failures. */
const LOG_EVERY_MS = 60_000;

export interface Outage {
  readonly isOn: boolean;
  note(error: unknown): void;
  begin(error: unknown): void;
  end(): void;
}

export const outage = fp(
  async (app: FastifyInstance) => {
    let since: number | null = null;
    let loggedAt = Number.NEGATIVE_INFINITY;
    let unlogged = 0;

    const note = (error: unknown) => {
      unlogged += 1;
      if (performance.now() - loggedAt < LOG_EVERY_MS) return;
      app.log.error({ err: error, failures: unlogged }, 'The database is unavailable');
      loggedAt = performance.now();
      unlogged = 0;
    };
    app.decorate('outage', {
      get isOn() {
        return since !== null;
      },
      note,
      begin(error) {
        since ??= performance.now();
        note(error);
      },
      end() {
        if (since === null) return;
        const seconds = Math.round((performance.now() - since) / 1000);
        app.log.warn({ seconds, failures: unlogged }, 'The database answers again');
        since = null;
        unlogged = 0;
        loggedAt = Number.NEGATIVE_INFINITY;
      },
    } satisfies Outage);
  },
  { name: 'outage' },
);

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    outage: Outage;
  }
}

/** An outage fails every call: what it is stands in the log once, and then how many there were. */
const LOG_EVERY_MS = 60_000;

export interface Outage {
  /** The database is known not to answer. What needs it for a visitor is refused at once then, instead of waiting for it once more. */
  readonly isOn: boolean;
  /** It failed, or is late: logged the first time, then once a minute. */
  note(error: unknown): void;
  begin(error: unknown): void;
  /** It has answered. */
  end(): void;
}

/** `app.outage`: what is known of the database's absence. */
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

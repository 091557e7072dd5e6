import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type * as OpenTelemetry from './openTelemetry';

declare module 'fastify' {
  interface FastifyInstance {
    tracing: Tracing;
  }
}

export interface Tracing {
  /** The work as a span of its own within the one that is running. */
  inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** `app.tracing`. Nothing of OpenTelemetry is loaded unless its usual variables name a collector. */
export const tracing = fp(
  async (app: FastifyInstance) => {
    const {
      OTEL_EXPORTER_OTLP_ENDPOINT: all,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces,
      OTEL_SDK_DISABLED,
    } = process.env;
    const isWanted = Boolean(all || traces) && OTEL_SDK_DISABLED !== 'true';
    // Not `import()`: the bundle and the server of `npm run dev` both know a file of ours by `require` alone.
    const load = () => require('./openTelemetry') as typeof OpenTelemetry;
    const started = isWanted && load().startOpenTelemetry(app);
    app.decorate('tracing', started || { inSpan: (_name, work) => work() });
  },
  { name: 'tracing' },
);

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type * as OpenTelemetry from './openTelemetry';

declare module 'fastify' {
  interface FastifyInstance {
    tracing: Tracing;
  }
}

export interface Tracing {
  inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** Provides `app.tracing`. OpenTelemetry is loaded only if its own variables (OTEL_…) name a collector. */
export const tracing = fp(
  async (app: FastifyInstance) => {
    const {
      OTEL_EXPORTER_OTLP_ENDPOINT: all,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces,
      OTEL_SDK_DISABLED,
    } = process.env;
    const isWanted = Boolean(all || traces) && OTEL_SDK_DISABLED !== 'true';
    // Not `import()`, which neither the bundle nor `npm run dev` can resolve.
    const load = () => require('./openTelemetry') as typeof OpenTelemetry;
    const started = isWanted && load().startOpenTelemetry(app);
    app.decorate('tracing', started || { inSpan: (_name, work) => work() });
  },
  { name: 'tracing' },
);

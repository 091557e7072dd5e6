import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf, watchStatements } from '../db/watchStatements';
import { withoutSecrets } from '../http/log';

const MAX_STATEMENT_LENGTH = 2_000;

export function startOpenTelemetry(app: FastifyInstance) {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'yolda' }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  app.addHook('onClose', async () => {
    await provider.shutdown();
    trace.disable();
    context.disable();
  });
  const tracer = provider.getTracer('yolda');
  const spans = new WeakMap<FastifyRequest, Span>();

  const failed = (span: Span, error: unknown) => {
    // The error's name only, because its message may repeat visitor input.
    const message = withoutSecrets(error instanceof Error ? error.name : typeof error);
    span.setStatus({ code: SpanStatusCode.ERROR, message });
  };

  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER });
    spans.set(request, span);
    context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const route = request.pageRoute ?? request.routeOptions.url ?? 'unknown';
    const span = spans.get(request);
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': statusCode,
      'yolda.request_id': request.id,
    });
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });

  const system = clientOf(app.db).kind === 'postgresql' ? 'postgresql' : 'pglite';
  watchStatements(app.db, (text) => {
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'statement';
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': system, 'db.query.text': text.slice(0, MAX_STATEMENT_LENGTH) },
    });
    return (error) => {
      if (error !== undefined) failed(span, error);
      span.end();
    };
  });

  return {
    inSpan: <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work();
        } catch (error) {
          failed(span, error);
          throw error;
        } finally {
          span.end();
        }
      }),
  };
}

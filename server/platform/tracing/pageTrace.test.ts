import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { makeEchoBuild } from '../../testing/echoBuild';
import { startTestServer } from '../../testing/testServer';
import { createSite } from '../../web/site';

const mockExported: ReadableSpan[] = [];

// tracing.test.ts tests the export to a collector, in a separate process.
jest.mock('@opentelemetry/exporter-trace-otlp-http', () => ({
  OTLPTraceExporter: class {
    export(spans: ReadableSpan[], done: (result: { code: number }) => void) {
      mockExported.push(...spans);
      done({ code: 0 });
    }
    async shutdown() {}
  },
}));

const asksByAddress = `
const lists = { '/shop': 'spare-part', '/blog': 'articles', '/services': 'services/web', '/uz/services': 'services/web' };
exports.render = async ({ url, apiFetch }) => {
  const route = url.split('?')[0];
  const language = route.startsWith('/uz') ? 'uz' : 'ru';
  const { signal } = new AbortController();
  const headers = { 'accept-language': language };
  await apiFetch('/api/main/' + lists[route] + '/?page=1', { method: 'GET', headers, signal });
  return { status: 200, route, html: url, language, complete: true, styleHashes: [] };
};
exports.hasForm = () => false;`;

/** API call of each page. The two searches are rendered one after the other. */
const CALL_OF: Record<string, string> = {
  '/shop': '/api/main/spare-part/',
  '/blog': '/api/main/articles/',
  '/services?search=oil': '/api/main/services/web/',
  '/uz/services?search=oil': '/api/main/services/web/',
};

test('nests the spans of request, rendering, API call and statement of a page, also for concurrent pages', async () => {
  const build = makeEchoBuild(asksByAddress);
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = 'http://127.0.0.1:1';
  const server = await startTestServer({}, { site: createSite({ distDir: build.distDir }) });
  const { app } = server;
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  const replies = await Promise.all(
    Object.keys(CALL_OF).map((url, index) => app.inject({ url, remoteAddress: `203.0.113.${index}` })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await server.close();
  build.remove();

  const below = (parent: ReadableSpan | undefined, name: string) =>
    mockExported.filter(
      (span) =>
        span.name === name &&
        span.parentSpanContext?.spanId === parent?.spanContext().spanId &&
        span.spanContext().traceId === parent?.spanContext().traceId,
    );
  for (const [url, path] of Object.entries(CALL_OF)) {
    const requests = mockExported.filter(({ name }) => name === `GET ${url.split('?')[0]}`);
    const renderings = below(requests[0], 'render page');
    const calls = below(renderings[0], `GET ${path}`);
    expect([url, requests.length, renderings.length, calls.length]).toEqual([url, 1, 1, 1]);
    expect(below(calls[0], 'SELECT').length).toBeGreaterThan(0);
  }
});

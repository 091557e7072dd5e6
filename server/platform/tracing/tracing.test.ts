import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeDataFolder } from '../../testing/dataFolder';
import { killStrays, startProcess } from '../../testing/serverProcess';

type Attribute = { key: string; value: { stringValue?: string } };
type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] };
type Traces = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Sent[] }[] }[];
};

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await makeDataFolder();
});
afterAll(async () => {
  await killStrays();
  rmSync(DATA_DIR, { recursive: true });
});

test('exports spans of a request and its statement without visitor data and bind parameters', async () => {
  const received: Traces['resourceSpans'] = [];
  const collector = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push(...(JSON.parse(body) as Traces).resourceSpans);
      reply.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const server = startProcess({ DATA_DIR, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  await fetch(`${await server.ready()}/api/main/spare-part/123456/?phone=901234567`);
  // Shutdown exports pending spans.
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  collector.closeAllConnections();
  collector.close();

  const services = received.flatMap(({ resource }) => resource.attributes).filter(({ key }) => key === 'service.name');
  expect([...new Set(services.map(({ value }) => value.stringValue))]).toEqual(['yolda']);
  const spans = received.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const call = spans.find(({ name }) => name === 'GET /api/main/spare-part/:id/');
  // The call may also have queried the content version.
  const textOf = ({ attributes }: Sent) => attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue;
  const within = spans.filter(({ name, parentSpanId }) => name === 'SELECT' && parentSpanId === call?.spanId);
  const statement = within.find((span) => /from "?shown_parts"?/.test(textOf(span) ?? ''));
  expect(statement).toMatchObject({ traceId: call?.traceId });
  expect(JSON.stringify(spans)).not.toMatch(/901234567|123456/);
});

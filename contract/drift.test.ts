import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../server/testing/testServer';
import type { Call } from './call';
import { calls } from './calls';

const path = join(__dirname, 'openapi.json');

let server: TestServer;
let running: { openapi: string; paths: Record<string, Record<string, object>> };

beforeAll(async () => {
  server = await startTestServer();
  running = (await server.app.inject('/api/openapi.json')).json();
}, 60_000);
afterAll(() => server.close());

it('is what the committed contract/openapi.json says; UPDATE_CONTRACT=1 writes it anew', () => {
  const text = `${JSON.stringify(running, null, 2)}\n`;
  if (process.env['UPDATE_CONTRACT'] === '1') writeFileSync(path, text);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(text));
});

it('documents every call with its method and exact path', () => {
  for (const call of Object.values<Call>(calls)) {
    const url = `${call.host === 'main' ? '/api/main' : ''}${call.path.replace(/:(\w+)/g, '{$1}')}`;
    expect({ url, methods: Object.keys(running.paths[url] ?? {}) }).toEqual({
      url,
      methods: expect.arrayContaining([call.method.toLowerCase()]),
    });
  }
});

it('names each call once', () => {
  const places = Object.values<Call>(calls).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

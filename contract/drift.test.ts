import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../server/testing/testServer';
import { calls } from './calls';
import { callUrl } from './callUrl';
import { deskCalls } from './desk/calls';

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

const all = [...Object.values(calls), ...Object.values(deskCalls)];

it('documents every call with its method and exact path', () => {
  for (const call of all) {
    const url = callUrl(call).replace(/:(\w+)/g, '{$1}');
    expect({ url, methods: Object.keys(running.paths[url] ?? {}) }).toEqual({
      url,
      methods: expect.arrayContaining([call.method.toLowerCase()]),
    });
  }
});

it('names each call once', () => {
  const places = all.map((call) => `${call.method} ${callUrl(call)}`);
  expect(new Set(places).size).toBe(places.length);
});

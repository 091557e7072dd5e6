import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '#server/testing/testServer';
import { calls, callUrl, deskCalls } from './calls';

const path = join(__dirname, 'openapi.json');

let server: TestServer;
let running: { openapi: string; paths: Record<string, Record<string, object>> };

beforeAll(async () => {
  server = await startTestServer();
  running = (await server.app.inject('/api/openapi.json')).json();
}, 60_000);
afterAll(() => server.close());

it('serves the committed contract/openapi.json (UPDATE_CONTRACT=1 rewrites it)', () => {
  const text = `${JSON.stringify(running, null, 2)}\n`;
  if (process.env['UPDATE_CONTRACT'] === '1') writeFileSync(path, text);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(text));
});

const all = [...Object.values(calls), ...Object.values(deskCalls)];

it('documents every call in OpenAPI with its method and exact path', () => {
  for (const call of all) {
    const url = callUrl(call).replace(/:(\w+)/g, '{$1}');
    expect({ url, methods: Object.keys(running.paths[url] ?? {}) }).toEqual({
      url,
      methods: expect.arrayContaining([call.method.toLowerCase()]),
    });
  }
});

it('lists every group of calls in contract/calls.ts', () => {
  const listed = new Set<object>(all);
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.ts') && !/^calls|\.test\.ts$/.test(file));
  const groups = files.flatMap((file) => {
    const exported = require(join(__dirname, file)) as Record<string, object>;
    return Object.entries(exported).filter(([name]) => name.endsWith('Calls') && name !== 'branchNamesCalls');
  });
  const left = groups.filter(([, calls]) => !Object.values(calls).every((call) => listed.has(call as object)));
  expect(left.map(([name]) => name)).toEqual([]);
});

it('has one call per method and URL', () => {
  const places = all.map((call) => `${call.method} ${callUrl(call)}`);
  expect(new Set(places).size).toBe(places.length);
});

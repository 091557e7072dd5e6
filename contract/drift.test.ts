import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../server/testing/testServer';
import { accountCalls } from './accountCalls';
import type { Call } from './call';
import { calls } from './calls';
import { contentCalls } from './contentCalls';

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

it('documents every content call, requests and sessions with its method and exact path', () => {
  const { sendRequest, getAccess, signOut, user } = accountCalls;
  for (const call of Object.values<Call>({ ...contentCalls, sendRequest, getAccess, signOut, user })) {
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

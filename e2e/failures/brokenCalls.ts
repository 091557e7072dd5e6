import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CORS_HEADERS, type Double, listen } from '../shared/doubles';
import { test as base, expect } from '../shared/fixtures';

export const FAILURES = ['refused', 'serverError', 'hanging', 'brokenJson', 'captivePortal'] as const;
export type Failure = (typeof FAILURES)[number];
export type Breakage = Failure | 'empty' | 'nulls';

export interface Reply {
  status: number;
  contentType: string;
  body: string;
}

/** Required fields. The reply `nulls` sets all other fields to null. */
const REQUIRED_FIELDS = new Set([
  'id',
  'count',
  'results',
  'top',
  'branches',
  'current_article',
  'blocks',
  'latitude',
  'longitude',
]);

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, name === 'count' ? 0 : emptied(field)]);
  return Object.fromEntries(fields);
};

const withNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, REQUIRED_FIELDS.has(name) ? withNulls(field) : null]),
  );
};

const json = (value: unknown): Reply => ({ status: 200, contentType: 'application/json', body: JSON.stringify(value) });

export function brokenReply(breakage: Exclude<Breakage, 'refused' | 'hanging'>, good: string): Reply {
  switch (breakage) {
    case 'serverError':
      return { status: 500, contentType: 'text/plain', body: 'Internal Server Error' };
    case 'brokenJson':
      return { status: 200, contentType: 'application/json', body: good.slice(0, -1) || '{' };
    case 'captivePortal':
      return { status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><h1>Sign in</h1>' };
    case 'empty':
      return json(emptied(JSON.parse(good)));
    default:
      return json(withNulls(JSON.parse(good)));
  }
}

export interface Rule {
  /** Matched against `GET /api/main/web/fakts/` with query. */
  call: RegExp;
  breakage: Breakage;
  by?: 'server' | 'browser';
}

export interface BreakingProxy extends Double {
  passTo(url: string): void;
  /** The first matching rule applies; an empty list restores all. */
  breakBy(rules: Rule[]): void;
  asked: string[];
}

/** Longer than any client timeout. */
const HANGING_MS = 60_000;

const readBody = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

export async function startBreakingProxy(): Promise<BreakingProxy> {
  let target = '';
  let rules: Rule[] = [];
  let asked: string[] = [];

  const answer = async (incoming: IncomingMessage, reply: ServerResponse): Promise<void> => {
    if (incoming.method === 'OPTIONS') return void reply.writeHead(204, CORS_HEADERS).end();
    const call = `${incoming.method} ${incoming.url}`;
    const by = incoming.headers.origin ? 'browser' : 'server';
    asked.push(call);
    const rule = rules.find((one) => one.call.test(call) && (one.by ?? by) === by);
    if (rule?.breakage === 'refused') return void incoming.socket.destroy();
    if (rule?.breakage === 'hanging') {
      const timer = setTimeout(() => reply.destroy(), HANGING_MS);
      return void reply.on('close', () => clearTimeout(timer));
    }
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = incoming.headers;
    const body = await readBody(incoming);
    const good = await fetch(target + incoming.url, {
      method: incoming.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = await good.text();
    const broken = rule && good.ok ? brokenReply(rule.breakage, text) : null;
    const type = broken?.contentType ?? good.headers.get('content-type') ?? 'application/json';
    // Worst case: the wrong reply claims to be cacheable.
    const kept = broken?.contentType === 'text/html' && { 'cache-control': 'max-age=3600' };
    reply.writeHead(broken?.status ?? good.status, { ...CORS_HEADERS, ...kept, 'content-type': type });
    reply.end(broken?.body ?? text);
  };

  const proxy = await listen(
    createServer((incoming, reply) => {
      answer(incoming, reply).catch(() => reply.destroy());
    }),
  );
  return {
    ...proxy,
    passTo: (url) => {
      target = url;
    },
    breakBy: (next) => {
      rules = next;
      asked = [];
    },
    get asked() {
      return asked;
    },
  };
}

/** A server without page cache, so that no page of one test reaches another. */
export const test = base.extend<{ healed: undefined }, { breakingProxy: BreakingProxy; passing: undefined }>({
  breakingProxy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
    async ({}, use) => {
      const proxy = await startBreakingProxy();
      await use(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ breakingProxy }, use) =>
      use({
        MAIN_API_URL: `${breakingProxy.url}/api/main`,
        PUBLIC_API_URL: breakingProxy.url,
        PAGES_KEPT_SECONDS: '0',
      }),
    { scope: 'worker' },
  ],
  passing: [
    async ({ breakingProxy, server }, use) => {
      breakingProxy.passTo(server.url);
      // The server renders these at startup (server/web/site.ts), before a test breaks calls.
      for (const path of ['/', '/uz']) await (await fetch(server.url + path)).text();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  healed: [
    async ({ breakingProxy, server }, use) => {
      breakingProxy.breakBy([]);
      // After a total failure the server waits until it detects recovery.
      const state = async () => ((await (await fetch(`${server.url}/readyz`)).json()) as { status: string }).status;
      await expect.poll(state).toBe('ready');
      await use(undefined);
      breakingProxy.breakBy([]);
    },
    { auto: true },
  ],
});

export { expect };

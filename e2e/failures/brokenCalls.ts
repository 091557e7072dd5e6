import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CORS_HEADERS, type Double, listen } from '../shared/doubles';
import { test as base, expect } from '../shared/fixtures';

/** The ways a call goes wrong on its way, and two in which it arrives but says nothing. */
export const FAILURES = ['refused', 'serverError', 'hanging', 'brokenJson', 'captivePortal'] as const;
export type Failure = (typeof FAILURES)[number];
export type Breakage = Failure | 'empty' | 'nulls';

export interface Reply {
  status: number;
  contentType: string;
  body: string;
}

/** Stays where everything else of an entry becomes null: without them there is no entry to show. */
const KEPT = new Set([
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
    Object.entries(value).map(([name, field]) => [name, KEPT.has(name) ? withNulls(field) : null]),
  );
};

const json = (value: unknown): Reply => ({ status: 200, contentType: 'application/json', body: JSON.stringify(value) });

/** What arrives in place of `good`; 'refused' and 'hanging' never arrive. */
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
  /** Tested against `GET /api/main/web/fakts/`, query included. */
  call: RegExp;
  breakage: Breakage;
  /** Who must have asked; default anyone. A page of another origin says where it is from, the site's server does not. */
  by?: 'server' | 'browser';
}

export interface BreakingProxy extends Double {
  /** The server that really answers; it may be the one that renders the site. */
  passTo(url: string): void;
  /** From now on the first rule that fits a call breaks it; an empty list heals everything. */
  breakBy(rules: Rule[]): void;
  /** Calls that arrived since the last `breakBy`. */
  asked: string[];
}

/** Another program than the client may wait so long; the client must not. */
const HANGING_MS = 60_000;

const readBody = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The contract as it reaches us over a bad line: passes calls on to a real server, but for those that a rule breaks. */
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
    // The worst of what answers in a server's place says that it may be kept.
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

/**
 * Journeys on a site whose server and browser both reach the APIs through a proxy that breaks what a journey tells it to. It keeps no
 * pages: they must not meet the last journey's.
 */
export const test = base.extend<{ healed: undefined }, { line: BreakingProxy; passing: undefined }>({
  line: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off this pattern
    async ({}, use) => {
      const proxy = await startBreakingProxy();
      await use(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ line }, use) =>
      use({ MAIN_API_URL: `${line.url}/api/main`, PUBLIC_API_URL: line.url, PAGES_KEPT_SECONDS: '0' }),
    { scope: 'worker' },
  ],
  // The site's own server answers behind the proxy: one process, one database.
  passing: [
    async ({ line, server }, use) => {
      line.passTo(server.url);
      // Rendered as it starts (server/web/site.ts): the first journey would be given what was asked for before it broke anything.
      for (const path of ['/', '/uz']) await (await fetch(server.url + path)).text();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  healed: [
    async ({ line, server }, use) => {
      line.breakBy([]);
      // After a journey that broke everything the server asks for nothing until it has found the line healed.
      const state = async () => ((await (await fetch(`${server.url}/readyz`)).json()) as { status: string }).status;
      await expect.poll(state).toBe('ready');
      await use(undefined);
      line.breakBy([]);
    },
    { auto: true },
  ],
});

export { expect };

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Breakage, brokenReply } from './breakages';
import { CORS_HEADERS, type Double, listen } from './listen';

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

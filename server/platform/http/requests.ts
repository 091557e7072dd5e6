import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { briefPageHeaders, briefPageHtml, isUzbek } from '../pages/briefPage';
import { failureTexts } from '../pages/failurePage';
import { isPageUrl } from '../pages/pageAddress';
import { ApiFailure } from './errors';
import { errorTexts } from './errorTexts';

const MAX_TARGET = 2_000;
/** Request line with a path of this site. A path with two slashes or a backslash would redirect to another host. */
const TARGET = new RegExp(`^(?:GET|HEAD) (/(?![/\\\\])[^ \\r\\n\\\\]{0,${MAX_TARGET}}) HTTP/1\\.[01]\\r\\n`);

/** Percent-encodes a raw UTF-8 address, which some crawlers send and Node's parser rejects. */
export const encodedTarget = (packet: Buffer): string | null => {
  const [, target] = TARGET.exec(packet.toString('latin1', 0, MAX_TARGET + 100)) ?? [];
  if (target === undefined) return null;
  const bytes = Buffer.from(target, 'latin1');
  if (!Buffer.from(bytes.toString('utf8'), 'utf8').equals(bytes)) return null;
  const encoded = target.replace(/[\x80-\xff]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return encoded === target ? null : encoded;
};

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const reply = (status: string, headers: Record<string, string>, body: string, isHead = false) =>
  [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    isHead ? '' : body,
  ].join('\r\n');

const refusal = JSON.stringify({ detail: errorTexts.bad_request.ru, code: 'bad_request' });
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const requestLine = (packet: Buffer | null): { method?: string; url?: string } => {
  const line = packet?.toString('latin1', 0, MAX_TARGET + 100) ?? '';
  return /^(?<method>[A-Z]+) (?<url>\/[^ \r\n]*) HTTP\//.exec(line)?.groups ?? {};
};

/** If the address could not be parsed, only 431 gets a page: visitors cause it by too many cookies. */
const refusalOf = (config: Config, status: string, url: string | undefined) => {
  const isPage = url === undefined ? status.startsWith('431') : isPageUrl(url);
  if (!isPage) return { headers: JSON_HEADERS, body: refusal };
  const language = isUzbek(url ?? '') ? 'uz' : 'ru';
  const body = briefPageHtml(failureTexts(Number.parseInt(status, 10), language), { language });
  return { headers: briefPageHeaders(config, language), body };
};

export function replyToMalformedRequest(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // Fastify declares a wrong type: the value is a Buffer.
  const raw: unknown = error.rawPacket;
  const packet = Buffer.isBuffer(raw) ? raw : null;
  const target = packet && encodedTarget(packet);
  const reqId = randomUUID();
  // oxlint-disable-next-line no-this-in-exported-function -- Fastify binds the server, which has the log
  if (target === null) this.log.info({ reqId, code: error.code }, 'broken request');
  if (socket.writable) {
    const status = STATUS[error.code] ?? '400 Bad Request';
    const { method, url } = requestLine(packet);
    // oxlint-disable-next-line no-this-in-exported-function -- as above
    const { headers, body } = refusalOf(this.config, status, url);
    socket.write(
      target === null
        ? reply(status, { ...headers, 'x-request-id': reqId }, body, method === 'HEAD')
        : reply('301 Moved Permanently', { Location: target }, ''),
    );
  }
  socket.destroySoon();
}

/** Rejects a missing or repeated Host and a target that is not a path, for which Node sends no body. */
export const strictRequests = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async ({ headers, raw, url }) => {
      // Otherwise the redirect to the canonical address would lead to another scheme (`ftp://…`).
      if (!url.startsWith('/') && url !== '*') throw new ApiFailure(400, 'bad_request');
      if (headers.host === undefined && raw.httpVersion === '1.1') throw new ApiFailure(400, 'bad_request');
      // Node reads the first Host header, but a proxy may have used another one.
      const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
      if (hosts.length > 1) throw new ApiFailure(400, 'bad_request');
    });
    // Expectations other than 100-continue are ignored, as RFC 9110 (10.1.1) allows.
    app.server.on('checkExpectation', (request: IncomingMessage, reply: ServerResponse) => {
      app.server.emit('request', request, reply);
    });
  },
  { name: 'strictRequests', dependencies: ['errors'] },
);

/** Rejects NUL, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot encode. */
export const cleanText = fp(
  async (app: FastifyInstance) => {
    app.addHook('preValidation', async (request) => {
      if (!isClean([request.params])) throw new ApiFailure(404, 'not_found');
      if (!isClean([request.query, request.body])) throw new ApiFailure(400, 'bad_request');
    });
  },
  { name: 'cleanText' },
);

/** Matches lone surrogates only: with the flag `u` a surrogate pair is one character. */
const unstorable = /\0|\p{Surrogate}/u;

/** Iterative, because deeply nested arrays would overflow the call stack. */
function isClean(values: unknown[]): boolean {
  const waiting = values;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      if (unstorable.test(value)) return false;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) waiting.push(key, inner);
    }
  }
  return true;
}

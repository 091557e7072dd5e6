import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiFailure } from './errors';
import { errorTexts } from './errorTexts';

/** An address longer than this is not worth a second try. */
const MAX_TARGET = 2_000;
/** A path of this site: two slashes, or a backslash, could name another host. */
const TARGET = new RegExp(`^(?:GET|HEAD) (/(?![/\\\\])[^ \\r\\n\\\\]{0,${MAX_TARGET}}) HTTP/1\\.[01]\\r\\n`);

/**
 * The encoded spelling of an address that came as raw UTF-8, as some robots and programs send it; Node's parser takes none of its bytes.
 * Null where the request is broken in another way.
 */
export const encodedTarget = (packet: Buffer): string | null => {
  const [, target] = TARGET.exec(packet.toString('latin1', 0, MAX_TARGET + 100)) ?? [];
  if (target === undefined) return null;
  const bytes = Buffer.from(target, 'latin1');
  // Invalid UTF-8 is no address in any spelling.
  if (!Buffer.from(bytes.toString('utf8'), 'utf8').equals(bytes)) return null;
  const encoded = target.replace(/[\x80-\xff]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return encoded === target ? null : encoded;
};

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const reply = (status: string, headers: string[], body: string) =>
  [`HTTP/1.1 ${status}`, 'Connection: close', `Content-Length: ${Buffer.byteLength(body)}`, ...headers, '', body].join(
    '\r\n',
  );

const refusal = JSON.stringify({ detail: errorTexts.bad_request.ru, code: 'bad_request' });

/**
 * Answers what never becomes a request: a raw address is led to its spelling, anything else is refused in the contract's shape, with an id
 * that the log has too.
 */
export function answerBrokenRequest(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // Fastify declares what JSON makes of a Buffer; what comes is the Buffer itself.
  const packet: unknown = error.rawPacket;
  const target = Buffer.isBuffer(packet) ? encodedTarget(packet) : null;
  const reqId = randomUUID();
  // oxlint-disable-next-line no-this-in-exported-function -- Fastify calls it on the server, which has the log
  if (target === null) this.log.info({ reqId, code: error.code }, 'broken request');
  if (socket.writable) {
    socket.write(
      target === null
        ? reply(
            STATUS[error.code] ?? '400 Bad Request',
            ['Content-Type: application/json; charset=utf-8', 'Cache-Control: no-store', `X-Request-Id: ${reqId}`],
            refusal,
          )
        : reply('301 Moved Permanently', [`Location: ${target}`], ''),
    );
  }
  socket.destroySoon();
}

/** What Node itself would answer without a body: a request without a host, and an expectation that nobody meets; and what names no address of a site. */
export const strictRequests = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async ({ headers, raw, url }) => {
      // Another scheme's address (`ftp://…`): a redirect to its own spelling would lead there.
      if (!url.startsWith('/') && url !== '*') throw new ApiFailure(400, 'bad_request');
      if (headers.host === undefined && raw.httpVersion === '1.1') throw new ApiFailure(400, 'bad_request');
    });
    // Whatever else is expected, 100-continue aside, is left out of account, which RFC 9110 allows (10.1.1).
    app.server.on('checkExpectation', (request: IncomingMessage, reply: ServerResponse) => {
      app.server.emit('request', request, reply);
    });
  },
  { name: 'strictRequests', dependencies: ['errors'] },
);

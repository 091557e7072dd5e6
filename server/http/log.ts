import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
  type RawRequestDefaultExpression,
} from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { isInProcess } from './inProcess';
import { networkOf } from './networkOf';
import { trustsPeer } from './proxies';
import { loggedError, loggedUrl } from './redact';

/** Fastify's options of the log. Phones, codes, tokens and passwords never reach it: addresses and errors pass redact.ts. */
export function logOptions(
  { logLevel, trustProxy }: Pick<Config, 'logLevel' | 'trustProxy'>,
  logTo?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    logger: {
      level: logLevel,
      ...(logTo && { stream: logTo }),
      serializers: {
        err: loggedError,
        error: loggedError,
        // Fastify's own lines about a request (time-outs, aborted ones): no headers, no address of the visitor.
        req: ({ method, url }: { method: string; url: string }) => ({ method, url: loggedUrl(url) }),
      },
    },
    // The access log below writes one line where Fastify writes two with headers.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(trustProxy),
  };
}

/** What a proxy may name a request; anything else could forge a line of the log. */
const FOREIGN_ID = /^[\w.-]{1,64}$/;

/** The id that a trusted proxy gave the request, so that its log and this one tell of the same; else a new one. */
function requestIds(trustProxy: Config['trustProxy']): (request: RawRequestDefaultExpression) => string {
  const isTrusted = trustsPeer(trustProxy);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isGood = typeof given === 'string' && FOREIGN_ID.test(given) && isTrusted(socket.remoteAddress ?? '');
    return isGood ? given : randomUUID();
  };
}

/** One line a finished request, and its id in `X-Request-Id` for the person who reports a problem. */
export const accessLog = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      if (!request.routeOptions.config.quiet) {
        const line = {
          method: request.method,
          url: loggedUrl(request.url),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          network: networkOf(request),
          ...(request.staff && { staff: request.staff.id }),
        };
        // A page makes a dozen calls of its own: nobody wants to read them unless something is being looked for.
        request.log[isInProcess(request) ? 'debug' : 'info'](line, 'request');
      }
      done();
    });
  },
  { name: 'accessLog' },
);

import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
  type RawRequestDefaultExpression,
} from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { isInProcess, networkOf, trustsPeer } from './network';

declare module 'fastify' {
  interface FastifyContextConfig {
    quiet?: boolean;
  }
}

/** Query parameters that may be logged. Other values may be phones, codes or tokens. */
const plainQuery = new Set(
  'page category manufacturer in_stock brand_id brand model unstated all price_from price_to sort tag month date'.split(
    ' ',
  ),
);

/** Longer addresses (up to 16 KB) are truncated before the patterns below run. */
const MAX_ADDRESS = 512;
/** Characters read beyond MAX_ADDRESS, so that a phone across the limit is masked as a whole. */
const MAX_PHONE_LENGTH = 64;

export function loggedUrl(url: string): string {
  if (url.length <= MAX_ADDRESS) return maskedUrl(url);
  return `${maskedUrl(url.slice(0, MAX_ADDRESS + MAX_PHONE_LENGTH)).slice(0, MAX_ADDRESS)}…`;
}

function maskedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return withoutSecrets(path);
  const parts = query.split('&').map((part) => {
    const name = part.split('=', 1)[0] ?? '';
    return plainQuery.has(name) ? part : `${name}=…`;
  });
  return withoutSecrets(`${path}?${parts.join('&')}`);
}

// Linear time, against ReDoS: an error may contain a whole body (server/regularExpressions.test.ts).
const secrets: [RegExp, string][] = [
  // JSON Web Tokens. A pattern that requires a dot after 'eyJ' would run in quadratic time.
  [/eyJ[\w.-]*/g, '[token]'],
  // Tokens in links. A number of up to nine digits is an id, not a token.
  [
    /\/(preview|passport|estimates?|history|shared-history|reviews?|handovers?|bookings?(?:\/(?:holds|waits))?|booking-feeds)\/(?!\d{1,9}(?![^/\s"?]))[^/\s"?]*/g,
    '/$1/[token]',
  ],
  [/Bearer\s+[^\s"']+/gi, 'Bearer [token]'],
  [
    /("?(?:password|refresh_token|access_token|verification_token|code|phone|phone_number|username)"?\s*[:=]\s*)("[^"]*"|[^\s,}&]+)/gi,
    '$1"[hidden]"',
  ],
  [/(?:\+|%2B)?998(?:(?:[\s().-]|%20){0,5}\d){9}/gi, '[phone]'],
  // A phone without country code needs separators, because nine plain digits may be any number.
  [/(?<!\d)\(?\d\d\)?(?:[\s.-]|%20){1,2}\d{3}(?:[\s.-]|%20)\d\d(?:[\s.-]|%20)\d\d(?!\d)/g, '[phone]'],
  [/[\w.+-]{1,64}(?:@|%40)(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}\b/gi, '[e-mail]'],
];

export const withoutSecrets = (text: string): string =>
  secrets.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

type LoggedError = { type: string; message: string; stack: string; cause?: unknown };

/** Removes the bind parameters that Drizzle appends to the message. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const cause = error.cause === undefined ? {} : { cause: loggedCause(error.cause) };
  return { type: error.name, message: withoutParameters(error.message), stack: stackOf(error), ...cause };
}

/** Omits `detail` of a PostgreSQL error, which contains row values. */
function loggedCause(cause: unknown): Record<string, unknown> {
  const { message, code, constraint } = cause as { message?: unknown; code?: unknown; constraint?: unknown };
  return { message: withoutSecrets(String(message)), code, constraint };
}

const PARAMETERS = '\nparams: ';

const withoutParameters = (text: string) => withoutSecrets(text.split(PARAMETERS, 1)[0] ?? '');

/** Bind parameters may look like stack lines, so the stack begins after the message. */
function stackOf({ message, stack = '' }: Error): string {
  const end = message.includes(PARAMETERS) ? stack.indexOf(message) + message.length : 0;
  if (end < message.length) return withoutParameters(stack);
  return withoutParameters(stack.slice(0, end)) + withoutSecrets(stack.slice(end));
}

/** Masks quoted text, non-Latin letters, long numbers and query strings in error messages of browsers. */
export const withoutTypedText = (text: string): string =>
  withoutSecrets(text)
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/\?[^\s)]*/g, '?…')
    .replace(/[^\s!-~…]+/g, '…')
    .replace(/\d{5,}/g, '…');

const MAX_FRAMES = 12;
const MAX_FRAME_LENGTH = 200;

export const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => line.length <= MAX_FRAME_LENGTH && /:\d+:\d+\)?$/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => withoutSecrets(line.trim().replace(/\?[^\s)]*/g, '?…')));

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
        // For Fastify's own log lines: omits headers and the client address.
        req: ({ method, url }: { method: string; url: string }) => ({ method, url: loggedUrl(url) }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(trustProxy),
  };
}

/** Other characters in a proxy's request id could inject log lines. */
const ACCEPTED_ID = /^[\w.-]{1,64}$/;

/** Uses the request id of a trusted proxy, so that the logs of both match. */
function requestIds(trustProxy: Config['trustProxy']): (request: RawRequestDefaultExpression) => string {
  const isTrusted = trustsPeer(trustProxy);
  return ({ headers, socket }) => {
    const proxyId = headers['x-request-id'];
    const isAcceptedId =
      typeof proxyId === 'string' && ACCEPTED_ID.test(proxyId) && isTrusted(socket.remoteAddress ?? '');
    return isAcceptedId ? proxyId : randomUUID();
  };
}

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
        // A page makes a dozen internal calls, logged only for debugging.
        request.log[isInProcess(request) ? 'debug' : 'info'](line, 'request');
      }
      done();
    });
  },
  { name: 'accessLog' },
);

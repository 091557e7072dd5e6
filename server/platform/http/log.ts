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
    /** Not worth a line in the access log. */
    quiet?: boolean;
  }
}

/** Query parameters that a log may name; every other value could be a phone, a code or a token. */
const plainQuery = new Set(['page', 'category', 'manufacturer', 'in_stock', 'brand_id', 'tag', 'month', 'date']);

/** So much of an address goes into a log. What a visitor may send is 16 KB long, and each pattern below would read all of it. */
const MAX_ADDRESS = 512;
/** The longest spelling of a phone: one that begins before the cut is read whole, and no half of it is left. */
const LONGEST_PHONE = 64;

/** The path with its query, values of parameters that are not on the list hidden; its first 512 characters and '…' where it is longer. */
export function loggedUrl(url: string): string {
  if (url.length <= MAX_ADDRESS) return loggedWhole(url);
  return `${loggedWhole(url.slice(0, MAX_ADDRESS + LONGEST_PHONE)).slice(0, MAX_ADDRESS)}…`;
}

function loggedWhole(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return withoutSecrets(path);
  const parts = query.split('&').map((part) => {
    const name = part.split('=', 1)[0] ?? '';
    return plainQuery.has(name) ? part : `${name}=…`;
  });
  return withoutSecrets(`${path}?${parts.join('&')}`);
}

// Each takes time in proportion to the text, whatever it is: an error may carry a whole body (server/regularExpressions.test.ts).
const secrets: [RegExp, string][] = [
  // A JSON Web Token, wherever it turns up. No dot is asked for: looking for one from each 'eyJ' anew would be quadratic.
  [/eyJ[\w.-]*/g, '[token]'],
  // Of a link (a number of up to nine digits is an id and no token): to a preview, the check of a paper, an estimate, a shared history, a review, a history that is handed over, a booking, a hold, a
  // place in a line, a branch's calendar.
  [
    /\/(preview|passport|estimates?|history|shared-history|reviews?|handovers?|bookings?(?:\/(?:holds|waits))?|booking-feeds)\/(?!\d{1,9}(?![^/\s"?]))[^/\s"?]*/g,
    '/$1/[token]',
  ],
  [/Bearer\s+[^\s"']+/gi, 'Bearer [token]'],
  [
    /("?(?:password|refresh_token|access_token|verification_token|code|phone|phone_number|username)"?\s*[:=]\s*)("[^"]*"|[^\s,}&]+)/gi,
    '$1"[hidden]"',
  ],
  // A phone of Uzbekistan with or without its plus, spaces and per cent signs.
  [/(?:\+|%2B)?998(?:(?:[\s().-]|%20){0,5}\d){9}/gi, '[phone]'],
  // One without the country's code, by the signs between its groups: nine digits alone may count anything.
  [/(?<!\d)\(?\d\d\)?(?:[\s.-]|%20){1,2}\d{3}(?:[\s.-]|%20)\d\d(?:[\s.-]|%20)\d\d(?!\d)/g, '[phone]'],
  [/[\w.+-]{1,64}(?:@|%40)(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}\b/gi, '[e-mail]'],
];

/** The last line of defence: whatever a message, an address or a database error carries. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((result, [pattern, instead]) => result.replace(pattern, instead), text);

type LoggedError = { type: string; message: string; stack: string; cause?: unknown };

/** What a log says of an error. Drizzle repeats the parameters of a failed query in its message: they are cut off. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const cause = error.cause === undefined ? {} : { cause: loggedCause(error.cause) };
  return { type: error.name, message: withoutParameters(error.message), stack: stackOf(error), ...cause };
}

/** The database's own error; its `detail` repeats values of the row. */
function loggedCause(cause: unknown): Record<string, unknown> {
  const { message, code, constraint } = cause as { message?: unknown; code?: unknown; constraint?: unknown };
  return { message: withoutSecrets(String(message)), code, constraint };
}

const PARAMETERS = '\nparams: ';

const withoutParameters = (text: string) => withoutSecrets(text.split(PARAMETERS, 1)[0] ?? '');

/** The stack begins with the message. What stands in the parameters may look like lines of a stack: only what follows the message is one. */
function stackOf({ message, stack = '' }: Error): string {
  const end = message.includes(PARAMETERS) ? stack.indexOf(message) + message.length : 0;
  if (end < message.length) return withoutParameters(stack);
  return withoutParameters(stack.slice(0, end)) + withoutSecrets(stack.slice(end));
}

/**
 * A message of a foreign program (a browser's error) without what a visitor may have typed: what stands in quotes, letters that no code
 * of ours has, long numbers and the queries of addresses.
 */
export const withoutTypedText = (text: string): string =>
  withoutSecrets(text)
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/\?[^\s)]*/g, '?…')
    .replace(/[^\s!-~…]+/g, '…')
    .replace(/\d{5,}/g, '…');

const MOST_FRAMES = 12;
const LONGEST_FRAME = 200;

/** The lines of a stack that name a place in a script; the message, which engines repeat above them, is none. */
export const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => line.length <= LONGEST_FRAME && /:\d+:\d+\)?$/.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => withoutSecrets(line.trim().replace(/\?[^\s)]*/g, '?…')));

/** Fastify's options of the log. Phones, codes, tokens and passwords never reach it: `withoutSecrets` cleans addresses and errors. */
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

import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import fp from 'fastify-plugin';
import { isUnavailable } from '../db/unavailable';
import type { Language } from '../language';
import { sendFailurePage } from '../pages/failurePage';
import { isPageUrl } from '../pages/pageAddress';
import { type ErrorCode, errorTexts, fieldTexts } from './errorTexts';

const byKeyword: Record<string, keyof typeof fieldTexts> = {
  required: 'required',
  type: 'type',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  exclusiveMinimum: 'minimum',
  maximum: 'maximum',
  exclusiveMaximum: 'maximum',
  enum: 'choice',
  const: 'choice',
  additionalProperties: 'unknown',
};

/** Returns messages by field (docs/api.md#errors). A nested field is a dotted path, the whole body is `body`. */
function fieldErrors(
  found: FastifySchemaValidationError[],
  language: Language,
  part = 'body',
): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const error of found) {
    // Skips this error, because ajv also reports the errors of each branch.
    if (/^(anyOf|oneOf|if)$/.test(error.keyword)) continue;
    const texts = errors.get(fieldOf(error, part)) ?? [];
    const text = textOf(error, language);
    if (!texts.includes(text)) errors.set(fieldOf(error, part), [...texts, text]);
  }
  return Object.fromEntries(errors);
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError, part: string): string {
  const within = params['missingProperty'] ?? params['additionalProperty'];
  const path = instancePath.split('/').slice(1);
  if (typeof within === 'string') path.push(within);
  return path.join('.') || part;
}

function textOf({ keyword, params }: FastifySchemaValidationError, language: Language): string {
  const text = fieldTexts[byKeyword[keyword] ?? 'other'][language];
  return text.replace('{limit}', String(params['limit']));
}

export class ApiFailure extends Error {
  override name = 'ApiFailure';
  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    /** `retryAfter`: seconds. `cause`: only logged. `more`: further fields of the reply. */
    readonly extra: {
      retryAfter?: number;
      errors?: Record<string, string[]>;
      cause?: unknown;
      more?: object;
      line?: number;
    } = {},
  ) {
    super(code, extra.cause === undefined ? {} : { cause: extra.cause });
  }
}

const DATABASE_RESTART_SECONDS = 5;

/**
 * Replies with an HTML page if the address is a page, otherwise with JSON (docs/api.md#errors). Reveals no internals.
 */
export const errors = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError | ApiFailure, request, reply) => {
      const failure = toFailure(error, request);
      if (isOutage(error)) app.outage.note(error);
      else if (failure.statusCode >= 500 && failure.code !== 'busy')
        request.log.error({ err: error }, 'request failed');
      return sendFailure(failure, request, reply);
    });
  },
  { name: 'errors', dependencies: ['language', 'outage'] },
);

export const unavailable = () => new ApiFailure(503, 'unavailable');

export const isOutage = (error: unknown): boolean =>
  error instanceof ApiFailure ? error.code === 'unavailable' && error.extra.cause === undefined : isFromDatabase(error);

/**
 * Excludes a lost connection of the client: that error has the same code as one of the database, but also an HTTP
 * status.
 */
const isFromDatabase = (error: unknown) =>
  (error as Partial<FastifyError> | null)?.statusCode === undefined && isUnavailable(error);

export function sendFailure(failure: ApiFailure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const {
    errors: fields,
    more,
    retryAfter = failure.code === 'unavailable' ? DATABASE_RESTART_SECONDS : undefined,
  } = failure.extra;
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  if (isPageUrl(request.url)) return sendFailurePage(request, reply, { status: failure.statusCode, retryAfter });
  const detail = errorTexts[failure.code][request.language].replace('{{line}}', String(failure.extra.line ?? ''));
  return reply
    .code(failure.statusCode)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send({ detail, code: failure.code, ...(fields && { errors: fields }), ...more });
}

const byStatus: Record<number, ErrorCode> = {
  401: 'not_authenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** A malformed link token (contract/visits.ts) must look like an unknown one. */
const isMalformedToken = ({ validation, validationContext }: FastifyError): boolean =>
  validationContext === 'params' && validation?.some(({ instancePath }) => instancePath === '/token') === true;

function toFailure(error: FastifyError | ApiFailure, request: FastifyRequest): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (isMalformedToken(error)) return new ApiFailure(404, 'not_found');
  if (error.validation) {
    const found = fieldErrors(error.validation, request.language, error.validationContext);
    return new ApiFailure(400, 'validation', { errors: found });
  }
  if (/^FST_ERR_CTP_(INVALID_JSON_BODY|EMPTY_JSON_BODY)$/.test(error.code) || error instanceof SyntaxError) {
    return new ApiFailure(400, 'malformed_json');
  }
  if (isFromDatabase(error)) return unavailable();
  const status = error.statusCode ?? 500;
  if (status < 400 || (status >= 500 && status !== 503)) return new ApiFailure(500, 'internal');
  return new ApiFailure(status, byStatus[status] ?? 'bad_request');
}

/**
 * Replies 405 with `Allow` if the path exists for another method, where Fastify would reply 404.
 * Call it before the scope's routes are registered.
 */
export function registerNotFound(app: FastifyInstance, prefix: string): void {
  const known: { pattern: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return;
    for (const one of [method].flat()) known.push({ pattern: patternOf(url), method: one });
  });
  app.all(`${prefix}/*`, (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = [...new Set(known.flatMap(({ pattern, method }) => (pattern.test(path) ? method : [])))];
    // The route exists, but a path segment exceeds the router's maximum length.
    if (allowed.length === 0 || allowed.includes(request.method))
      return sendFailure(new ApiFailure(404, 'not_found'), request, reply);
    reply.header('allow', allowed.toSorted().join(', '));
    return sendFailure(new ApiFailure(405, 'method_not_allowed'), request, reply);
  });
}

const patternOf = (url: string) =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

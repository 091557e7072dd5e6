import type { Readable } from 'node:stream';
import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Call } from '#contract/call';
import { callUrl } from '#contract/calls';
import { ApiErrorSchema } from '#contract/common';
import { type Database, previewTransaction } from '../db/database';
import type { Language } from '../language';
import { ApiFailure } from './errors';
import { fieldTexts } from './errorTexts';

type SchemaPart = TSchema & {
  properties?: Record<string, SchemaPart>;
  items?: SchemaPart;
  anyOf?: SchemaPart[];
  'x-optional-elsewhere'?: boolean;
};

/** Makes fields required that only other servers may omit (`optionalOnOtherServers` in contract/common.ts). */
export function wireSchema(schema: SchemaPart): SchemaPart {
  const { properties, items, anyOf, ...rest } = schema;
  const own = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-')));
  return {
    ...own,
    ...(properties && objectOf(properties)),
    ...(items && { items: wireSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(wireSchema) }),
  };
}

const objectOf = (properties: Record<string, SchemaPart>) => ({
  required: Object.keys(properties).filter((key) => isRequired(properties[key])),
  properties: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, wireSchema(part)])),
});

const isRequired = (part: SchemaPart | undefined) => part && (!('~optional' in part) || part['x-optional-elsewhere']);

type AnyCall = Omit<Call, 'host' | 'raw'> & { host: Call['host'] | 'desk'; raw?: string };

type Part<C extends AnyCall, Name extends keyof Call> = C extends { [K in Name]: infer S extends TSchema }
  ? Static<S>
  : undefined;
type File<C extends AnyCall> = C extends { raw: 'file' } ? Buffer | Readable : never;
type Success<C extends AnyCall> = C['reply'] extends { 200: infer S extends TSchema } | { 201: infer S extends TSchema }
  ? Static<S>
  : undefined;

export type CallInput<C extends AnyCall> = {
  db: Database;
  language: Language;
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  headers: Part<C, 'headers'>;
  body: Part<C, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handle<C extends AnyCall, More = unknown> = (input: CallInput<C> & More) => Promise<Success<C> | File<C>>;

/** Takes the handler in a second call: inferring both types at once compiles 50 times slower. */
export const registerCall = <const C extends Call>(app: FastifyInstance, call: C) => ({
  handledBy: (handle: Handle<C>): void => addRoute(app, call, handle),
});

export function addRoute<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handle: Handle<C>,
  config: FastifyContextConfig = {},
): void {
  const [status = '200', schema] = Object.entries<TSchema | null>(call.reply)[0] ?? [];
  app.route({
    method: call.method,
    url: callUrl(call),
    config: {
      ...config,
      ...(call.content && { content: true }),
      ...(call.private && { private: true }),
      ...(call.limit && { limit: call.limit }),
    },
    ...(call.bodyLimit && { bodyLimit: call.bodyLimit }),
    schema: {
      summary: call.summary,
      tags: [call.host === 'main' ? tagOf(call.path) : call.host],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.headers && { headers: call.headers }),
      ...(call.body && { body: call.body }),
      response: {
        [status]: schema ? wireSchema(schema) : { type: 'null', description: 'Done' },
        '4xx': ApiErrorSchema,
      },
    },
    preHandler: refuseInfinity,
    // A HEAD request must have no side effects, such as sending an SMS.
    exposeHeadRoute: !!call.content,
    handler: async (request, reply) => {
      reply.code(Number(status));
      if (!call.content) reply.header('cache-control', 'no-store');
      const { params, query, headers, body, language } = request;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify has validated the values
      const checked = { params, query, headers, body } as Pick<CallInput<C>, 'params' | 'query' | 'headers' | 'body'>;
      return handle({ ...checked, db: previewTransaction() ?? app.db, language, request, reply });
    },
  });
}

// ajv coerces '1e999' to Infinity, which it accepts as an integer.
async function refuseInfinity({ params, query, body, language }: FastifyRequest): Promise<void> {
  for (const input of [params, query, body]) {
    for (const [field, value] of Object.entries(input ?? {})) {
      if (typeof value !== 'number' || Number.isFinite(value)) continue;
      throw new ApiFailure(400, 'validation', { errors: { [field]: [fieldTexts.other[language]] } });
    }
  }
}

const tagOf = (path: string) => path.split('/')[1] ?? '';

export type RoutesPlugin = (app: FastifyInstance) => Promise<void>;

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

type Validator = ((data: unknown) => unknown) & { errors?: unknown };

const buildAjv = AjvCompiler();
const buildStringify = SerializerSelector();

const buildValidator = (...parts: Parameters<typeof buildAjv>) => {
  const compile = buildAjv(...parts);
  return (route: Parameters<typeof compile>[0]) => {
    let compiled: Validator | undefined;
    const validate: Validator = (data) => {
      compiled ??= compile(route) as Validator;
      const isValid = compiled(data);
      validate.errors = compiled.errors;
      return isValid;
    };
    return validate as ReturnType<typeof compile>;
  };
};

const buildSerializer = (...parts: Parameters<typeof buildStringify>) => {
  const compile = buildStringify(...parts);
  return (route: Parameters<typeof compile>[0]) => {
    let compiled: ReturnType<typeof compile> | undefined;
    return (data: unknown) => {
      compiled ??= compile(route);
      return compiled(data);
    };
  };
};

/** Compiles a schema on first use: compiling all of them took half of the start time. */
export const schemaCompilers: CompilersFactory = { buildValidator, buildSerializer };

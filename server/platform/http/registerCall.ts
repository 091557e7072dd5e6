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

/**
 * The schema of a reply of this server, made of the contract's: it also requires what only other servers may leave out
 * (`optionalElsewhere` of contract/common.ts), so that Fastify refuses to send a reply without it, and says nothing of how the site reads it.
 */
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

/** A call of the site's or of the desk's. */
type AnyCall = Omit<Call, 'host' | 'raw'> & { host: Call['host'] | 'desk'; raw?: string };

type Part<C extends AnyCall, Name extends keyof Call> = C extends { [K in Name]: infer S extends TSchema }
  ? Static<S>
  : undefined;
/** What goes out as it is: a file's bytes, at once or as they come. */
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

/**
 * The route of a call of the contract: its schemas, its marks and its status of success come from there. The handler comes in a call
 * of its own, when the call's types are known: inferred together they cost the compiler 50 times as much.
 */
export const registerCall = <const C extends Call>(app: FastifyInstance, call: C) => ({
  handledBy: (handle: Handle<C>): void => addRoute(app, call, handle),
});

/** `config`: what else the route says of itself. */
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
    // A HEAD, which a browser may send by itself, must neither send an SMS nor do anything else.
    exposeHeadRoute: !!call.content,
    handler: async (request, reply) => {
      reply.code(Number(status));
      if (!call.content) reply.header('cache-control', 'no-store');
      const { params, query, headers, body, language } = request;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify has checked what the types are made of
      const checked = { params, query, headers, body } as Pick<CallInput<C>, 'params' | 'query' | 'headers' | 'body'>;
      return handle({ ...checked, db: previewTransaction() ?? app.db, language, request, reply });
    },
  });
}

// ajv turns '1e999' into Infinity and then finds it neither too large nor fractional.
async function refuseInfinity({ params, query, body, language }: FastifyRequest): Promise<void> {
  for (const given of [params, query, body]) {
    for (const [field, value] of Object.entries(given ?? {})) {
      if (typeof value !== 'number' || Number.isFinite(value)) continue;
      throw new ApiFailure(400, 'validation', { errors: { [field]: [fieldTexts.other[language]] } });
    }
  }
}

const tagOf = (path: string) => path.split('/')[1] ?? '';

/** Registers routes: the API's, or the site's, which serves everything that is neither API nor a public file. */
export type RoutesPlugin = (app: FastifyInstance) => Promise<void>;

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/** Called by Fastify, which reads `errors` off the validator after a `false`. */
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

/**
 * Fastify's own compilers of schemas, each used when the first request needs it: all of them at once were half of what a start takes, and
 * most routes of a day are never asked.
 */
export const schemaCompilers: CompilersFactory = { buildValidator, buildSerializer };

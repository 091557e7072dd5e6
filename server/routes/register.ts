import type { Readable } from 'node:stream';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Call } from '../../contract/call';
import { callUrl } from '../../contract/callUrl';
import { ApiErrorSchema } from '../../contract/common';
import type { Database } from '../db/database';
import { previewTransaction } from '../desk/content/preview/transaction';
import { ApiFailure } from '../http/errors';
import { fieldTexts } from '../http/errorTexts';
import type { Language } from '../http/language';
import { wireSchema } from './wireSchema';

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

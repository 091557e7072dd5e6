import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { SizedCache } from '../cache/sizedCache';
import { previewTransaction } from '../db/database';
import { unavailable } from './errors';
import { isInProcess } from './network';

declare module 'fastify' {
  interface FastifyInstance {
    /** Replies of routes marked `content: true`, by who asks in which words. */
    replies: SizedCache<StoredReply>;
  }
  interface FastifyContextConfig {
    /** Public content: cached by (path + known query, language, content version) with ETag and 304. */
    content?: boolean;
  }
}

const MAX_BYTES = 48 * 1024 * 1024;

export type StoredReply = { payload: string; etag: string; contentType: string; version: number };

/** A character takes two bytes, as Cyrillic does. */
const bytesOf = ({ payload }: StoredReply, key: string) => 2 * (key.length + payload.length + 200);

/** `app.replies`: the content that the API has answered, found by its callers and by the page renderer. What visitors can invent (`?page=99999`) must not fill the memory. */
export const replies = fp(
  async (app: FastifyInstance) => {
    app.decorate('replies', new SizedCache<StoredReply>(MAX_BYTES, bytesOf));
    app.metrics.watchCache('api_replies', app.replies);
  },
  { name: 'replies', dependencies: ['metrics'] },
);

/**
 * Replies of routes marked `content: true`, cached by (route, known query, language) with their content version, an ETag and 304.
 * The key is made of what the schema let through, so unknown parameters (`?utm_…`) share one entry.
 */
export const replyCache = fp(
  async (app: FastifyInstance) => {
    const keys = new WeakMap<FastifyRequest, { key: string; version: number }>();

    const refuseInOutage = () => {
      if (app.outage.isOn) throw unavailable();
      return undefined;
    };

    app.addHook('preHandler', async (request, reply): Promise<FastifyReply | undefined> => {
      if (!request.routeOptions.config.content || previewTransaction()) return undefined;
      const version = await app.contentVersion();
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (!reads) return refuseInOutage();
      const key = keyOf(request);
      const stored = app.replies.get(key);
      if (stored?.version === version) return answer(stored, request, reply);
      keys.set(request, { key, version });
      return refuseInOutage();
    });

    app.addHook('onSend', async (request, reply, payload: unknown) => {
      const place = keys.get(request);
      if (!place || typeof payload !== 'string') return payload;
      const earlier =
        reply.statusCode === 503 && app.outage.isOn && !isInProcess(request) && app.replies.peek(place.key);
      if (earlier) return sendEarlier(earlier, request, reply);
      if (reply.statusCode !== 200) return payload;
      const etag = `W/"${place.version}-${createHash('sha1').update(payload).digest('base64url').slice(0, 12)}"`;
      const stored = { payload, etag, contentType: String(reply.getHeader('content-type')), version: place.version };
      app.replies.set(place.key, stored);
      return describe(stored, request, reply) ? '' : payload;
    });
  },
  { name: 'replyCache', dependencies: ['contentVersion', 'errors', 'language', 'replies'] },
);

function keyOf(request: FastifyRequest): string {
  // The route with what the schema made of its parameters, not the address: `/%61pi/…/007` is `/api/…/7`.
  const path = [request.routeOptions.url, request.params];
  const known = Object.keys((request.routeOptions.schema?.querystring as { properties?: object })?.properties ?? {});
  const query = request.query as Record<string, unknown>;
  const parameters = known.filter((name) => query[name] !== undefined).map((name) => [name, query[name]]);
  return JSON.stringify([path, parameters, request.language]);
}

/**
 * What was answered before the last change of content, while the database is away. Not to the page renderer: a page made of earlier and
 * later content would stay after the outage, and pages have earlier versions of their own.
 */
function sendEarlier(stored: StoredReply, request: FastifyRequest, reply: FastifyReply): string {
  reply.code(200).type(stored.contentType).removeHeader('retry-after');
  return describe(stored, request, reply) ? '' : stored.payload;
}

function answer(stored: StoredReply, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (describe(stored, request, reply)) return reply.send();
  // Already serialized: a string with its content type set is sent as it is.
  return reply.type(stored.contentType).send(stored.payload);
}

/** Sets the headers; true when the caller has this very reply (the status is 304 then). */
function describe(stored: StoredReply, request: FastifyRequest, reply: FastifyReply): boolean {
  // no-cache: the browser stores the reply and revalidates it each time, mostly by an empty 304.
  reply.header('etag', stored.etag).header('cache-control', 'public, no-cache');
  const known = request.headers['if-none-match'];
  if (!known || !(known === '*' || known.split(',').some((tag) => tag.trim() === stored.etag))) return false;
  reply.code(304).removeHeader('content-type');
  return true;
}

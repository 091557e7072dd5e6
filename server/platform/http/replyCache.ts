import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { SizedCache } from '../cache/sizedCache';
import { previewTransaction } from '../db/database';
import { unavailable } from './errors';
import { isInProcess } from './network';

declare module 'fastify' {
  interface FastifyInstance {
    replies: SizedCache<StoredReply>;
  }
  interface FastifyContextConfig {
    content?: boolean;
  }
}

const MAX_BYTES = 48 * 1024 * 1024;

export type StoredReply = { payload: string; etag: string; contentType: string; version: number };

/** JavaScript stores Cyrillic text with two bytes per character. */
const bytesOf = ({ payload }: StoredReply, key: string) => 2 * (key.length + payload.length + 200);

/** Cache shared by API and page renderer. It is limited, because visitors can invent addresses (`?page=99999`). */
export const replies = fp(
  async (app: FastifyInstance) => {
    app.decorate('replies', new SizedCache<StoredReply>(MAX_BYTES, bytesOf));
    app.metrics.watchCache('api_replies', app.replies);
  },
  { name: 'replies', dependencies: ['metrics'] },
);

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
      if (stored?.version === version) return replyFromCache(stored, request, reply);
      keys.set(request, { key, version });
      return refuseInOutage();
    });

    app.addHook('onSend', async (request, reply, payload: unknown) => {
      const place = keys.get(request);
      if (!place || typeof payload !== 'string') return payload;
      const earlier =
        reply.statusCode === 503 && app.outage.isOn && !isInProcess(request) && app.replies.peek(place.key);
      if (earlier) return sendStored(earlier, request, reply);
      if (reply.statusCode !== 200) return payload;
      const etag = `W/"${place.version}-${createHash('sha1').update(payload).digest('base64url').slice(0, 12)}"`;
      const stored = { payload, etag, contentType: String(reply.getHeader('content-type')), version: place.version };
      app.replies.set(place.key, stored);
      return setValidators(stored, request, reply) ? '' : payload;
    });
  },
  { name: 'replyCache', dependencies: ['contentVersion', 'errors', 'language', 'replies'] },
);

function keyOf(request: FastifyRequest): string {
  // Only known, parsed parameters, so that equivalent addresses (`/%61pi/…/007`, `/api/…/7`, `?utm_…`) share an entry.
  const path = [request.routeOptions.url, request.params];
  const known = Object.keys((request.routeOptions.schema?.querystring as { properties?: object })?.properties ?? {});
  const query = request.query as Record<string, unknown>;
  const parameters = known.filter((name) => query[name] !== undefined).map((name) => [name, query[name]]);
  return JSON.stringify([path, parameters, request.language]);
}

/** Sends a stale reply in an outage. Not to the page renderer, which would cache a page of old and new content. */
function sendStored(stored: StoredReply, request: FastifyRequest, reply: FastifyReply): string {
  reply.code(200).type(stored.contentType).removeHeader('retry-after');
  return setValidators(stored, request, reply) ? '' : stored.payload;
}

function replyFromCache(stored: StoredReply, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (setValidators(stored, request, reply)) return reply.send();
  return reply.type(stored.contentType).send(stored.payload);
}

function setValidators(stored: StoredReply, request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('etag', stored.etag).header('cache-control', 'public, no-cache');
  const known = request.headers['if-none-match'];
  if (!known || !(known === '*' || known.split(',').some((tag) => tag.trim() === stored.etag))) return false;
  reply.code(304).removeHeader('content-type');
  return true;
}

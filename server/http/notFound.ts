import type { FastifyInstance } from 'fastify';
import { ApiFailure, sendFailure } from './errors';

/**
 * Answers what no route of the scope takes: 405 with `Allow` where the path is known for another method, else 404.
 * Fastify itself says 404 to both. Call it before the scope's routes are registered.
 */
export function answerUnknown(app: FastifyInstance, prefix: string): void {
  const known: { pattern: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return;
    for (const one of [method].flat()) known.push({ pattern: patternOf(url), method: one });
  });
  app.all(`${prefix}/*`, (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = [...new Set(known.flatMap(({ pattern, method }) => (pattern.test(path) ? method : [])))];
    // The method is right where a part of the path is longer than the router takes: nothing has such a name.
    if (allowed.length === 0 || allowed.includes(request.method))
      return sendFailure(new ApiFailure(404, 'not_found'), request, reply);
    reply.header('allow', allowed.toSorted().join(', '));
    return sendFailure(new ApiFailure(405, 'method_not_allowed'), request, reply);
  });
}

const patternOf = (url: string) =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Source } from './htmlCache';
import type { ReadyPage } from './pages';

const decompress = promisify(brotliDecompress);

/** What only the visitor's own browser can fill: nothing there for a search engine. */
const NOT_FOR_ROBOTS = /^(\/uz)?\/(personal|sign-in|sign-up)(\/|$)/;

const acceptsBrotli = (request: FastifyRequest) =>
  /(^|[ ,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '');

/**
 * A page is private to its cookies and is checked again on each visit, which costs nothing where it has not changed. Not
 * `no-store`: that would keep it out of the browser's back/forward cache.
 */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: ReadyPage, source: Source) => {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': page.language,
    'content-security-policy': page.policy,
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
    'server-timing': `page;desc=${source}`,
    etag: page.etag,
  });
  if (NOT_FOR_ROBOTS.test(request.url)) reply.header('x-robots-tag', 'noindex');
  if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.code(304).send();
  reply.code(page.status);
  if (acceptsBrotli(request)) return reply.header('content-encoding', 'br').send(page.body);
  return reply.send(await decompress(page.body));
};

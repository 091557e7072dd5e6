import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormAnswer } from '#contract/render';
import { PAGE_SERVING, PAGES, type PageName, pageOf, SECRET_PARAMETERS } from '#contract/rules/pages';
import type { Source } from '../platform/cache/loadingCache';
import { ApiFailure, sendFailure } from '../platform/http/errors';
import type { Language } from '../platform/language';
import { languageOf, sendBriefPage } from '../platform/pages/briefPage';
import { failureTexts } from '../platform/pages/failurePage';
import type { ReadyPage, RenderingRefused } from './pages';

/** Replies 405, where Fastify would reply 404. */
export const refuseMethod = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  sendFailure(new ApiFailure(405, 'method_not_allowed'), request, reply.header('allow', 'GET, HEAD'));

const decompress = promisify(brotliDecompress);

const hasToken = (page: PageName, query: URLSearchParams): boolean =>
  PAGES[page].token !== 'none' || (page === 'booking' && SECRET_PARAMETERS.some((name) => query.has(name)));

const RETRY_AFTER_SECONDS = 30;

const acceptsBrotli = (request: FastifyRequest) =>
  /(^|[ ,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '');

const headersOf = ({ language, policy }: ReadyPage) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  'content-security-policy': policy,
  // Distinguishes our pages from those of a captive portal in the service worker (src/worker/ownReply.ts).
  'x-yolda-page': '1',
});

const sendBody = async (request: FastifyRequest, reply: FastifyReply, { body }: ReadyPage) =>
  acceptsBrotli(request) ? reply.header('content-encoding', 'br').send(body) : reply.send(await decompress(body));

/** `no-cache`, because pages depend on cookies. `no-store` would disable the back/forward cache. */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: ReadyPage, source: Source) => {
  const [path = '', search] = request.url.split('?', 2);
  const [name, query] = [pageOf(path), new URLSearchParams(search)];
  if (hasToken(name, query)) return sendPrivate(request, reply, page);
  reply.headers({
    ...headersOf(page),
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
    'server-timing': `page;desc=${source}`,
    etag: page.etag,
  });
  if (page.status === 503) reply.headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' });
  if (PAGE_SERVING[name].noindex || query.has('buy')) reply.header('x-robots-tag', 'noindex');
  if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.code(304).send();
  return sendBody(request, reply.code(page.status), page);
};

export const sendAnswer = (request: FastifyRequest, reply: FastifyReply, page: ReadyPage, answer: FormAnswer) => {
  reply.headers({
    ...headersOf(page),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  return sendBody(request, reply.code(answer.sent || page.status !== 200 ? page.status : answer.status), page);
};

export const sendPrivate = (request: FastifyRequest, reply: FastifyReply, page: ReadyPage) => {
  const { 'x-yolda-page': _kept, ...headers } = headersOf(page);
  reply.headers({
    ...headers,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    // Hides the secret address from other sites, but not from this one: the CSRF check of forms reads the referrer.
    'referrer-policy': 'same-origin',
  });
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return sendBody(request, reply.code(page.status), page);
};

export const sendPreview = (request: FastifyRequest, reply: FastifyReply, page: ReadyPage) => {
  const { 'x-yolda-page': _kept, ...headers } = headersOf(page);
  reply.headers({
    ...headers,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
  });
  return sendBody(request, reply.code(page.status), page);
};

type Texts = Record<Language, { title: string; text: string }>;

const BUSY: Texts = {
  ru: { title: 'Сейчас много посетителей', text: 'Страница откроется через несколько секунд: попробуйте ещё раз.' },
  uz: {
    title: 'Hozir tashrif buyuruvchilar koʻp',
    text: 'Sahifa bir necha soniyada ochiladi: yana bir bor urinib koʻring.',
  },
};

export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, { statusCode, extra }: RenderingRefused) =>
  sendBriefPage(request, reply, {
    status: statusCode,
    retryAfter: extra.retryAfter ?? 1,
    ...(statusCode === 429 ? failureTexts(429, languageOf(request)) : BUSY[languageOf(request)]),
  });

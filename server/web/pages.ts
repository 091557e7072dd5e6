import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { FormAnswer, RenderResult } from '#contract/render';
import { LoadingCache, type Source } from '../platform/cache/loadingCache';
import { fairQueue } from '../platform/fairQueue';
import { ownPath } from '../platform/http/addresses';
import { ApiFailure, isOutage, unavailable } from '../platform/http/errors';
import { WindowCounts } from '../platform/limits/windowCounts';
import { pageMetrics } from '../platform/metrics/pages';
import { contentSecurityPolicy } from '../platform/pages/contentSecurityPolicy';
import type { FrameCookies } from '../platform/pages/frameCookies';
import type { PageAddress } from '../platform/pages/pageAddress';
import { sitePublicConfig } from '../platform/pages/sitePublicConfig';
import type { ApiFetch } from './apiFetch';
import type { Build } from './build';
import { demoNoticeOf } from './demoNotice';

export class RenderingRefused extends ApiFailure {}

const SOON = 2;
/**
 * Factor for the rate limit of cacheable pages: many clients share an address (NAT) and reload after a content change.
 */
const FACTOR_FOR_CACHED_PAGES = 5;

const queueOf = (atOnce: number) =>
  fairQueue({
    atOnce,
    maxWaiting: 64,
    maxOfOne: 16,
    refuse: () => new RenderingRefused(503, 'busy', { retryAfter: SOON }),
  });

type Rendered = { cacheable: boolean };

/**
 * A rendering blocks the event loop for about 10 ms. Uncacheable pages have a separate queue. Cacheable pages are
 * limited too, because a client can invent addresses without end.
 */
export const createRenderings = (app: FastifyInstance, isContentOurs: boolean) => {
  const { pagesMax } = app.config.rateLimit;
  const counts = new WindowCounts(60_000);
  // More slots for another server's content: its renderings mostly wait for the network.
  const shared = queueOf(isContentOurs ? 2 : 8);
  const own = queueOf(isContentOurs ? 1 : 4);

  return async <Result extends Rendered>(
    visitor: string | null,
    { cacheable, search }: PageAddress,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if (visitor === null) return work();
    const { count, ttl } = counts.read(visitor);
    if (count >= (cacheable ? FACTOR_FOR_CACHED_PAGES : 1) * pagesMax) {
      throw new RenderingRefused(429, 'too_many_requests', { retryAfter: ttl / 1000 });
    }
    const isCounted = !cacheable || search !== '';
    if (isCounted) counts.add(visitor);
    const result = await (cacheable ? shared : own)(visitor, work);
    if (!isCounted && !result.cacheable) counts.add(visitor);
    return result;
  };
};

const compress = promisify(brotliCompress);

const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 6 };
const REVALIDATION_DELAY_MS = 2_000;
const MIB = 1024 * 1024;
/** Deadline for another server's API. After it, the browser fetches the missing data itself. */
const DATA_DEADLINE_MS = 800;
/** Deadline for our API. After it, the page is a 503, because the browser would call the same busy server. */
const OWN_DATA_DEADLINE_MS = 3_000;

export interface ReadyPage {
  status: number;
  redirect: string | undefined;
  route: string;
  language: string;
  policy: string;
  etag: string;
  body: Buffer;
  size: number;
}

export const createPages = (app: FastifyInstance, { renderer, manifest }: Build, apiFetch: ApiFetch) => {
  const onError = (error: unknown) => {
    if (isOutage(error)) app.outage.note(error);
    else app.log.error({ err: error }, 'cached page not revalidated');
  };
  const { mainApiUrl, publicApiUrl, siteUrl, pageCacheSeconds } = app.config;
  const isContentOurs = [mainApiUrl, publicApiUrl || '/'].every((url) => ownPath(url, siteUrl) !== null);
  // There is no notification of changes on another server, so pages with its content expire.
  const revalidation = { freshMs: pageCacheSeconds * 1000, delayMs: REVALIDATION_DELAY_MS, onError };
  const staleness = isContentOurs ? {} : { revalidation };
  // Filtered pages are many and rarely requested. Their separate cache keeps them from evicting other pages.
  const unfiltered = new LoadingCache<ReadyPage>({ maxBytes: 32 * MIB, staleIf: isOutage, ...staleness });
  const filtered = new LoadingCache<ReadyPage>({ maxBytes: 16 * MIB, staleIf: isOutage, ...staleness });

  app.metrics.watchCache('pages_unfiltered', unfiltered.figures);
  app.metrics.watchCache('pages_filtered', filtered.figures);
  const figures = pageMetrics(app.metrics.registry);

  const notice = demoNoticeOf(app.config);
  const rendering = createRenderings(app, isContentOurs);

  type More = { form?: FormAnswer | undefined; isPreview?: boolean };

  const render = async (address: PageAddress, cookies: FrameCookies, { form, isPreview = false }: More = {}) =>
    renderer.render({
      url: address.path + address.search,
      cookies,
      publicConfig: sitePublicConfig(app.config),
      apiFetch,
      company: app.config.company,
      deadlineMs: isContentOurs ? OWN_DATA_DEADLINE_MS : DATA_DEADLINE_MS,
      assets: manifest,
      ...(form && { form }),
      ...(isPreview && { isPreview }),
    });

  const readyOf = async (rendered: RenderResult, isPreview = false): Promise<ReadyPage> => {
    const { status, redirect, route, language } = rendered;
    const html = notice.into(rendered.html);
    const styleHashes = [...rendered.styleHashes, ...notice.styleHashes];
    const body = await compress(html, { params: QUALITY });
    return {
      status,
      redirect,
      route,
      language,
      policy: contentSecurityPolicy(sitePublicConfig(app.config), styleHashes, isPreview),
      // A weak ETag, because the page is sent compressed and uncompressed.
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      body,
      size: body.length + 1_000,
    };
  };

  const make = async (address: PageAddress, cookies: FrameCookies, form?: FormAnswer) => {
    const rendered = await figures.rendering(() =>
      app.tracing.inSpan('render page', () => render(address, cookies, { form })),
    );
    const { complete, redirect } = rendered;
    const value = await readyOf(rendered);
    const mayCache = pageCacheSeconds > 0 && !form && address.cacheable;
    const incomplete = !complete && !redirect;
    // During an outage the browser cannot load missing data either. A form is sent anyway, to return its input.
    if (incomplete && !form && app.outage.isOn) throw unavailable();
    return { value, incomplete, cacheable: mayCache && !incomplete && value.status === 200 && !redirect };
  };

  return {
    page: async (
      address: PageAddress,
      cookies: FrameCookies,
      visitor: string | null,
    ): Promise<{ value: ReadyPage; source: Source }> => {
      const renderNow = () => make(address, cookies);
      const renderQueued = () => rendering(visitor, address, renderNow);
      if (!address.cacheable) {
        figures.served('miss');
        return { value: (await renderQueued()).value, source: 'miss' };
      }
      const { language = '', theme = '', signedIn } = cookies;
      const frame = `${language} ${theme} ${signedIn ? 1 : 0}`;
      const key = `${address.path}${address.search} ${frame} ${manifest.buildId}`;
      const version = await app.contentVersion();
      const found = await (address.search ? filtered : unfiltered).get(key, renderQueued, {
        version,
        reload: renderNow,
      });
      figures.served(found.source);
      return found;
    },
    answer: async (
      address: PageAddress,
      cookies: FrameCookies,
      form: FormAnswer,
      visitor: string,
    ): Promise<ReadyPage> => {
      // The prefix gives forms a separate limit, so that a form shows its result even if page views are limited.
      const renderQueued = () => make(address, cookies, form);
      return (await rendering(`form ${visitor}`, { ...address, cacheable: false }, renderQueued)).value;
    },
    /**
     * Renders an uncached page. Returns null if `reading` returns null.
     * @throws RenderingRefused if the queue is full or the limit is exceeded
     */
    preview: async (
      visitor: string,
      reading: (
        render: (address: PageAddress, cookies: FrameCookies) => Promise<RenderResult>,
      ) => Promise<RenderResult | null>,
    ): Promise<ReadyPage | null> => {
      const address = { path: '/', search: '', cacheable: false };
      const { rendered } = await rendering(`preview ${visitor}`, address, async () => ({
        rendered: await reading((where, cookies) => render(where, cookies, { isPreview: true })),
        cacheable: false,
      }));
      return rendered && readyOf(rendered, true);
    },
  };
};

export type Pages = ReturnType<typeof createPages>;

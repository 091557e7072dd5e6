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

/** A page that is not rendered now: 429 to an address that asked for too many, 503 where too many wait. */
export class RenderingRefused extends ApiFailure {}

/** The seconds in which a full queue is empty again. */
const SOON = 2;
/** A cached page is asked for by many behind one address, in the minutes after the content has changed. */
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
 * When a page may be rendered for a visitor. A rendering holds the event loop for some 10 ms: a few run at once, others wait their turn.
 * Those that nobody else will use (a search) have a queue of their own and are counted by address; so is every other one that was not
 * cached or has a filter, against a wider limit: `/no-such-page-1`, `?category=12345` and the like are as many as somebody cares to invent.
 */
export const createRenderings = (app: FastifyInstance, isContentOurs: boolean) => {
  const { pagesMax } = app.config.rateLimit;
  const counts = new WindowCounts(60_000);
  // Rendering itself happens one at a time anyway; those that wait for another server's content do so side by side.
  const shared = queueOf(isContentOurs ? 2 : 8);
  const own = queueOf(isContentOurs ? 1 : 4);

  /** `visitor` null: a rendering that the server itself asks for, which waits for nobody. */
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

/** Made once and sent many times: better than the streaming quality, still a few milliseconds. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 6 };
const REVALIDATION_DELAY_MS = 2_000;
const MIB = 1024 * 1024;
/** Of another server's API: what is late the browser asks for itself. */
const DATA_DEADLINE_MS = 800;
/** Of our own: the browser would only ask this same busy server once more, and a page without what it is for is a 503. */
const OWN_DATA_DEADLINE_MS = 3_000;

/** A page ready to be sent. */
export interface ReadyPage {
  status: number;
  redirect: string | undefined;
  /** Its pattern in the site's route table. */
  route: string;
  language: string;
  policy: string;
  etag: string;
  /** It is compressed by Brotli. */
  body: Buffer;
  size: number;
}

/** Renders pages, and caches those that are the same for everybody. */
export const createPages = (app: FastifyInstance, { renderer, manifest }: Build, apiFetch: ApiFetch) => {
  const onError = (error: unknown) => {
    if (isOutage(error)) app.outage.note(error);
    else app.log.error({ err: error }, 'a cached page could not be revalidated');
  };
  const { mainApiUrl, publicApiUrl, siteUrl, pagesKeptSeconds } = app.config;
  const isContentOurs = [mainApiUrl, publicApiUrl || '/'].every((url) => ownPath(url, siteUrl) !== null);
  // A page of our own content is cached with the content's version. Nothing tells when that of another server has changed.
  const revalidation = { freshMs: pagesKeptSeconds * 1000, delayMs: REVALIDATION_DELAY_MS, onError };
  const staleness = isContentOurs ? {} : { revalidation };
  // Filtered pages are many and each is asked for rarely: a cache partition of their own lets them evict only each other.
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
      // The validator is weak, because the same page goes out compressed and uncompressed.
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
    const mayCache = pagesKeptSeconds > 0 && !form && address.cacheable;
    const incomplete = !complete && !redirect;
    // Placeholders that nothing will fill. But who has sent a form sees what was typed again.
    if (incomplete && !form && app.outage.isOn) throw unavailable();
    return { value, incomplete, cacheable: mayCache && !incomplete && value.status === 200 && !redirect };
  };

  return {
    /** `visitor`: for whom, in the limits; null: for nobody yet. Throws RenderingRefused. */
    page: async (
      address: PageAddress,
      cookies: FrameCookies,
      visitor: string | null,
    ): Promise<{ value: ReadyPage; source: Source }> => {
      const makeNow = () => make(address, cookies);
      const makeInTurn = () => rendering(visitor, address, makeNow);
      if (!address.cacheable) {
        figures.came('miss');
        return { value: (await makeInTurn()).value, source: 'miss' };
      }
      const { language = '', theme = '', signedIn } = cookies;
      const frame = `${language} ${theme} ${signedIn ? 1 : 0}`;
      const key = `${address.path}${address.search} ${frame} ${manifest.buildId}`;
      const version = await app.contentVersion();
      const found = await (address.search ? filtered : unfiltered).get(key, makeInTurn, { version, reload: makeNow });
      figures.came(found.source);
      return found;
    },
    /** With the answer to its form in it: made for one visitor, past the cache. Throws RenderingRefused. */
    answer: async (
      address: PageAddress,
      cookies: FrameCookies,
      form: FormAnswer,
      visitor: string,
    ): Promise<ReadyPage> => {
      // Counted apart: whoever searches too often still reads what has come of a form.
      const makeInTurn = () => make(address, cookies, form);
      return (await rendering(`form ${visitor}`, { ...address, cacheable: false }, makeInTurn)).value;
    },
    /**
     * Past every cache. `reading` says which page, and puts what it reads in its place for as long as that is read; null: there is none. Throws
     * RenderingRefused.
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

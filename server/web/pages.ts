import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { FormAnswer, RenderResult } from '../../contract/render';
import { LoadingCache, type Source } from '../platform/cache/loadingCache';
import { ownPath } from '../platform/http/addresses';
import { isOutage, unavailable } from '../platform/http/errors';
import { pageMetrics } from '../platform/metrics/pages';
import { contentSecurityPolicy } from '../platform/pages/contentSecurityPolicy';
import type { FrameCookies } from '../platform/pages/frameCookies';
import type { PageAddress } from '../platform/pages/pageAddress';
import { sitePublicConfig } from '../platform/pages/sitePublicConfig';
import type { ApiFetch } from './apiFetch';
import type { Build } from './build';
import { demoNoticeOf } from './demoNotice';
import { createRenderings } from './renderings';

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

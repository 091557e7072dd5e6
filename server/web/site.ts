import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageOf } from '#contract/rules/pages';
import { presentSlug } from '../catalog/documents';
import { projectRoot } from '../platform/files';
import { ownPath } from '../platform/http/addresses';
import { isOutage } from '../platform/http/errors';
import { networkKey } from '../platform/http/network';
import type { RoutesPlugin } from '../platform/http/registerCall';
import { contentSecurityPolicy } from '../platform/pages/contentSecurityPolicy';
import { frameCookies } from '../platform/pages/frameCookies';
import { canonicalSpelling, pageAddress, withoutInvalidFilters } from '../platform/pages/pageAddress';
import { sitePublicConfig } from '../platform/pages/sitePublicConfig';
import { createApiFetch } from './apiFetch';
import { loadBuild } from './build';
import { demoNoticeOf } from './demoNotice';
import { createDesk } from './desk';
import { createForms, createSentReader } from './forms/forms';
import { devGallery } from './gallery';
import { createPages, RenderingRefused } from './pages';
import { createPreviews } from './preview';
import { refuseMethod, sendAnswer, sendPage, sendRefusal } from './sendPage';
import { serveServiceWorker } from './serviceWorker';
import { shareAssets } from './sharedAssets';
import { createOutagePage, createTokenPages } from './tokenPages';

const WARM_PATHS = ['/', '/uz'];

/** Returns the new address of a renamed document. Null if pages show another server's content. */
async function movedDocument({ db, config }: FastifyInstance, path: string): Promise<string | null> {
  const [, before = '', slug = ''] = /^(.*)\/([a-z0-9-]{1,60})$/.exec(path) ?? [];
  if (pageOf(path) !== 'document' || ownPath(config.mainApiUrl, config.siteUrl) === null) return null;
  const present = await presentSlug(db, slug);
  return present === null || present === slug ? null : `${before}/${present}`;
}

export interface SiteOptions {
  distDir?: string;
}

export const createSite = ({ distDir = join(projectRoot(), 'dist') }: SiteOptions = {}): RoutesPlugin =>
  async function site(app: FastifyInstance) {
    const build = loadBuild(distDir);
    const apiFetch = createApiFetch(app);
    const pages = createPages(app, build, apiFetch);
    const sendOutagePage = createOutagePage(app, apiFetch);
    const sentOf = createSentReader(app);
    const notice = demoNoticeOf(app.config);

    // `assetsDir` also contains assets that releases of the last two weeks used.
    const assets = join(build.clientDir, 'assets');
    const { assetsDir } = app.config;
    if (assetsDir !== null) await shareAssets(assets, assetsDir);
    await app.register(files, {
      root: assetsDir === null ? assets : [assets, assetsDir],
      prefix: '/assets/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      maxAge: '365d',
      immutable: true,
      lastModified: false,
      acceptRanges: false,
    });

    await app.register(devGallery(join(distDir, 'gallery')));
    await app.register(createDesk(distDir));
    await app.register(createForms(build.renderer, pages, (address) => createApiFetch(app, address)));

    await app.register(createPreviews(pages));
    await app.register(createTokenPages(pages, sentOf, sendOutagePage));
    serveServiceWorker(app, build);

    app.get('/config.json', async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return sitePublicConfig(app.config);
    });

    app.addHook('onListen', async () => {
      for (const path of WARM_PATHS) {
        await pages
          .page(pageAddress(path), frameCookies(), null)
          .catch((error: unknown) => app.log.error({ err: error }, path));
      }
    });

    app.route({
      method: ['DELETE', 'PATCH', 'PUT'],
      url: '/*',
      onRequest: refuseMethod,
      handler: async () => undefined,
    });

    app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
      const elsewhere = canonicalSpelling(request.url) ?? withoutInvalidFilters(request.url);
      if (elsewhere !== null) return reply.redirect(elsewhere, 301);
      try {
        const address = pageAddress(request.url);
        const cookies = frameCookies(request.headers.cookie);
        const sent = sentOf(request.url);
        if (sent)
          return await sendAnswer(
            request,
            reply,
            await pages.answer(address, cookies, sent, networkKey(request)),
            sent,
          );
        const { value, source } = await pages.page(address, cookies, networkKey(request));
        request.pageRoute = value.route;
        if (value.redirect) return await reply.redirect(value.redirect, 302);
        const moved = value.status === 404 ? await movedDocument(app, address.path) : null;
        if (moved !== null) return await reply.redirect(moved, 301);
        return await sendPage(request, reply, value, source);
      } catch (error) {
        if (error instanceof RenderingRefused) return sendRefusal(request, reply, error);
        if (isOutage(error)) {
          app.outage.note(error);
          return await sendOutagePage(request, reply);
        }
        request.log.error({ err: error }, 'page not rendered');
        const policy = contentSecurityPolicy(sitePublicConfig(app.config), notice.styleHashes);
        return reply
          .code(500)
          .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
          .type('text/html; charset=utf-8')
          .send(notice.into(build.spaShell));
      }
    });
  };

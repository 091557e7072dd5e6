import { existsSync } from 'node:fs';
import files from '@fastify/static';
import type { RoutesPlugin } from '../platform/http/registerCall';
import { contentSecurityPolicy } from '../platform/pages/contentSecurityPolicy';
import { type FrameCookies, frameCookies } from '../platform/pages/frameCookies';
import { sitePublicConfig } from '../platform/pages/sitePublicConfig';

const PAGES = [
  { path: '/dev/gallery', language: 'ru' },
  { path: '/uz/dev/gallery', language: 'uz' },
] as const;

export const devGallery = (folder: string): RoutesPlugin =>
  async function gallery(app) {
    if (app.config.mode !== 'demo' || !existsSync(folder)) return;
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    });
    await app.register(files, {
      root: folder,
      prefix: '/dev/gallery/',
      decorateReply: false,
      index: false,
      cacheControl: false,
    });
    for (const { path, language } of PAGES) {
      app.get(path, async ({ headers }, reply) =>
        reply
          .header('content-security-policy', contentSecurityPolicy(sitePublicConfig(app.config), []))
          .type('text/html; charset=utf-8')
          .send(page(language, frameCookies(headers.cookie))),
      );
    }
  };

const page = (language: string, { theme }: FrameCookies) =>
  `<!doctype html><html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
  '<meta name="robots" content="noindex"><title>Gallery</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="stylesheet" href="/dev/gallery/gallery.css"><script defer src="/dev/gallery/gallery.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

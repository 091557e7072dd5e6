import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RoutesPlugin } from '../platform/http/registerCall';
import { frameCookies } from '../platform/pages/frameCookies';
import type { DeskManifest } from './build';

const DESK_LANGUAGE = /(?:^|;\s*)desk_language=(ru|uz)(?:;|$)/;

/** CSP of the desk. `data:` is for the favicon with a counter. */
const policyOf = (tiles: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${URL.canParse(tiles) ? ` ${new URL(tiles).origin}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Serves the desk: neither indexed nor cached, because its content is private. */
export const createDesk = (distDir: string): RoutesPlugin =>
  async function desk(app: FastifyInstance) {
    const manifestFile = join(distDir, 'server', 'desk.json');
    if (!existsSync(manifestFile)) return;
    const tiles = app.config.mapTilesUrl ?? '';
    const policy = policyOf(tiles.replace(/[{}]/g, ''));
    const page = pageOf(JSON.parse(readFileSync(manifestFile, 'utf8')) as DeskManifest, tiles);
    await app.register(files, {
      root: join(distDir, 'desk'),
      prefix: '/desk/assets/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      maxAge: '365d',
      immutable: true,
      lastModified: false,
      acceptRanges: false,
    });
    for (const url of ['/desk', '/desk/*']) {
      app.get(url, async (request, reply) =>
        reply
          .headers({
            'content-security-policy': policy,
            'cross-origin-resource-policy': 'same-origin',
            'cache-control': 'no-store',
            'x-robots-tag': 'noindex, nofollow',
            'referrer-policy': 'same-origin',
          })
          .type('text/html; charset=utf-8')
          .send(page(request)),
      );
    }
  };

const pageOf = ({ scripts, styles, fonts }: DeskManifest, tiles: string) => {
  const data = tiles && ` data-tiles="${tiles.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`;
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex, nofollow"><title>Yolda</title>' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">' +
    styles.map((file) => `<link rel="stylesheet" href="/desk/assets/${file}">`).join('') +
    scripts.map((file) => `<script defer src="/desk/assets/${file}"></script>`).join('');
  const preloads = (lang: 'ru' | 'uz') =>
    fonts[lang].map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`).join('');
  return ({ headers }: FastifyRequest): string => {
    const { theme, language = 'ru' } = frameCookies(headers.cookie);
    const chosen = DESK_LANGUAGE.exec(headers.cookie ?? '')?.[1] ?? language;
    const lang = chosen === 'uz' ? 'uz' : 'ru';
    return (
      `<!doctype html><html lang="${lang}"${theme ? ` data-theme="${theme}"` : ''}><head>${head}${preloads(lang)}</head><body><div id="root"${data}></div>` +
      '<noscript>Включите JavaScript. <span lang="uz">JavaScript-ni yoqing.</span></noscript></body></html>'
    );
  };
};

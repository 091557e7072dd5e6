import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BRIEF_PAGE_STYLE } from '#contract/rules/briefPageStyle';
import { escapeMarkup } from '#contract/rules/text';
import type { Config } from '../config';
import type { Language } from '../language';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { frameCookies } from './frameCookies';
import { canonicalSpelling } from './pageAddress';
import { sitePublicConfig } from './sitePublicConfig';

const RETRY: Record<Language, string> = { ru: 'Открыть ещё раз', uz: 'Qayta ochish' };

const STYLE_HASH = `sha256-${createHash('sha256').update(BRIEF_PAGE_STYLE).digest('base64')}`;

export const isUzbek = (path: string) => /^\/uz(\/|$|\?)/.test(path);

export const languageOf = ({ url, headers }: FastifyRequest): Language =>
  isUzbek(url) ? 'uz' : (frameCookies(headers.cookie).language ?? 'ru');

export interface BriefPage {
  status: number;
  /** Seconds. Absent if a retry cannot help. */
  retryAfter?: number;
  framed?: boolean;
  title: string;
  text: string;
  more?: string;
}

export const briefPageHtml = (
  { title, text, more = '' }: Pick<BriefPage, 'title' | 'text' | 'more'>,
  { language, theme, retry }: { language: Language; theme?: string | undefined; retry?: string | undefined },
): string =>
  `<!doctype html><html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${title} — Yolda</title><style>${BRIEF_PAGE_STYLE}</style></head><body><main><p class="brand">Yolda</p>` +
  `<h1>${title}</h1><p>${text}</p>${more}` +
  (retry === undefined ? '' : `<a class="retry" href="${escapeMarkup(retry)}">${RETRY[language]}</a>`) +
  '</main></body></html>';

export const briefPageHeaders = (config: Config, language: Language, framed = false): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  'content-security-policy': contentSecurityPolicy(sitePublicConfig(config), [STYLE_HASH], framed),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
});

export const sendBriefPage = (request: FastifyRequest, reply: FastifyReply, page: BriefPage): FastifyReply => {
  const language = languageOf(request);
  const { retryAfter, framed = false } = page;
  const { theme } = frameCookies(request.headers.cookie);
  const retry = retryAfter === undefined ? undefined : (canonicalSpelling(request.url) ?? request.url);
  return reply
    .code(page.status)
    .headers({
      ...briefPageHeaders(request.server.config, language, framed),
      ...(retryAfter !== undefined && { 'retry-after': Math.max(1, Math.ceil(retryAfter)) }),
      ...(framed && { 'x-frame-options': 'SAMEORIGIN' }),
    })
    .send(briefPageHtml(page, { language, theme, retry }));
};

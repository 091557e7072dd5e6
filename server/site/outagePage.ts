import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { CallCenterSchema } from '../../contract/contacts';
import { contentCalls } from '../../contract/contentCalls';
import type { Language } from '../plugins/types';
import type { ApiFetch } from './apiFetch';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { frameCookies } from './frameCookies';
import { sitePublicConfig } from './sitePublicConfig';

/** Robots and people come back later than the site's own calls do. */
const RETRY_AFTER_SECONDS = 30;

const TEXTS: Record<Language, Record<'title' | 'heading' | 'text' | 'call' | 'retry', string>> = {
  ru: {
    title: 'Страница временно недоступна — Yolda',
    heading: 'Страница временно недоступна',
    text: 'У нас неполадка на сервере, мы её уже устраняем. Попробуйте открыть страницу ещё раз через минуту.',
    call: 'Записаться и заказать запчасть можно по телефону',
    retry: 'Открыть ещё раз',
  },
  uz: {
    title: 'Sahifa vaqtincha ochilmayapti — Yolda',
    heading: 'Sahifa vaqtincha ochilmayapti',
    text: 'Serverimizda nosozlik bor, uni bartaraf etyapmiz. Bir daqiqadan soʻng sahifani qayta ochib koʻring.',
    call: 'Servisga yozilish va ehtiyot qism buyurtma qilish uchun telefon:',
    retry: 'Qayta ochish',
  },
};

/** The colours of tokens.css, whose file may be out of reach with everything else. */
const STYLE = [
  ':root{color-scheme:light;--paper:#f7f7f4;--ink:#111827;--soft:#4a5361;--link:#2457c5}',
  ':root[data-theme=dark]{color-scheme:dark;--paper:#0e131c;--ink:#f2f4f7;--soft:#bcc4d0;--link:#8fb2ff}',
  '@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--paper:#0e131c;--ink:#f2f4f7;--soft:#bcc4d0;--link:#8fb2ff}}',
  'body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}',
  'main{box-sizing:border-box;max-width:38rem;margin:0 auto;padding:clamp(3rem,16vh,9rem) 1.25rem 3rem}',
  'p{margin:0 0 1.25rem;color:var(--soft)}.brand{margin-bottom:2.5rem;color:var(--ink);font-weight:700;font-size:1.25rem}',
  'h1{margin:0 0 1rem;font-size:clamp(1.625rem,1.4rem + 1vw,2.375rem);line-height:1.2}',
  'a{color:var(--link)}.phone{white-space:nowrap;font-weight:600}',
  '.retry{display:inline-block;margin-top:.75rem;padding:.75rem 1.5rem;border-radius:.75rem;background:#ffb020;color:#111827;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--link);outline-offset:3px}',
].join('');
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** `+998 71 200 00 60`, unbroken; a phone of another shape as it is written. */
const spaced = (phone: string) =>
  phone.replace(/^\+?998(\d{2})(\d{3})(\d{2})(\d{2})$/, '+998\u00a0$1\u00a0$2\u00a0$3\u00a0$4');

const languageOf = (path: string, chosen: Language | undefined): Language =>
  /^\/uz(\/|$|\?)/.test(path) ? 'uz' : (chosen ?? 'ru');

const documentOf = (language: Language, theme: string | undefined, address: string, phone: string): string => {
  const { title, heading, text, call, retry } = TEXTS[language];
  const tel = `<a class="phone" href="tel:${escaped(phone.replace(/[^+\d]/g, ''))}">${escaped(spaced(phone))}</a>`;
  return (
    `<!doctype html><html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title}</title><style>${STYLE}</style></head><body><main><p class="brand">Yolda</p><h1>${heading}</h1>` +
    `<p>${text}</p>${phone && `<p>${call} ${tel}</p>`}<a class="retry" href="${escaped(address)}">${retry}</a>` +
    '</main></body></html>'
  );
};

/**
 * Answers for a page that cannot be had while the database is away: 503 in the visitor's language with a way to try again, and the
 * business's phone where it is still known. Complete in itself: no script, no file.
 */
export const createOutagePage = (app: FastifyInstance, apiFetch: ApiFetch) => {
  /** Only what is kept: during an outage the call is refused at once otherwise. */
  const knownPhone = async (language: Language): Promise<string> => {
    if (!app.outage.isOn) return '';
    try {
      const request = { method: 'GET', headers: { 'Accept-Language': language }, signal: AbortSignal.timeout(500) };
      const reply = await apiFetch(app.config.mainApiUrl + contentCalls.callCenter.path, request);
      const contact: unknown = reply.status === 200 ? JSON.parse(await reply.text()) : null;
      return Value.Check(CallCenterSchema, contact) ? contact.phone : '';
    } catch {
      return '';
    }
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const cookies = frameCookies(request.headers.cookie);
    const language = languageOf(request.url, cookies.language);
    const html = documentOf(language, cookies.theme, request.url, await knownPhone(language));
    return reply
      .code(503)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': contentSecurityPolicy(sitePublicConfig(app.config), [STYLE_HASH]),
        'cache-control': 'no-store',
        'retry-after': RETRY_AFTER_SECONDS,
        'x-robots-tag': 'noindex',
      })
      .send(html);
  };
};

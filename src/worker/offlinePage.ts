import { BRIEF_PAGE_STYLE } from '#contract/rules/briefPageStyle';
import { PAGES, UZBEK_PREFIX } from '#contract/rules/pages';
import { queriesOf } from './cachedState';
import type { PageCache } from './pageCache';

const TEXTS = {
  ru: {
    title: 'Нет связи',
    text: 'Этой страницы нет среди сохранённых, а сервер не отвечает. Если вы в чужой сети Wi-Fi, возможно, сначала нужно в неё войти.',
    call: 'Телефон работает и без интернета:',
    again: 'Попробовать ещё раз',
    ways: [
      [PAGES.home.path, 'Главная'],
      [PAGES.contacts.path, 'Телефоны и адреса'],
      [PAGES.search.path, 'Поиск по сохранённому'],
    ],
  },
  uz: {
    title: 'Aloqa yoʻq',
    text: 'Bu sahifa saqlanganlar orasida yoʻq, server esa javob bermayapti. Begona Wi-Fi tarmogʻida boʻlsangiz, avval unga kirish kerakdir.',
    call: 'Telefon internetsiz ham ishlaydi:',
    again: 'Yana urinib koʻrish',
    ways: [
      [UZBEK_PREFIX, 'Bosh sahifa'],
      [UZBEK_PREFIX + PAGES.contacts.path, 'Telefonlar va manzillar'],
      [UZBEK_PREFIX + PAGES.search.path, 'Saqlanganlar ichidan qidirish'],
    ],
  },
} as const;

const LOGO =
  '<svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true"><rect width="64" height="64" rx="14" fill="#111827"/>' +
  '<path d="M7 12H23L32 27L41 12H57L40.5 39.5V54H23.5V39.5z" fill="#ffb020"/>' +
  '<path d="M32 32.5v4M32 40.5v5M32 49.5v4.5" stroke="#111827" stroke-width="3.2"/></svg>';
const STYLE =
  `${BRIEF_PAGE_STYLE}.brand{display:flex;align-items:center;gap:.75rem}` +
  'ul{margin:2rem 0 0;padding:0;list-style:none}li a{display:inline-block;padding:.625rem 0}';

interface Known {
  phone: string;
  theme: string;
}

/** Returns phone and theme from the newest cached pages, because a worker cannot read cookies. */
const cachedContact = async (pageCache: Pick<PageCache, 'pages' | 'find'>): Promise<Known> => {
  const known: Known = { phone: '', theme: '' };
  for (const [index, url] of (await pageCache.pages()).toReversed().entries()) {
    const html = (await (await pageCache.find('page', url))?.text()) ?? '';
    if (index === 0) known.theme = /<html [^>]{0,200}data-theme="(\w{1,10})"/.exec(html)?.[1] ?? '';
    const contact = queriesOf(html).find(({ endpointName }) => endpointName === 'getCallCenter')?.data;
    const { phone } = (contact ?? {}) as { phone?: unknown };
    if (typeof phone !== 'string' || !/\d/.test(phone)) continue;
    known.phone = phone.replace(/[^+\d]/g, '');
    break;
  }
  return known;
};

const spaced = (phone: string) =>
  phone.replace(/^\+?998(\d{2})(\d{3})(\d{2})(\d{2})$/, '+998\u00a0$1\u00a0$2\u00a0$3\u00a0$4');

/** Returns the offline page, which works without cached files. It contains no part of the URL, to prevent XSS. */
export const offlinePage = async (
  pathname: string,
  pageCache: Pick<PageCache, 'pages' | 'find'>,
): Promise<Response> => {
  const language = /^\/uz(\/|$)/.test(pathname) ? 'uz' : 'ru';
  const { title, text, call, again, ways } = TEXTS[language];
  const { phone, theme } = await cachedContact(pageCache).catch((): Known => ({ phone: '', theme: '' }));
  const links = ways.map(([href, name]) => `<li><a href="${href}">${name}</a></li>`).join('');
  const phoneLine = phone && `<p>${call} <a class="phone" href="tel:${phone}">${spaced(phone)}</a></p>`;
  return new Response(
    `<!doctype html><html lang="${language}"${theme && ` data-theme="${theme}"`}><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} — Yolda</title><style>${STYLE}</style>` +
      `<main><p class="brand">${LOGO}Yolda</p><h1>${title}</h1><p>${text}</p>${phoneLine}` +
      `<a class="retry" href="">${again}</a><ul>${links}</ul></main></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
};

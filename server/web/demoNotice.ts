import { createHash } from 'node:crypto';
import type { Config } from '../platform/config';

/** The notice contains both languages and hides one, because the language changes without a reload. */
const STYLE =
  '[data-demo-notice]{padding:var(--space-2) var(--space-gutter);color:var(--color-on-amber);background:var(--color-amber);' +
  'font-size:var(--text-sm);line-height:var(--leading-snug);text-align:center}' +
  '[data-demo-notice] a{color:inherit;font-weight:600}[data-demo-notice] :focus-visible{outline-color:currentcolor}' +
  'html:not([lang="uz"]) [data-demo-notice] [lang="uz"],html[lang="uz"] [data-demo-notice] [lang="ru"]{display:none}';

const WARNING =
  `<style>${STYLE}</style><aside data-demo-notice aria-label="Demo">` +
  '<p lang="ru">Это демонстрация: всё, что здесь введено, открыто для всех. Не вводите настоящие имена, телефоны и пароли. ' +
  'SMS не приходят, ваш код — по ссылке внизу страницы.</p>' +
  '<p lang="uz">Bu namoyish sayti: kiritilgan hamma narsa barchaga ochiq. Haqiqiy ism, telefon va parollarni kiritmang. ' +
  'SMS kelmaydi, kodingiz sahifa pastidagi havolada.</p></aside>';

/** Link at the end of the page, so that the skip link stays the first link. */
const CODES_LINK =
  '<aside data-demo-notice aria-label="Demo SMS"><p lang="ru"><a href="/dev/outbox">Посмотреть код из SMS</a></p>' +
  '<p lang="uz"><a href="/dev/outbox">SMSdagi kodni koʻrish</a></p></aside>';

const HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

function into(html: string): string {
  const body = html.indexOf('<body');
  const end = html.lastIndexOf('</body>');
  if (body < 0 || end < 0) return html;
  const start = html.indexOf('>', body) + 1;
  return html.slice(0, start) + WARNING + html.slice(start, end) + CODES_LINK + html.slice(end);
}

/** Inserts the notice outside of the hydrated root. The CSP must list `styleHashes`. */
export const demoNoticeOf = ({ publicDemo }: Pick<Config, 'publicDemo'>) =>
  publicDemo ? { into, styleHashes: [HASH] } : { into: (html: string) => html, styleHashes: [] };

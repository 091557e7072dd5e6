/** What only a visitor's own browser can fill, and what is no page. Rules match from the start of the path. */
const CLOSED = [
  '/personal/',
  '/sign-in',
  '/sign-up',
  '/uz/personal/',
  '/uz/sign-in',
  '/uz/sign-up',
  '/api/',
  '/dev/',
  '/uz/dev/',
];
/** Marks of advertising that change no page; only Yandex reads the rule. */
const MEANINGLESS = ['fbclid', 'gclid', 'utm_campaign', 'utm_content', 'utm_medium', 'utm_source', 'utm_term', 'yclid'];

/** https://www.rfc-editor.org/rfc/rfc9309 */
export const robotsTxt = (siteUrl: string, hasSitemap: boolean): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Clean-param: ${MEANINGLESS.join('&')}`,
    ...(hasSitemap ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');

import type { FastifyInstance, FastifyReply } from 'fastify';
import { ACCOUNT_FOLDER, FEED_PATH, PAGE_NAMES, PAGES, pagePath, UZBEK_PREFIX } from '#contract/rules/pages';
import { LoadingCache } from '../../platform/cache/loadingCache';
import { LANGUAGES, ownPath } from '../../platform/http/addresses';
import { ApiFailure, isOutage } from '../../platform/http/errors';
import { FEED_LENGTH, feedOf, listFeedArticles } from './feed';
import { listSitemapEntries, type SitemapEntry, sitemapIndex, sitemapOf, sitemapPath } from './sitemap';

const OWN_PATHS = [
  `${ACCOUNT_FOLDER}/`,
  ...PAGE_NAMES.filter((name) => PAGES[name].access === 'signIn').map((name) => PAGES[name].path),
];
const CLOSED = [...OWN_PATHS, ...OWN_PATHS.map((path) => UZBEK_PREFIX + path), '/api/', '/dev/', '/uz/dev/'];
const TRACKING_PARAMETERS = [
  'fbclid',
  'gclid',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
  'yclid',
];

/** Follows https://www.rfc-editor.org/rfc/rfc9309. Rules match path prefixes. */
export const robotsTxt = (siteUrl: string, hasSitemap: boolean): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Clean-param: ${TRACKING_PARAMETERS.join('&')}`,
    ...(hasSitemap ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');

const MONTHS = 6;

/** Format: https://www.rfc-editor.org/rfc/rfc9116. `contact` null refers to the contact page. */
export const securityTxt = (siteUrl: string, contact: string | null, now: Date): string => {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  return [
    `Contact: ${contact ?? siteUrl + pagePath('contacts')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ru, uz, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
};

const MAX_BYTES = 8 * 1024 * 1024;
const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';

/** With MAIN_API_URL pages show another server's content, so sitemaps and feeds are omitted. */
export async function crawlers(app: FastifyInstance): Promise<void> {
  const { config, db } = app;
  const ownContent = ownPath(config.mainApiUrl, config.siteUrl) !== null;
  const cache = new LoadingCache<{ text: string | null; size: number }>({ maxBytes: MAX_BYTES, staleIf: isOutage });
  app.metrics.watchCache('crawlers', cache.figures);

  const send = async (reply: FastifyReply, type: string, name: string, make: () => Promise<string | null>) => {
    const load = async () => {
      const text = await make();
      return { value: { text, size: (text?.length ?? 0) * 2 + 200 }, cacheable: text !== null };
    };
    const { value } = await cache.get(name, load, { version: await app.contentVersion() });
    if (value.text === null) throw new ApiFailure(404, 'not_found');
    return reply.type(type).header('cache-control', 'public, max-age=600').send(value.text);
  };

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsTxt(config.siteUrl, ownContent)),
  );
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityTxt(config.siteUrl, config.securityContact, new Date())),
  );
  if (!ownContent) return;

  // Entries are read once per content version, so that invented file names cost no database read.
  let listed: { version: number; pages: Promise<SitemapEntry[]> } | null = null;
  const sitemapEntries = async (): Promise<SitemapEntry[]> => {
    const version = await app.contentVersion();
    if (listed?.version === version) return listed.pages;
    const reading = { version, pages: listSitemapEntries(db) };
    listed = reading;
    reading.pages.catch(() => {
      if (listed === reading) listed = null;
    });
    return reading.pages;
  };

  app.get('/sitemap.xml', (_request, reply) =>
    send(reply, XML, 'index', async () => sitemapIndex(config.siteUrl, await sitemapEntries())),
  );
  for (const language of LANGUAGES) {
    app.get<{ Params: { part: string } }>(sitemapPath(language, ':part(^[1-9]\\d{0,3}$)'), ({ params }, reply) =>
      send(reply, XML, `${language} ${params.part}`, async () =>
        sitemapOf(config.siteUrl, await sitemapEntries(), language, Number(params.part)),
      ),
    );
    app.get(`${language === 'uz' ? '/uz' : ''}${FEED_PATH}`, (_request, reply) =>
      send(reply, RSS, `feed ${language}`, async () =>
        feedOf(config.siteUrl, await listFeedArticles(db, language, FEED_LENGTH), language),
      ),
    );
  }
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { FEED_PATH } from '../../contract/pagePaths';
import { LoadingCache } from '../cache/loadingCache';
import { ownPath } from '../html/ownPath';
import { ApiFailure, isOutage } from '../http/errors';
import { listFeedArticles } from '../repositories/feed';
import { listSitemapEntries, type SitemapEntry } from '../repositories/sitemapEntries';
import { LANGUAGES } from './addresses';
import { FEED_LENGTH, feedOf } from './feed';
import { robotsTxt } from './robots';
import { securityTxt } from './securityTxt';
import { sitemapIndex, sitemapOf, sitemapPath } from './sitemap';

const MAX_BYTES = 8 * 1024 * 1024;
const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';

/**
 * robots.txt, the sitemap and the blog's feeds, made from this server's content. Where the pages take theirs from another server
 * (MAIN_API_URL), only robots.txt is left: what this database holds is not what the pages show.
 */
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

  // Read once for all files, and for those that are not there: none of those is cached, and anybody can make their names up.
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

import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { midnightOf } from '#contract/rules/clock';
import { FEED_PATH, pagePath } from '#contract/rules/pages';
import { summaryOf } from '#contract/rules/text';
import type { Database } from '../../platform/db/database';
import { articleBlocks } from '../../platform/db/schema/articles';
import { inLanguage } from '../../platform/db/schema/columns';
import { articleCategories, articles } from '../../platform/db/schema/visible';
import { addressIn } from '../../platform/http/addresses';
import type { Language } from '../../platform/language';
import { XML_DECLARATION, xmlText } from './xml';

export type FeedArticle = { id: number; title: string; text: string; published: string; category: string | null };

/**
 * Returns the newest visible articles for the RSS feed, each with its first text that is not empty in this language.
 */
export function listFeedArticles(db: Database, language: Language, limit: number): Promise<FeedArticle[]> {
  const info = inLanguage(articleBlocks.info, language);
  const firstText = db
    .select({ text: info.as('text') })
    .from(articleBlocks)
    .where(and(eq(articleBlocks.articleId, articles.id), ne(info, '')))
    .orderBy(asc(articleBlocks.position))
    .limit(1);
  return db
    .select({
      id: articles.id,
      title: inLanguage(articles.title, language),
      text: sql<string>`coalesce((${firstText}), '')`,
      published: articles.publishedDate,
      category: sql<string | null>`${inLanguage(articleCategories.name, language)}`,
    })
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .orderBy(desc(articles.publishedDate), desc(articles.id))
    .limit(limit);
}

export const FEED_LENGTH = 20;

const TEXTS: Record<Language, { title: string; description: string }> = {
  ru: {
    title: 'Блог Yolda: советы мастеров об уходе за машиной',
    description: 'Новые статьи мастеров Yolda: уход за машиной, подготовка к сезону и дороге, выбор запчастей.',
  },
  uz: {
    title: 'Yolda blogi: ustalarning avtomobil parvarishi haqidagi maslahatlari',
    description:
      'Yolda ustalarining yangi maqolalari: avtomobil parvarishi, mavsumga va yoʻlga tayyorgarlik, ehtiyot qism tanlash.',
  },
};

const rfc822DateOf = (day: string) => new Date(midnightOf(day)).toUTCString();

export const feedOf = (siteUrl: string, articles: readonly FeedArticle[], language: Language): string => {
  const { title, description } = TEXTS[language];
  const link = (path: string) => xmlText(addressIn(siteUrl, path, language));
  const items = articles.map(
    (article) =>
      `<item><title>${xmlText(article.title)}</title><link>${link(pagePath('article', article.id))}</link>` +
      `<guid isPermaLink="true">${link(pagePath('article', article.id))}</guid>` +
      `<pubDate>${rfc822DateOf(article.published)}</pubDate>` +
      (article.category ? `<category>${xmlText(article.category)}</category>` : '') +
      `<description>${xmlText(summaryOf(article.text))}</description></item>\n`,
  );
  return (
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n` +
    `<title>${xmlText(title)}</title><link>${link(pagePath('blog'))}</link><description>${xmlText(description)}</description>` +
    `<language>${language}</language><atom:link href="${link(FEED_PATH)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel></rss>\n`
  );
};

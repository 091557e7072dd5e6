import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { articleBlocks } from '../db/schema/articles';
import { inLanguage } from '../db/schema/localized';
import { articleCategories, articles } from '../db/schema/shown';
import type { Language } from '../http/language';

/** An article of the feed; `text`: its first block with words, `published` as 'YYYY-MM-DD'. */
export type FeedArticle = { id: number; title: string; text: string; published: string; category: string | null };

/** The newest articles first. 1 statement. */
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

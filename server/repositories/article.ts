import { eq, sql } from 'drizzle-orm';
import type { ArticleBlock, ArticlePage } from '../../contract/blog';
import type { Database } from '../db/database';
import { articleBlocks } from '../db/schema/articles';
import { inLanguage } from '../db/schema/localized';
import { articleCategories, articles } from '../db/schema/shown';
import type { Language } from '../http/language';
import { articleFields } from './articles';
import { pictureAlt, withoutNull } from './expressions';

/** An article with its blocks and the ids of its neighbours by date; null when there is none. 1 statement. */
export async function findArticle(db: Database, language: Language, id: number): Promise<ArticlePage | null> {
  const [row] = await db
    .select({
      ...articleFields(language),
      modified_date: modifiedDate,
      blocks: blocks(language),
      next: neighbour('next'),
      previous: neighbour('previous'),
    })
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(eq(articles.id, id));
  if (!row) return null;
  const { next, previous, ...article } = row;
  return { current_article: withoutNull(article, 'category'), next, previous };
}

const blocks = (language: Language) => sql<ArticleBlock[]>`coalesce((
  select json_agg(json_strip_nulls(json_build_object(
      'title', ${inLanguage(articleBlocks.title, language)},
      'info', ${inLanguage(articleBlocks.info, language)},
      'photo', ${articleBlocks.photo},
      'photo_alt', ${pictureAlt(articleBlocks.photo, language)})) order by ${articleBlocks.position})
  from ${articleBlocks} where ${articleBlocks.articleId} = ${articles.id}), '[]'::json)`;

/** The day is Tashkent's, where the business is. */
const modifiedDate = sql<string>`(greatest(${articles.changedAt}, (
  select max(${articleBlocks.changedAt}) from ${articleBlocks} where ${articleBlocks.articleId} = ${articles.id}
)) at time zone 'Asia/Tashkent')::date::text`;

const NEIGHBOURS = {
  next: { comparison: sql.raw('>'), direction: sql.raw('asc') },
  previous: { comparison: sql.raw('<'), direction: sql.raw('desc') },
};

function neighbour(side: keyof typeof NEIGHBOURS) {
  const { comparison, direction } = NEIGHBOURS[side];
  return sql<number | null>`(
    select near.id from ${articles} near
    where (near.published_date, near.id) ${comparison} (${articles.publishedDate}, ${articles.id})
    order by near.published_date ${direction}, near.id ${direction} limit 1)`;
}

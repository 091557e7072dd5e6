import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type {
  Article,
  ArticleCategory,
  ArticleFilter,
  ArticleList,
  FilteredArticles,
  Tag,
} from '../../contract/articles';
import { ARTICLES_PAGE_SIZE, TOP_ARTICLES } from '../../contract/limits';
import type { Database } from '../db/database';
import { articleCategories, articleCounts, articles, articleTagLinks, articleTags } from '../db/schema/articles';
import { inLanguage } from '../db/schema/localized';
import type { Language } from '../plugins/types';
import { named, withoutNull } from './expressions';

/** All articles, newest first, and the newest eight. A page beyond the end is empty. 3 statements. */
export async function listArticles(db: Database, language: Language, page: number): Promise<ArticleList> {
  const [count, top, results] = await Promise.all([
    countArticles(db),
    selectArticles(db, language, { limit: TOP_ARTICLES, offset: 0 }),
    selectArticles(db, language, pageOf(page)),
  ]);
  return { count, top, results };
}

/** Articles that match every given value; month and day count in any year. 2 statements. */
export async function filterArticles(
  db: Database,
  language: Language,
  filter: ArticleFilter,
  page: number,
): Promise<FilteredArticles> {
  const [count, results] = await Promise.all([
    countArticles(db, filter),
    selectArticles(db, language, pageOf(page), matching(db, filter)),
  ]);
  return { count, results };
}

export function listTags(db: Database, language: Language): Promise<Tag[]> {
  return db
    .select({ id: articleTags.id, name: inLanguage(articleTags.name, language) })
    .from(articleTags)
    .orderBy(asc(articleTags.position), asc(articleTags.id));
}

export function listArticleCategories(db: Database, language: Language): Promise<ArticleCategory[]> {
  return db
    .select({ id: articleCategories.id, name: inLanguage(articleCategories.name, language) })
    .from(articleCategories)
    .orderBy(asc(articleCategories.position), asc(articleCategories.id));
}

/** The fields of an article in a list; `articles` joined with `articleCategories`. */
export const articleFields = (language: Language) => ({
  id: articles.id,
  title: inLanguage(articles.title, language),
  photo_background: articles.photo,
  published_date: articles.publishedDate,
  category: named(articleCategories, language),
  tags: sql<Tag[]>`coalesce((
    select json_agg(json_build_object('id', ${articleTags.id}, 'name', ${inLanguage(articleTags.name, language)})
      order by ${articleTags.position}, ${articleTags.id})
    from ${articleTagLinks} join ${articleTags} on ${articleTags.id} = ${articleTagLinks.tagId}
    where ${articleTagLinks.articleId} = ${articles.id}), '[]'::json)`,
});

const pageOf = (page: number) => ({ limit: ARTICLES_PAGE_SIZE, offset: (page - 1) * ARTICLES_PAGE_SIZE });

const newestFirst = [desc(articles.publishedDate), desc(articles.id)];

async function selectArticles(
  db: Database,
  language: Language,
  { limit, offset }: { limit: number; offset: number },
  condition?: SQL,
): Promise<Article[]> {
  // The page is cut out of an index first: what is skipped before a late page must not be joined with its tags.
  const page = db
    .select({ id: articles.id })
    .from(articles)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select(articleFields(language))
    .from(page)
    .innerJoin(articles, eq(articles.id, page.id))
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .orderBy(...newestFirst);
  return rows.map((row) => withoutNull(row, 'category'));
}

/** Counts what matches in the smallest place that knows it. */
async function countArticles(db: Database, filter: ArticleFilter = {}): Promise<number> {
  const { category, tag, month, date } = filter;
  const count = sql<number>`count(*)::int`;
  const byDate = month !== undefined || date !== undefined;
  const [row] =
    tag === undefined && !byDate
      ? await db
          .select({ count: sql<number>`coalesce(sum(${articleCounts.count}), 0)::int` })
          .from(articleCounts)
          .where(category === undefined ? undefined : eq(articleCounts.categoryId, category))
      : category === undefined && !byDate
        ? await db
            .select({ count })
            .from(articleTagLinks)
            .where(eq(articleTagLinks.tagId, tag ?? 0))
        : await db.select({ count }).from(articles).where(matching(db, filter));
  return row?.count ?? 0;
}

function matching(db: Database, { category, tag, month, date }: ArticleFilter): SQL | undefined {
  const tagged = db
    .select({ id: articleTagLinks.articleId })
    .from(articleTagLinks)
    .where(eq(articleTagLinks.tagId, tag ?? 0));
  return and(
    category === undefined ? undefined : eq(articles.categoryId, category),
    month === undefined ? undefined : eq(articles.publishedMonth, month),
    date === undefined ? undefined : eq(articles.publishedDay, date),
    tag === undefined ? undefined : inArray(articles.id, tagged),
  );
}

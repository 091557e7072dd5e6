import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type {
  Article,
  ArticleBlock,
  ArticleCategory,
  ArticleDay,
  ArticleFacets,
  ArticleFilter,
  ArticleList,
  ArticlePage,
  FilteredArticles,
  Tag,
} from '#contract/blog';
import { ARTICLES_PAGE_SIZE, TOP_ARTICLES } from '#contract/rules/limits';
import type { Database } from '../platform/db/database';
import { dateIn, named, pictureAlt, withoutNull } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import {
  articles as allArticles,
  articleBlocks,
  articleCounts,
  articleFacets,
  articleTagLinks,
} from '../platform/db/schema/articles';
import { inLanguage } from '../platform/db/schema/columns';
import { articleCategories, articles, articleTags, parts, services } from '../platform/db/schema/visible';
import type { Language } from '../platform/language';

/** Returns a page of all articles, newest first, the number of all articles and the newest `TOP_ARTICLES`. */
export async function listArticles(db: Database, language: Language, page: number): Promise<ArticleList> {
  const [count, top, results] = await Promise.all([
    countArticles(db),
    selectArticles(db, language, { limit: TOP_ARTICLES, offset: 0 }),
    selectArticles(db, language, pageOf(page)),
  ]);
  return { count, top, results };
}

/** Returns a page of articles that match all filters. `facets`: filter values that give results. 3 statements. */
export async function filterArticles(
  db: Database,
  language: Language,
  filter: ArticleFilter,
  page: number,
): Promise<FilteredArticles> {
  const [count, results, facets] = await Promise.all([
    countArticles(db, filter),
    selectArticles(db, language, pageOf(page), matching(db, filter)),
    facetsOf(db, filter),
  ]);
  return { count, results, facets };
}

/** Returns the days and months with published articles of a category and tag, ascending, for the archive calendar. */
export function listArticleDays(db: Database, filter: Pick<ArticleFilter, 'category' | 'tag'>): Promise<ArticleDay[]> {
  return db
    .selectDistinct({
      month: sql<number>`${articles.publishedMonth}`.as('month'),
      date: sql<number>`${articles.publishedDay}`.as('date'),
    })
    .from(articles)
    .where(matching(db, filter))
    .orderBy(sql`month`, sql`date`);
}

/** Returns all article tags in the order set at the desk. */
export function listTags(db: Database, language: Language): Promise<Tag[]> {
  return db
    .select({ id: articleTags.id, name: inLanguage(articleTags.name, language) })
    .from(articleTags)
    .orderBy(asc(articleTags.position), asc(articleTags.id));
}

/** Returns all article categories in the order set at the desk. */
export function listArticleCategories(db: Database, language: Language): Promise<ArticleCategory[]> {
  return db
    .select({ id: articleCategories.id, name: inLanguage(articleCategories.name, language) })
    .from(articleCategories)
    .orderBy(asc(articleCategories.position), asc(articleCategories.id));
}

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

const MAX_SERVICE_ARTICLES = 3;

/** Returns the articles chosen for a service, then those that link to it, newest first. */
export async function listServiceArticles(db: Database, language: Language, id: number): Promise<Article[]> {
  const chosen = sql`(select ${services.articles} from ${services} where ${services.id} = ${id})`;
  const linked = sql`select ${articleBlocks.articleId} from ${articleBlocks} where ${articleBlocks.serviceId} = ${id}`;
  const rows = await db
    .select(articleFields(language))
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(sql`${articles.id} in (select unnest(${chosen}) union all ${linked})`)
    .orderBy(sql`array_position(${chosen}, ${articles.id})`, ...newestFirst)
    .limit(MAX_SERVICE_ARTICLES);
  return rows.map((row) => withoutNull(row, 'category'));
}

const pageOf = (page: number) => ({ limit: ARTICLES_PAGE_SIZE, offset: (page - 1) * ARTICLES_PAGE_SIZE });

const newestFirst = [desc(articles.publishedDate), desc(articles.id)];

async function selectArticles(
  db: Database,
  language: Language,
  { limit, offset }: { limit: number; offset: number },
  condition?: SQL,
): Promise<Article[]> {
  // Selects the ids of the page by index before joining, so that rows skipped by the offset are not joined.
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

// Excludes the few hidden articles by id, because joining all articles of a tag would be slow.
const notOfHidden = sql`${articleTagLinks.articleId} <> all(array(select id from ${allArticles} where hidden))`;

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
            .where(and(eq(articleTagLinks.tagId, tag ?? 0), notOfHidden))
        : await db.select({ count }).from(articles).where(matching(db, filter));
  return row?.count ?? 0;
}

async function facetsOf(db: Database, { category, tag, ...day }: ArticleFilter): Promise<ArticleFacets> {
  // A single day has few articles and an index; other filters use the facet table.
  const source =
    day.date === undefined
      ? sql`select category_id, tag_id, month from ${articleFacets}`
      : // `offset 0` is an optimization fence: without it the planner joins the tags of all articles.
        sql`select ${articles.categoryId}, link.tag_id, ${articles.publishedMonth}
          from ${articles} left join lateral (
            select ${articleTagLinks.tagId} from ${articleTagLinks} where ${articleTagLinks.articleId} = ${articles.id} offset 0
          ) link on true
          where ${articles.publishedDay} = ${day.date}`;
  const distinct = (column: 'category_id' | 'tag_id' | 'month', condition: SQL | undefined) =>
    sql`array(select distinct ${sql.identifier(column)} from source
      where ${and(sql`${sql.identifier(column)} is not null`, condition)} order by 1)`;
  const inCategory = category === undefined ? undefined : sql`category_id = ${category}`;
  const withTag = tag === undefined ? undefined : sql`tag_id = ${tag}`;
  const inMonth = day.month === undefined ? undefined : sql`month = ${day.month}`;
  const { rows } = await queryRows<ArticleFacets>(
    db,
    { categories: 'json', tags: 'json', months: 'json' },
    sql`with source (category_id, tag_id, month) as materialized (${source})
    select ${distinct('category_id', and(withTag, inMonth))} as categories,
      ${distinct('tag_id', and(inCategory, inMonth))} as tags,
      ${distinct('month', and(inCategory, withTag))} as months`,
  );
  return rows[0] ?? { categories: [], tags: [], months: [] };
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

/** Returns an article with its blocks and its newer and older neighbours, or null if it is unknown or hidden. */
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
      'photo_alt', ${pictureAlt(articleBlocks.photo, language)},
      'links', ${links(language)})) order by ${articleBlocks.position})
  from ${articleBlocks} where ${articleBlocks.articleId} = ${articles.id}), '[]'::json)`;

/** Null without visible targets. */
const links = (language: Language) => sql`(
  select json_agg(json_build_object('kind', kind, 'id', id, 'name', name, 'photo', photo, 'price', price::text)
    order by kind desc)
  from (
    select 'service' as kind, ${services.id} as id, ${inLanguage(services.name, language)} as name,
      ${services.photo} as photo, ${services.priceFrom} as price
    from ${services} where ${services.id} = ${articleBlocks.serviceId}
    union all
    select 'part', ${parts.id}, ${inLanguage(parts.name, language)}, ${parts.photo}, ${parts.price}
    from ${parts} where ${parts.id} = ${articleBlocks.partId}
  ) link)`;

const modifiedAt = sql`greatest(${articles.changedAt}, (
  select max(${articleBlocks.changedAt}) from ${articleBlocks} where ${articleBlocks.articleId} = ${articles.id}))`;
const modifiedDate = sql<string>`${dateIn(modifiedAt)}::text`;

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

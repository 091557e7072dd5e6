import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { parts, services } from './catalog';
import { changedAt, deskWords, hidden, lacksLanguage, localized } from './columns';

export const articleCategories = pgTable('article_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  slug: text().notNull().unique(),
  name: localized('name'),
  position: integer().notNull().default(0),
});

export const articleTags = pgTable('article_tags', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  slug: text().notNull().unique(),
  name: localized('name'),
  position: integer().notNull().default(0),
});

export const articles = pgTable(
  'articles',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    slug: text().notNull().unique(),
    categoryId: integer('category_id').references(() => articleCategories.id),
    photo: text().notNull(),
    title: localized('title'),
    publishedDate: date('published_date', { mode: 'string' }).notNull(),
    // Separate columns, because filters ignore the year (docs/spec/decisions.md#filters-without-a-year) and so cannot
    // use a date range.
    publishedMonth: smallint('published_month').generatedAlwaysAs(sql`extract(month from published_date)::smallint`),
    publishedDay: smallint('published_day').generatedAlwaysAs(sql`extract(day from published_date)::smallint`),
    changedAt: changedAt(),
  },
  (table) => [
    // Scanned backwards: Drizzle's `desc()` adds NULLS LAST, which `order by … desc` cannot use.
    index('articles_list').on(table.publishedDate, table.id),
    index('articles_by_category').on(table.categoryId, table.publishedDate, table.id),
    index('articles_by_month').on(table.publishedMonth, table.publishedDay, table.publishedDate, table.id),
    index('articles_by_words').using('gin', deskWords(table.title)),
    index('articles_hidden').on(table.id).where(sql`${table.hidden}`),
    index('articles_by_day').on(table.publishedDay, table.publishedDate, table.id),
  ],
);

export const articleBlocks = pgTable(
  'article_blocks',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    title: localized('title'),
    info: localized('info'),
    photo: text().notNull().default(''),
    serviceId: integer('service_id').references(() => services.id, { onDelete: 'set null' }),
    partId: integer('part_id').references(() => parts.id, { onDelete: 'set null' }),
    changedAt: changedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.position] }),
    index('article_blocks_of_service').on(table.serviceId).where(sql`${table.serviceId} is not null`),
    index('article_blocks_of_part').on(table.partId).where(sql`${table.partId} is not null`),
    index('article_blocks_lacking')
      .on(table.articleId)
      .where(
        sql`${lacksLanguage(table.title, 'ru')} or ${lacksLanguage(table.title, 'uz')}
          or ${lacksLanguage(table.info, 'ru')} or ${lacksLanguage(table.info, 'uz')}`,
      ),
  ],
);

export const articleTagLinks = pgTable(
  'article_tag_links',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => articleTags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tagId] }),
    index('article_tag_links_by_tag').on(table.tagId, table.articleId),
  ],
);

export const articleCounts = pgTable(
  'article_counts',
  { categoryId: integer('category_id'), count: integer().notNull() },
  (table) => [uniqueIndex('article_counts_category').on(table.categoryId)],
);

/**
 * Combinations of category, tag and month that occur, maintained by a trigger, so that facets need not read articles.
 */
export const articleFacets = pgTable('article_facets', {
  categoryId: integer('category_id'),
  tagId: integer('tag_id'),
  month: smallint().notNull(),
});

import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import {
  IdParamsSchema,
  IdSchema,
  NamedSchema,
  nullable,
  optionalOnOtherServers,
  PageSchema,
  PictureSchema,
  PreviewSchema,
} from './common';

export const TagSchema = NamedSchema;
export type Tag = Static<typeof TagSchema>;

export const ArticleCategorySchema = NamedSchema;
export type ArticleCategory = Static<typeof ArticleCategorySchema>;

export const ArticleSchema = Type.Object({
  id: IdSchema,
  title: Type.String(),
  photo_background: PictureSchema,
  published_date: Type.String(),
  category: Type.Optional(ArticleCategorySchema),
  tags: Type.Optional(Type.Array(TagSchema)),
});
export type Article = Static<typeof ArticleSchema>;

export const ArticleListSchema = Type.Object({
  count: Type.Integer(),
  top: Type.Array(ArticleSchema),
  results: Type.Array(ArticleSchema),
});
export type ArticleList = Static<typeof ArticleListSchema>;

export const ArticlesQuerySchema = Type.Object({ page: Type.Optional(PageSchema) });

/** A separate group of calls, because the menu of every page loads it without the others. */
export const articlesCalls = {
  articles: {
    ...contentRead,
    path: '/articles/',
    summary: 'Lists articles, newest first',
    query: ArticlesQuerySchema,
    reply: { 200: ArticleListSchema },
  },
} as const satisfies Record<string, Call>;

/** Values of each filter that match an article while the other filters stay unchanged. */
export const ArticleFacetsSchema = Type.Object({
  categories: Type.Array(IdSchema),
  tags: Type.Array(IdSchema),
  months: Type.Array(Type.Integer({ minimum: 1, maximum: 12 })),
});
export type ArticleFacets = Static<typeof ArticleFacetsSchema>;

export const FilteredArticlesSchema = Type.Object({
  count: Type.Integer(),
  results: Type.Array(ArticleSchema),
  facets: Type.Optional(ArticleFacetsSchema),
});
export type FilteredArticles = Static<typeof FilteredArticlesSchema>;

/** A card of a service or product. `price`: decimal string in soʻm, for services the lowest. */
export const ArticleLinkSchema = Type.Object({
  kind: Type.Enum(['service', 'part']),
  id: IdSchema,
  name: Type.String(),
  photo: PictureSchema,
  price: Type.Optional(Type.String()),
});
export type ArticleLink = Static<typeof ArticleLinkSchema>;

export const ArticleBlockSchema = Type.Object({
  title: Type.String(),
  info: Type.String(),
  photo: PictureSchema,
  photo_alt: Type.Optional(Type.String()),
  links: Type.Optional(Type.Array(ArticleLinkSchema)),
});
export type ArticleBlock = Static<typeof ArticleBlockSchema>;

export const ArticlePageSchema = Type.Object({
  current_article: Type.Object({
    id: optionalOnOtherServers(IdSchema),
    title: Type.String(),
    photo_background: PictureSchema,
    published_date: Type.String(),
    modified_date: Type.Optional(Type.String()),
    category: Type.Optional(ArticleCategorySchema),
    tags: Type.Optional(Type.Array(TagSchema)),
    blocks: Type.Array(ArticleBlockSchema),
    preview: PreviewSchema,
  }),
  next: nullable(IdSchema),
  previous: nullable(IdSchema),
});
export type ArticlePage = Static<typeof ArticlePageSchema>;

export const ArticleFilterSchema = Type.Object({
  category: Type.Optional(IdSchema),
  tag: Type.Optional(IdSchema),
  month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  date: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
});
export type ArticleFilter = Static<typeof ArticleFilterSchema>;

export const ArticleDaySchema = Type.Object({
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  date: Type.Integer({ minimum: 1, maximum: 31 }),
});
export type ArticleDay = Static<typeof ArticleDaySchema>;

export const blogCalls = {
  article: {
    ...contentRead,
    path: '/articles/by-pg/:id',
    summary: 'Returns an article with the previous and the next one',
    params: IdParamsSchema,
    reply: { 200: ArticlePageSchema },
  },
  articleTags: {
    ...contentRead,
    path: '/articles/tags/',
    summary: 'Lists the tags of articles',
    reply: { 200: Type.Array(TagSchema) },
  },
  articleCategories: {
    ...contentRead,
    path: '/articles/categories/',
    summary: 'Lists the categories of articles',
    reply: { 200: Type.Array(ArticleCategorySchema) },
  },
  articleDays: {
    ...contentRead,
    path: '/articles/days/',
    summary: 'Lists days of any year with articles of a category and a tag',
    query: Type.Object({ category: Type.Optional(IdSchema), tag: Type.Optional(IdSchema) }),
    reply: { 200: Type.Array(ArticleDaySchema) },
  },
  filterArticles: {
    method: 'POST',
    safe: true,
    host: 'main',
    path: '/articles/filter',
    summary: 'Lists articles by category, tag, month and day of the month',
    query: ArticlesQuerySchema,
    body: ArticleFilterSchema,
    reply: { 200: FilteredArticlesSchema },
  },
} as const satisfies Record<string, Call>;

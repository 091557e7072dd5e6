import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import { IdSchema, NamedSchema, PageSchema, PictureSchema } from './common';

export const TagSchema = NamedSchema;
export type Tag = Static<typeof TagSchema>;

export const ArticleCategorySchema = NamedSchema;
export type ArticleCategory = Static<typeof ArticleCategorySchema>;

/** `published_date` is 'YYYY-MM-DD'. */
export const ArticleSchema = Type.Object({
  id: IdSchema,
  title: Type.String(),
  photo_background: PictureSchema,
  published_date: Type.String(),
  category: Type.Optional(ArticleCategorySchema),
  tags: Type.Optional(Type.Array(TagSchema)),
});
export type Article = Static<typeof ArticleSchema>;

/** `count`: all articles; `results`: 6 a page, newest first; `top`: the 8 newest. */
export const ArticleListSchema = Type.Object({
  count: Type.Integer(),
  top: Type.Array(ArticleSchema),
  results: Type.Array(ArticleSchema),
});
export type ArticleList = Static<typeof ArticleListSchema>;

export const ArticlesQuerySchema = Type.Object({ page: Type.Optional(PageSchema) });

/** The list, which the menu of every page shows: what only the blog's own pages ask for is in blog.ts. */
export const articlesCalls = {
  articles: {
    ...contentRead,
    path: '/articles/',
    summary: 'Articles, newest first',
    query: ArticlesQuerySchema,
    reply: { 200: ArticleListSchema },
  },
} as const satisfies Record<string, Call>;

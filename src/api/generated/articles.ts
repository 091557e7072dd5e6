// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { Article, ArticleList } from '#contract/blog';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, id, listOf, optional, picture, record, text } from '../readers';
import { readNamed } from './common';

export const readArticle = record<Article>({
  id,
  title: text,
  photo_background: picture,
  published_date: text,
  category: optional(readNamed),
  tags: optional(listOf(readNamed)),
});
const readArticleList = record<ArticleList>({ count, top: listOf(readArticle), results: listOf(readArticle) });

const articlesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Lists articles, newest first */
    getArticles: build.query<ArticleList, Localized<{ page?: number | undefined }>>({
      query: ({ lang, page }): Call<ArticleList> => ({
        path: '/articles/',
        query: { page },
        lang,
        read: readArticleList,
      }),
    }),
  }),
});

export const { getArticles } = articlesApi.endpoints;
export const { useGetArticlesQuery } = articlesApi;

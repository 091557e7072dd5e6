// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  ArticleBlock,
  ArticleDay,
  ArticleFacets,
  ArticleFilter,
  ArticleLink,
  ArticlePage,
  FilteredArticles,
} from '#contract/blog';
import type { Named } from '#contract/common';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, id, listOf, oneOf, optional, orNull, picture, record, text } from '../readers';
import { readArticle } from './articles';
import { readNamed } from './common';

const readArticleLink = record<ArticleLink>({
  kind: oneOf('service', 'part'),
  id,
  name: text,
  photo: picture,
  price: optional(text),
});
const readArticleBlock = record<ArticleBlock>({
  title: text,
  info: text,
  photo: picture,
  photo_alt: optional(text),
  links: optional(listOf(readArticleLink)),
});
const readArticlePage = record<ArticlePage>({
  current_article: record({
    id: optional(id),
    title: text,
    photo_background: picture,
    published_date: text,
    modified_date: optional(text),
    category: optional(readNamed),
    tags: optional(listOf(readNamed)),
    blocks: listOf(readArticleBlock),
    preview: optional(picture),
  }),
  next: orNull(id),
  previous: orNull(id),
});
const readArticleDay = record<ArticleDay>({ month: id, date: id });
const readArticleFacets = record<ArticleFacets>({ categories: listOf(id), tags: listOf(id), months: listOf(id) });
const readFilteredArticles = record<FilteredArticles>({
  count,
  results: listOf(readArticle),
  facets: optional(readArticleFacets),
});

const blogApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Returns an article with the previous and the next one */
    getArticle: build.query<ArticlePage, Localized<{ id: number }>>({
      query: ({ lang, id }): Call<ArticlePage> => ({
        path: `/articles/by-pg/${id}`,
        lang,
        read: readArticlePage,
      }),
    }),
    /** Lists the tags of articles */
    getArticleTags: build.query<Named[], Localized>({
      query: ({ lang }): Call<Named[]> => ({
        path: '/articles/tags/',
        lang,
        read: listOf(readNamed),
      }),
    }),
    /** Lists the categories of articles */
    getArticleCategories: build.query<Named[], Localized>({
      query: ({ lang }): Call<Named[]> => ({
        path: '/articles/categories/',
        lang,
        read: listOf(readNamed),
      }),
    }),
    /** Lists days of any year with articles of a category and a tag */
    getArticleDays: build.query<ArticleDay[], Localized<{ category?: number | undefined; tag?: number | undefined }>>({
      query: ({ lang, category, tag }): Call<ArticleDay[]> => ({
        path: '/articles/days/',
        query: { category, tag },
        lang,
        read: listOf(readArticleDay),
      }),
    }),
    /** Lists articles by category, tag, month and day of the month */
    filterArticles: build.query<FilteredArticles, Localized<{ page?: number | undefined; body: ArticleFilter }>>({
      query: ({ lang, page, body }): Call<FilteredArticles> => ({
        method: 'POST',
        path: '/articles/filter',
        query: { page },
        body,
        lang,
        read: readFilteredArticles,
      }),
    }),
  }),
});

export const { getArticle, getArticleTags, getArticleCategories, getArticleDays, filterArticles } = blogApi.endpoints;
export const {
  useGetArticleQuery,
  useGetArticleTagsQuery,
  useGetArticleCategoriesQuery,
  useGetArticleDaysQuery,
  useFilterArticlesQuery,
} = blogApi;

import type {
  Article,
  ArticleBlock,
  ArticleCategory,
  ArticleFacets,
  ArticleFilter,
  ArticleList,
  ArticlePage,
  FilteredArticles,
  Tag,
} from '../../../contract/articles';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { count, id, idOrNull, listOf, named, optional, orElse, picture, record, text } from '../readers';

const head = {
  id,
  title: text,
  photo_background: picture,
  published_date: text,
  category: optional(named),
  tags: optional(listOf(named)),
};
const articles = listOf(record<Article>(head));
const articleList = record<ArticleList>({ count, top: articles, results: articles });
const filteredArticles = record<FilteredArticles>({
  count,
  results: articles,
  facets: optional(record<ArticleFacets>({ categories: listOf(id), tags: listOf(id), months: listOf(id) })),
});
/** The article itself need not name its id (docs/api.md#two-apis-and-other-servers): it is the one that was asked for. */
const articlePage = (asked: number) =>
  record<ArticlePage>({
    current_article: record<ArticlePage['current_article']>({
      ...head,
      id: orElse(id, asked),
      modified_date: optional(text),
      blocks: listOf(record<ArticleBlock>({ title: text, info: text, photo: picture })),
      preview: optional(picture),
    }),
    next: idOrNull,
    previous: idOrNull,
  });

/** Zero is 'not set' on the screen and left out on the wire. */
const setOnly = (filter: ArticleFilter): ArticleFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

const articlesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** `top` holds the newest articles whatever the page is. */
    getArticles: build.query<ArticleList, Localized<{ page: number }>>({
      query: ({ lang, page }) => ({ path: '/articles/', query: { page }, lang, read: articleList }),
    }),
    getFilteredArticles: build.query<FilteredArticles, Localized<{ page: number; filter: ArticleFilter }>>({
      query: ({ lang, page, filter }) => ({
        method: 'POST',
        path: '/articles/filter',
        query: { page },
        body: setOnly(filter),
        lang,
        read: filteredArticles,
      }),
    }),
    getArticle: build.query<ArticlePage, Localized<{ id: number }>>({
      query: ({ lang, id }) => ({ path: `/articles/by-pg/${id}`, lang, read: articlePage(id) }),
    }),
    getTags: build.query<Tag[], Localized>({
      query: ({ lang }) => ({ path: '/articles/tags/', lang, read: listOf(named) }),
    }),
    getArticleCategories: build.query<ArticleCategory[], Localized>({
      query: ({ lang }) => ({ path: '/articles/categories/', lang, read: listOf(named) }),
    }),
  }),
});

export const { getArticles, getFilteredArticles, getArticle, getTags, getArticleCategories } = articlesApi.endpoints;
export const { useGetArticlesQuery, useGetFilteredArticlesQuery, useGetTagsQuery, useGetArticleCategoriesQuery } =
  articlesApi;

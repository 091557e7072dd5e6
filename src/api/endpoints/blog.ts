// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/blog';

const blogApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** An article and its neighbours */
    getArticle: build.query<ResultOf<typeof calls.article>, ArgsOf<typeof calls.article>>({ query: calls.article }),
    /** Tags */
    getArticleTags: build.query<ResultOf<typeof calls.articleTags>, ArgsOf<typeof calls.articleTags>>({
      query: calls.articleTags,
    }),
    /** Article categories */
    getArticleCategories: build.query<ResultOf<typeof calls.articleCategories>, ArgsOf<typeof calls.articleCategories>>(
      { query: calls.articleCategories },
    ),
    /** Days of any year that have articles of a category and a tag */
    getArticleDays: build.query<ResultOf<typeof calls.articleDays>, ArgsOf<typeof calls.articleDays>>({
      query: calls.articleDays,
    }),
    /** Articles by category, tag, month and day of month */
    filterArticles: build.query<ResultOf<typeof calls.filterArticles>, ArgsOf<typeof calls.filterArticles>>({
      query: calls.filterArticles,
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

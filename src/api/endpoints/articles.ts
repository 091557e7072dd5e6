// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/articles';

const articlesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Articles, newest first */
    getArticles: build.query<ResultOf<typeof calls.articles>, ArgsOf<typeof calls.articles>>({ query: calls.articles }),
  }),
});

export const { getArticles } = articlesApi.endpoints;
export const { useGetArticlesQuery } = articlesApi;

// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/search';

const searchApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** What matches a question, in groups; with `kind` a page of one group */
    getSearch: build.query<ResultOf<typeof calls.search>, ArgsOf<typeof calls.search>>({ query: calls.search }),
    /** The best matches while a question is being typed */
    getSearchSuggestions: build.query<ResultOf<typeof calls.searchSuggestions>, ArgsOf<typeof calls.searchSuggestions>>(
      { query: calls.searchSuggestions },
    ),
  }),
});

export const { getSearch, getSearchSuggestions } = searchApi.endpoints;
export const { useGetSearchQuery, useGetSearchSuggestionsQuery } = searchApi;

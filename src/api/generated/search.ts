// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  Mark,
  MarkedText,
  SearchCategories,
  SearchGroup,
  SearchHit,
  SearchKind,
  SearchResults,
  SearchSuggestions,
} from '#contract/search';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, flag, id, listOf, oneOf, optional, picture, record, text } from '../readers';
import { readNamed } from './common';

const readMark = record<Mark>({ from: count, to: count });
const readMarkedText = record<MarkedText>({ text, marks: listOf(readMark) });
const readSearchHit = record<SearchHit>({
  kind: oneOf('services', 'parts', 'articles', 'branches', 'questions', 'documents', 'phones', 'pages'),
  id,
  title: readMarkedText,
  note: optional(readMarkedText),
  photo: optional(picture),
  price: optional(text),
  path: optional(text),
  phone: optional(text),
});
const readSearchGroup = record<SearchGroup>({
  kind: oneOf('services', 'parts', 'articles', 'branches', 'questions', 'documents', 'phones', 'pages'),
  count,
  hits: listOf(readSearchHit),
});
const readSearchCategories = record<SearchCategories>({ services: listOf(readNamed), parts: listOf(readNamed) });
const readSearchResults = record<SearchResults>({
  count,
  groups: listOf(readSearchGroup),
  nearest: flag,
  understood: optional(text),
  categories: optional(readSearchCategories),
});
const readSearchSuggestions = record<SearchSuggestions>({ count, hits: listOf(readSearchHit) });

const searchApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Searches all kinds in groups; with `kind` returns a page of one group */
    getSearch: build.query<
      SearchResults,
      Localized<{ search: string; kind?: SearchKind | undefined; page?: number | undefined }>
    >({
      query: ({ lang, search, kind, page }): Call<SearchResults> => ({
        path: '/search/',
        query: { search, kind, page },
        lang,
        read: readSearchResults,
      }),
    }),
    /** Returns the best matches while a query is typed */
    getSearchSuggestions: build.query<SearchSuggestions, Localized<{ search: string }>>({
      query: ({ lang, search }): Call<SearchSuggestions> => ({
        path: '/search/suggestions/',
        query: { search },
        lang,
        read: readSearchSuggestions,
      }),
    }),
  }),
});

export const { getSearch, getSearchSuggestions } = searchApi.endpoints;
export const { useGetSearchQuery, useGetSearchSuggestionsQuery } = searchApi;

// Made of contract/ by `npm run generate`. Change the contract, not this file.

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
import type { Call, Localized } from '../call';
import { oneOf } from '../rareReaders';
import { count, flag, id, listOf, optional, picture, record, text } from '../readers';
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

/** What matches a question, in groups; with `kind` a page of one group */
export const search = ({
  lang,
  search,
  kind,
  page,
}: Localized<{ search: string; kind?: SearchKind | undefined; page?: number | undefined }>): Call<SearchResults> => ({
  path: '/search/',
  query: { search, kind, page },
  lang,
  read: readSearchResults,
});

const readSearchSuggestions = record<SearchSuggestions>({ count, hits: listOf(readSearchHit) });

/** The best matches while a question is being typed */
export const searchSuggestions = ({ lang, search }: Localized<{ search: string }>): Call<SearchSuggestions> => ({
  path: '/search/suggestions/',
  query: { search },
  lang,
  read: readSearchSuggestions,
});

import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { IdSchema, NamedSchema, optionalOnOtherServers, PageSchema, PictureSchema, textSchema } from './common';
import { SEARCH_KINDS, SEARCH_MAX_LENGTH } from './rules/limits';

export const SearchKindSchema = Type.Enum([...SEARCH_KINDS]);
export type SearchKind = Static<typeof SearchKindSchema>;

export const MarkSchema = Type.Object({ from: Type.Integer({ minimum: 0 }), to: Type.Integer({ minimum: 0 }) });
export type Mark = Static<typeof MarkSchema>;

export const MarkedTextSchema = Type.Object({ text: Type.String(), marks: Type.Array(MarkSchema) });
export type MarkedText = Static<typeof MarkedTextSchema>;

/** `note`: excerpt that shows the match. `price`: decimal string in soʻm. */
export const SearchHitSchema = Type.Object({
  kind: SearchKindSchema,
  id: IdSchema,
  title: MarkedTextSchema,
  note: optionalOnOtherServers(MarkedTextSchema),
  photo: Type.Optional(PictureSchema),
  price: Type.Optional(Type.String()),
  path: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
});
export type SearchHit = Static<typeof SearchHitSchema>;

export const SearchGroupSchema = Type.Object({
  kind: SearchKindSchema,
  count: Type.Integer(),
  hits: Type.Array(SearchHitSchema),
});
export type SearchGroup = Static<typeof SearchGroupSchema>;

export const SearchCategoriesSchema = Type.Object({
  services: Type.Array(NamedSchema),
  parts: Type.Array(NamedSchema),
});
export type SearchCategories = Static<typeof SearchCategoriesSchema>;

/**
 * `understood`: corrected query. `nearest`: only parts of the query or the correction match; then `categories` suggests
 * where to look.
 */
export const SearchResultsSchema = Type.Object({
  count: Type.Integer(),
  groups: Type.Array(SearchGroupSchema),
  nearest: Type.Boolean(),
  understood: Type.Optional(Type.String()),
  categories: Type.Optional(SearchCategoriesSchema),
});
export type SearchResults = Static<typeof SearchResultsSchema>;

export const SearchSuggestionsSchema = Type.Object({ count: Type.Integer(), hits: Type.Array(SearchHitSchema) });
export type SearchSuggestions = Static<typeof SearchSuggestionsSchema>;

const QuestionSchema = textSchema(SEARCH_MAX_LENGTH);

export const searchCalls = {
  search: {
    method: 'GET',
    host: 'main',
    path: '/search/',
    summary: 'Searches all kinds in groups; with `kind` returns a page of one group',
    query: Type.Object({
      search: QuestionSchema,
      kind: Type.Optional(SearchKindSchema),
      page: Type.Optional(PageSchema),
    }),
    reply: { 200: SearchResultsSchema },
  },
  searchSuggestions: {
    method: 'GET',
    host: 'main',
    path: '/search/suggestions/',
    summary: 'Returns the best matches while a query is typed',
    query: Type.Object({ search: QuestionSchema }),
    reply: { 200: SearchSuggestionsSchema },
  },
} as const satisfies Record<string, Call>;

import { type Static, Type } from 'typebox';
import type { Call, DeskCall } from './call';
import {
  IdSchema,
  NamedSchema,
  nullable,
  optionalOnOtherServers,
  PageSchema,
  PictureSchema,
  TimeSchema,
  textSchema,
} from './common';
import { DESK_SEARCH_KINDS, DESK_SEARCH_MAX_LENGTH, DESK_SEARCH_MIN_LENGTH } from './rules/deskLimits';
import { SEARCH_KINDS, SEARCH_MAX_LENGTH } from './rules/limits';

export const SearchKindSchema = Type.Enum([...SEARCH_KINDS]);
export type SearchKind = Static<typeof SearchKindSchema>;

export const MarkSchema = Type.Object({ from: Type.Integer({ minimum: 0 }), to: Type.Integer({ minimum: 0 }) });
export type Mark = Static<typeof MarkSchema>;

export const MarkedTextSchema = Type.Object({ text: Type.String(), marks: Type.Array(MarkSchema) });
export type MarkedText = Static<typeof MarkedTextSchema>;

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

/** `title`: name of a person, car or part. `state`: of an enquiry, booking or visit. Mechanics get no name or phone. */
export const DeskSearchHitSchema = Type.Object({
  id: IdSchema,
  title: Type.String(),
  phone: Type.String(),
  car: Type.String(),
  plate: Type.String(),
  /** Reference, or the number of a part. */
  reference: Type.String(),
  state: nullable(Type.String()),
  at: nullable(TimeSchema),
  branch: nullable(NamedSchema),
});
export type DeskSearchHit = Static<typeof DeskSearchHitSchema>;

export const DeskSearchGroupSchema = Type.Object({
  kind: Type.Enum([...DESK_SEARCH_KINDS]),
  hits: Type.Array(DeskSearchHitSchema),
  has_more: Type.Boolean(),
});
export type DeskSearchGroup = Static<typeof DeskSearchGroupSchema>;

/** Only groups with hits. */
export const DeskSearchResultsSchema = Type.Object({ groups: Type.Array(DeskSearchGroupSchema) });
export type DeskSearchResults = Static<typeof DeskSearchResultsSchema>;

export const deskSearchCalls = {
  searchDesk: {
    host: 'desk',
    access: 'search the desk',
    method: 'GET',
    path: '/search/',
    summary: 'Searches customers, visits, bookings, enquiries and parts that the person may see',
    query: Type.Object({
      q: Type.String({ minLength: DESK_SEARCH_MIN_LENGTH, maxLength: DESK_SEARCH_MAX_LENGTH }),
    }),
    reply: { 200: DeskSearchResultsSchema },
    reads: ['Customer', 'Visit', 'Booking', 'Enquiry', 'Stock'],
  },
} as const satisfies Record<string, DeskCall>;

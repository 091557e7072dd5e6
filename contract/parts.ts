import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import {
  CategoryFacetSchema,
  IdParamsSchema,
  IdSchema,
  NamedSchema,
  PageSchema,
  PictureSchema,
  PreviewSchema,
  textSchema,
} from './common';
import { SEARCH_MAX_LENGTH } from './limits';

export const PartFitSchema = Type.Object({ brand: Type.String(), models: Type.Array(Type.String()) });
/** Names of a brand and of its models that a part fits; no models: every model of the brand. */
export type PartFit = Static<typeof PartFitSchema>;

/** `price`: soʻm, a decimal string; `fits` empty: any car. */
export const PartSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  photo: PictureSchema,
  photo_alt: Type.Optional(Type.String()),
  price: Type.String(),
  info: Type.String(),
  manufacturer: Type.String(),
  /** It is the manufacturer's own number of the part. */
  mpn: Type.Optional(Type.String()),
  category: Type.Optional(NamedSchema),
  in_stock: Type.Optional(Type.Boolean()),
  fits: Type.Optional(Type.Array(PartFitSchema)),
  preview: PreviewSchema,
});
export type Part = Static<typeof PartSchema>;

/** `available_at`: the branches that have it, in their order; nothing where the server does not say. */
export const PartDetailSchema = Type.Object({
  ...PartSchema.properties,
  available_at: Type.Optional(Type.Array(NamedSchema)),
});
export type PartDetail = Static<typeof PartDetailSchema>;

export const ManufacturerFacetSchema = Type.Object({ name: Type.String(), count: Type.Integer() });
export type ManufacturerFacet = Static<typeof ManufacturerFacetSchema>;

/**
 * `count`: all that match; `results`: 10 a page. Each facet counts what its own filter could be set to while the others
 * stay as they are; `in_stock` of them: how many of those are there. `same_car` only with `similar_to`, in place of the facets:
 * whether the parts fit a car of that part.
 */
export const PartListSchema = Type.Object({
  count: Type.Integer(),
  results: Type.Array(PartSchema),
  same_car: Type.Optional(Type.Boolean()),
  facets: Type.Optional(
    Type.Object({
      categories: Type.Array(CategoryFacetSchema),
      manufacturers: Type.Array(ManufacturerFacetSchema),
      in_stock: Type.Optional(Type.Integer()),
    }),
  ),
});
export type PartList = Static<typeof PartListSchema>;

export const PartsQuerySchema = Type.Object({
  page: Type.Optional(PageSchema),
  category: Type.Optional(IdSchema),
  manufacturer: Type.Optional(textSchema(100)),
  /** `true`: only what some branch has. */
  in_stock: Type.Optional(Type.Boolean()),
  /** Only those that match it (docs/spec/search.md). */
  search: Type.Optional(textSchema(SEARCH_MAX_LENGTH)),
  /**
   * Only those that fit a car of this part, those for the fewest other cars first; where none does, all others. One page:
   * `page` and `search` do nothing.
   */
  similar_to: Type.Optional(IdSchema),
});

export const partsCalls = {
  parts: {
    ...contentRead,
    path: '/spare-part/',
    summary: 'Products of the shop',
    query: PartsQuerySchema,
    reply: { 200: PartListSchema },
  },
  part: {
    ...contentRead,
    path: '/spare-part/:id/',
    summary: 'A product',
    params: IdParamsSchema,
    reply: { 200: PartDetailSchema },
  },
} as const satisfies Record<string, Call>;

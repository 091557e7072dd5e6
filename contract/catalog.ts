import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import {
  CategoryFacetSchema,
  IdParamsSchema,
  IdSchema,
  NamedSchema,
  nullable,
  PageSchema,
  PictureSchema,
  PreviewSchema,
  textSchema,
} from './common';
import { SEARCH_MAX_LENGTH } from './rules/limits';

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

/** `photo_alt`: what is in the photo, where that is known. `price_from`: soʻm, a decimal string. `description`: plain text. `is_bookable`: a time for it is booked on line. */
export const ServiceSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  icon: PictureSchema,
  description: Type.String(),
  photo: PictureSchema,
  photo_alt: Type.Optional(Type.String()),
  category: Type.Optional(NamedSchema),
  price_from: Type.Optional(Type.String()),
  duration_minutes: Type.Optional(Type.Integer()),
  is_bookable: Type.Optional(Type.Boolean()),
  preview: PreviewSchema,
});
export type Service = Static<typeof ServiceSchema>;

/** `count`: all that match; `results`: 10 a page. */
export const ServiceListSchema = Type.Object({
  count: Type.Integer(),
  results: Type.Array(ServiceSchema),
  facets: Type.Optional(Type.Object({ categories: Type.Array(CategoryFacetSchema) })),
});
export type ServiceList = Static<typeof ServiceListSchema>;

export const ServiceNameSchema = NamedSchema;
export type ServiceName = Static<typeof ServiceNameSchema>;

export const ServicesQuerySchema = Type.Object({
  page: Type.Optional(PageSchema),
  category: Type.Optional(IdSchema),
  /** Only those that match it (docs/spec/search.md). */
  search: Type.Optional(textSchema(SEARCH_MAX_LENGTH)),
});

/** The services of the workshop. */
export const servicesCalls = {
  services: {
    ...contentRead,
    path: '/services/web/',
    summary: 'Services',
    query: ServicesQuerySchema,
    reply: { 200: ServiceListSchema },
  },
  service: {
    ...contentRead,
    path: '/services/web/:id/',
    summary: 'A service',
    params: IdParamsSchema,
    reply: { 200: ServiceSchema },
  },
  serviceNames: {
    ...contentRead,
    path: '/services/web/list-for-users/',
    summary: 'Names of all services',
    reply: { 200: Type.Array(ServiceNameSchema) },
  },
} as const satisfies Record<string, Call>;

/** `category`: its name, empty where there is none. `price_from`: soʻm, null where nobody has said it. `minutes`: null where a time for it is taken by phone alone. */
export const BookableServiceSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  category: Type.String(),
  price_from: nullable(Type.Integer({ minimum: 0 })),
  minutes: nullable(Type.Integer({ minimum: 0 })),
});
export type BookableService = Static<typeof BookableServiceSchema>;

export const BookableServicesSchema = Type.Array(BookableServiceSchema);
export type BookableServices = Static<typeof BookableServicesSchema>;

export const bookableServicesCalls = {
  bookableServices: {
    ...contentRead,
    path: '/services/web/bookable/',
    summary: 'All services, and which of them a time is taken for on line',
    reply: { 200: BookableServicesSchema },
  },
} as const satisfies Record<string, Call>;

/** `price_from`: soʻm, a decimal string. `category`: its name, empty where there is none. */
export const ServicePriceSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  category: Type.String(),
  price_from: Type.Optional(Type.String()),
  duration_minutes: Type.Optional(Type.Integer()),
});
export type ServicePrice = Static<typeof ServicePriceSchema>;

/** `price`: soʻm, a decimal string. `mpn`: the manufacturer's own number, empty where nobody has said it. */
export const PartPriceSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  category: Type.String(),
  manufacturer: Type.String(),
  mpn: Type.String(),
  price: Type.String(),
  in_stock: Type.Boolean(),
});
export type PartPrice = Static<typeof PartPriceSchema>;

/** All of them, in the order of their categories. `files`: where the list lies to be taken away. */
export const PriceListSchema = Type.Object({
  services: Type.Array(ServicePriceSchema),
  parts: Type.Array(PartPriceSchema),
  files: Type.Optional(Type.Object({ xlsx: Type.String(), csv: Type.String() })),
});
export type PriceList = Static<typeof PriceListSchema>;

export const pricesCalls = {
  prices: {
    ...contentRead,
    path: '/main/prices/',
    summary: 'What all services and products cost',
    reply: { 200: PriceListSchema },
  },
} as const satisfies Record<string, Call>;

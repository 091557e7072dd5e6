import { type Static, Type } from 'typebox';
import { ArticleSchema } from './blog';
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
import { CAR_CLASSES, PART_SORTS, PRICE_MAX, SEARCH_MAX_LENGTH } from './rules/limits';

export const PartFitSchema = Type.Object({ brand: Type.String(), models: Type.Array(Type.String()) });
export type PartFit = Static<typeof PartFitSchema>;

/** `price`: decimal string in soʻm. An empty `fits` means that no car is stated. */
export const PartSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  photo: PictureSchema,
  photo_alt: Type.Optional(Type.String()),
  price: Type.String(),
  info: Type.String(),
  manufacturer: Type.String(),
  mpn: Type.Optional(Type.String()),
  category: Type.Optional(NamedSchema),
  in_stock: Type.Optional(Type.Boolean()),
  fits: Type.Optional(Type.Array(PartFitSchema)),
  preview: PreviewSchema,
});
export type Part = Static<typeof PartSchema>;

export const PartDetailSchema = Type.Object({
  ...PartSchema.properties,
  available_at: Type.Optional(Type.Array(NamedSchema)),
});
export type PartDetail = Static<typeof PartDetailSchema>;

export const ManufacturerFacetSchema = Type.Object({ name: Type.String(), count: Type.Integer() });
export type ManufacturerFacet = Static<typeof ManufacturerFacetSchema>;

/**
 * Each facet counts the values of its own filter with the other filters unchanged, and includes the chosen value.
 * `facets.unstated`: parts without a stated car, if a car is chosen.
 * `same_car`: whether the parts fit the chosen car, or without one a car of the part in `similar_to`.
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
      unstated: Type.Optional(Type.Integer()),
    }),
  ),
});
export type PartList = Static<typeof PartListSchema>;

const PriceSchema = Type.Optional(Type.Integer({ minimum: 1, maximum: PRICE_MAX }));

/**
 * Prices in soʻm; 400 if `price_from` exceeds `price_to`. An unknown brand or model is ignored. `unstated`: also parts
 * without a stated car, listed last.
 */
export const PartsQuerySchema = Type.Object({
  page: Type.Optional(PageSchema),
  category: Type.Optional(IdSchema),
  manufacturer: Type.Optional(textSchema(100)),
  in_stock: Type.Optional(Type.Boolean()),
  search: Type.Optional(textSchema(SEARCH_MAX_LENGTH)),
  brand: Type.Optional(IdSchema),
  model: Type.Optional(IdSchema),
  unstated: Type.Optional(Type.Boolean()),
  price_from: PriceSchema,
  price_to: PriceSchema,
  sort: Type.Optional(Type.Enum([...PART_SORTS])),
  /**
   * Lists parts that fit the chosen car, or, without one, a car of the part with this id. Parts that fit fewer cars are
   * first. If there are none, lists all other parts. Ignores `page`, `search` and `sort`.
   */
  similar_to: Type.Optional(IdSchema),
});

export type PartsQuery = Static<typeof PartsQuerySchema>;

export const partsCalls = {
  parts: {
    ...contentRead,
    path: '/spare-part/',
    summary: 'Lists the products of the shop',
    query: PartsQuerySchema,
    reply: { 200: PartListSchema },
  },
  part: {
    ...contentRead,
    path: '/spare-part/:id/',
    summary: 'Returns a product by its id',
    params: IdParamsSchema,
    reply: { 200: PartDetailSchema },
  },
} as const satisfies Record<string, Call>;

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

/** Prices are decimal strings in soʻm. `guarantee_document`: slug of the terms. */
export const ServiceDetailSchema = Type.Object({
  ...ServiceSchema.properties,
  class_prices: Type.Optional(
    Type.Array(Type.Object({ car_class: Type.Enum([...CAR_CLASSES]), price_from: Type.String() })),
  ),
  guarantee: Type.Optional(Type.String()),
  guarantee_document: Type.Optional(Type.String()),
  includes: Type.Optional(Type.Array(Type.String())),
  extras: Type.Optional(Type.Array(Type.Object({ name: Type.String(), price_from: Type.Optional(Type.String()) }))),
  questions: Type.Optional(Type.Array(Type.Object({ question: Type.String(), answer: Type.String() }))),
  parts: Type.Optional(Type.Array(PartSchema)),
  articles: Type.Optional(Type.Array(ArticleSchema)),
});
export type ServiceDetail = Static<typeof ServiceDetailSchema>;

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
  search: Type.Optional(textSchema(SEARCH_MAX_LENGTH)),
});

export const servicesCalls = {
  services: {
    ...contentRead,
    path: '/services/web/',
    summary: 'Lists the services by page',
    query: ServicesQuerySchema,
    reply: { 200: ServiceListSchema },
  },
  serviceNames: {
    ...contentRead,
    path: '/services/web/list-for-users/',
    summary: 'Lists the names of all services',
    reply: { 200: Type.Array(ServiceNameSchema) },
  },
} as const satisfies Record<string, Call>;

/** A separate group, because every page loads the calls of lists. */
export const serviceCalls = {
  service: {
    ...contentRead,
    path: '/services/web/:id/',
    summary: 'Returns a service by its id',
    params: IdParamsSchema,
    reply: { 200: ServiceDetailSchema },
  },
} as const satisfies Record<string, Call>;

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
    summary: 'Lists all services and whether each can be booked online',
    reply: { 200: BookableServicesSchema },
  },
} as const satisfies Record<string, Call>;

export const ServicePriceSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  category: Type.String(),
  price_from: Type.Optional(Type.String()),
  duration_minutes: Type.Optional(Type.Integer()),
});
export type ServicePrice = Static<typeof ServicePriceSchema>;

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
    summary: 'Returns prices of all services and products',
    reply: { 200: PriceListSchema },
  },
} as const satisfies Record<string, Call>;

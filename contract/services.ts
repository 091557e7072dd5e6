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

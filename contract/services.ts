import { type Static, Type } from 'typebox';
import { CategoryFacetSchema, IdSchema, NamedSchema, PageSchema, PreviewSchema } from './common';

/** `price_from`: soʻm, a decimal string. `description`: plain text. */
export const ServiceSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  icon: Type.String(),
  description: Type.String(),
  photo: Type.String(),
  category: Type.Optional(NamedSchema),
  price_from: Type.Optional(Type.String()),
  duration_minutes: Type.Optional(Type.Integer()),
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
});

import { type Static, Type } from 'typebox';
import { IdSchema, NamedSchema } from './common';

export const BrandSchema = Type.Object({ id: IdSchema, name: Type.String(), logo: Type.Optional(Type.String()) });
export type Brand = Static<typeof BrandSchema>;

export const CarModelSchema = NamedSchema;
export type CarModel = Static<typeof CarModelSchema>;

export const ModelsQuerySchema = Type.Object({ brand_id: IdSchema });

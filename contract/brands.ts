import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import { IdSchema, NamedSchema, PictureSchema } from './common';

export const BrandSchema = Type.Object({ id: IdSchema, name: Type.String(), logo: Type.Optional(PictureSchema) });
export type Brand = Static<typeof BrandSchema>;

export const CarModelSchema = NamedSchema;
export type CarModel = Static<typeof CarModelSchema>;

export const ModelsQuerySchema = Type.Object({ brand_id: IdSchema });

/** Brands and models. The slider's ids are not those of the pickers, which requests and cars name. */
export const brandsCalls = {
  sliderBrands: {
    ...contentRead,
    path: '/car-brands/list-for-users/',
    summary: 'Brands with logos, for the slider',
    reply: { 200: Type.Array(BrandSchema) },
  },
  brands: {
    ...contentRead,
    host: 'public',
    path: '/api/public/brands/',
    summary: 'Brands of every picker',
    reply: { 200: Type.Array(BrandSchema) },
  },
  models: {
    ...contentRead,
    host: 'public',
    path: '/api/public/models/',
    summary: 'Models of a brand; none for a brand that is not there',
    query: ModelsQuerySchema,
    reply: { 200: Type.Array(CarModelSchema) },
  },
} as const satisfies Record<string, Call>;

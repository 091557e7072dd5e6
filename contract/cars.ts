import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import {
  filledTextSchema,
  IdempotencyHeadersSchema,
  IdSchema,
  NamedSchema,
  optionalOnOtherServers,
  PictureSchema,
  textSchema,
} from './common';
import { CAR_MAX_YEAR, CAR_MIN_YEAR, MILEAGE_MAX, PLATE_MAX_LENGTH, VIN_MAX_LENGTH } from './rules/limits';

export const BrandSchema = Type.Object({ id: IdSchema, name: Type.String(), logo: Type.Optional(PictureSchema) });
export type Brand = Static<typeof BrandSchema>;

export const CarModelSchema = NamedSchema;
export type CarModel = Static<typeof CarModelSchema>;

export const ModelsQuerySchema = Type.Object({ brand_id: IdSchema });

/** Brands of the slider. Their ids differ from the brand ids that pickers, enquiries and cars use. */
export const brandsCalls = {
  sliderBrands: {
    ...contentRead,
    path: '/car-brands/list-for-users/',
    summary: 'Lists brands with logos, for the slider',
    reply: { 200: Type.Array(BrandSchema) },
  },
  brands: {
    ...contentRead,
    host: 'public',
    path: '/api/public/brands/',
    summary: 'Lists the brands of all pickers',
    reply: { 200: Type.Array(BrandSchema) },
  },
  models: {
    ...contentRead,
    host: 'public',
    path: '/api/public/models/',
    summary: 'Lists models of a brand; empty for an unknown brand',
    query: ModelsQuerySchema,
    reply: { 200: Type.Array(CarModelSchema) },
  },
} as const satisfies Record<string, Call>;

export const CustomerCarSchema = Type.Object({
  id: IdSchema,
  brand: Type.String(),
  model: Type.String(),
  year: Type.Integer(),
  plate: Type.String(),
  vin: Type.String(),
  mileage: Type.Integer(),
});
export type CustomerCar = Static<typeof CustomerCarSchema>;

/** Exceeds any stored VIN or plate, including those of earlier releases. */
const EXPECTED_MAX_LENGTH = 100;

/** `mileage`: km. `marka` repeats `brand` for compatibility. */
export const CarSchema = Type.Object({
  id: IdSchema,
  vin: Type.String(),
  year: Type.Integer(),
  owner: optionalOnOtherServers(IdSchema),
  model: Type.Object({
    id: IdSchema,
    name: Type.String(),
    brand: Type.Object(NamedSchema.properties, { 'x-alias': 'marka' }),
    marka: optionalOnOtherServers(Type.Object(NamedSchema.properties, { deprecated: true })),
  }),
  number: Type.String(),
  mileage: Type.Integer(),
});
export type Car = Static<typeof CarSchema>;

/**
 * `owner` is ignored. `mileage_seen` confirms an implausible mileage, which otherwise gives 409 `mileage_implausible`.
 */
export const NewCarSchema = Type.Object({
  vin: filledTextSchema(VIN_MAX_LENGTH),
  year: Type.Integer({ minimum: CAR_MIN_YEAR, maximum: CAR_MAX_YEAR }),
  owner: Type.Optional(IdSchema),
  model: IdSchema,
  number: filledTextSchema(PLATE_MAX_LENGTH),
  mileage: Type.Integer({ minimum: 0, maximum: MILEAGE_MAX }),
  mileage_seen: Type.Optional(Type.Boolean()),
});
export type NewCar = Static<typeof NewCarSchema>;

/**
 * Omitted fields stay unchanged. `expected`: values when the form was opened. 409 `edit_conflict` with `stored` if they
 * have changed since.
 */
export const CarChangeSchema = Type.Object({
  ...Type.Partial(NewCarSchema).properties,
  expected: Type.Optional(
    Type.Partial(
      Type.Object({
        vin: textSchema(EXPECTED_MAX_LENGTH),
        year: Type.Integer(),
        model: IdSchema,
        number: textSchema(EXPECTED_MAX_LENGTH),
        mileage: Type.Integer(),
      }),
    ),
  ),
});
export type CarChange = Static<typeof CarChangeSchema>;

export const CarParamsSchema = Type.Object({ carId: IdSchema });

export const carsCalls = {
  createCar: {
    host: 'main',
    method: 'POST',
    path: '/authentication/car/create',
    summary: 'Adds a car; rejects a third car, and an implausible mileage of a returning one',
    private: true,
    headers: IdempotencyHeadersSchema,
    body: NewCarSchema,
    anyReply: true,
    reply: { 201: CarSchema },
  },
  changeCar: {
    host: 'main',
    method: 'PATCH',
    path: '/authentication/car/update/:carId',
    summary: 'Changes a car; 409 if it was changed meanwhile, or the mileage is implausible',
    private: true,
    params: CarParamsSchema,
    body: CarChangeSchema,
    anyReply: true,
    reply: { 200: CarSchema },
  },
  deleteCar: {
    host: 'main',
    method: 'DELETE',
    path: '/authentication/car/delete/:carId',
    summary: 'Removes a car from the garage',
    private: true,
    params: CarParamsSchema,
    reply: { 204: null },
  },
} as const satisfies Record<string, Call>;

export const CarDocumentKindSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  hint: Type.String(),
  remind_days: Type.Integer({ minimum: 0 }),
});
export type CarDocumentKind = Static<typeof CarDocumentKindSchema>;

export const carDocumentsCalls = {
  carDocumentKinds: {
    ...contentRead,
    host: 'public',
    path: '/api/public/car-documents/',
    summary: 'Lists the kinds of car documents that expire',
    reply: { 200: Type.Array(CarDocumentKindSchema) },
  },
} as const satisfies Record<string, Call>;

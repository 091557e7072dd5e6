import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { filledTextSchema, IdSchema, NamedSchema, optionalElsewhere, textSchema } from './common';
import { IdempotencyHeadersSchema } from './enquiries';
import { CAR_MAX_YEAR, CAR_MIN_YEAR, MILEAGE_MAX, PLATE_MAX_LENGTH, VIN_MAX_LENGTH } from './limits';

/** Longer than any stored VIN or plate, also one that an earlier release stored. */
const EXPECTED_MAX_LENGTH = 100;

/** `number`: the state plate; `mileage`: km; `owner`: the user's id; `marka` repeats `brand` under its odd name. */
export const CarSchema = Type.Object({
  id: IdSchema,
  vin: Type.String(),
  year: Type.Integer(),
  owner: optionalElsewhere(IdSchema),
  model: Type.Object({
    id: IdSchema,
    name: Type.String(),
    brand: Type.Object(NamedSchema.properties, { 'x-alias': 'marka' }),
    marka: optionalElsewhere(Type.Object(NamedSchema.properties, { deprecated: true })),
  }),
  number: Type.String(),
  mileage: Type.Integer(),
});
export type Car = Static<typeof CarSchema>;

/**
 * `model` is an id. `owner` is taken for the sake of the payload and never believed. `mileage_seen`: the customer has confirmed an implausible
 * mileage of a car that comes back to the garage; without it that is 409 `mileage_implausible` with `last`, `at` and `plausible`.
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
 * The same fields; one that is left out stays as it is.
 * `expected`: what the changed fields were when the form was opened; 409 `edit_conflict` with `stored: Car` where one is different by now.
 * `mileage_seen`: as of a new car, for a mileage that is lower than the last one or implausibly high.
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

/** The garage of the signed-in customer. */
export const carsCalls = {
  createCar: {
    host: 'main',
    method: 'POST',
    path: '/authentication/car/create',
    summary: 'Adds a car; a third is refused, and an implausible mileage of a car that comes back',
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
    summary: 'Changes a car; 409 where it was changed meanwhile, or the mileage is implausible',
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
    summary: 'Removes a car',
    private: true,
    params: CarParamsSchema,
    reply: { 204: null },
  },
} as const satisfies Record<string, Call>;

import { type Static, Type } from 'typebox';
import { filledTextSchema, IdSchema, NamedSchema } from './common';
import { CAR_MAX_YEAR, CAR_MIN_YEAR, MILEAGE_MAX, PLATE_MAX_LENGTH, VIN_MAX_LENGTH } from './limits';

/** `number`: the state plate; `mileage`: km; `owner`: the user's id; `marka` repeats `brand` under its odd name. */
export const CarSchema = Type.Object({
  id: IdSchema,
  vin: Type.String(),
  year: Type.Integer(),
  owner: IdSchema,
  model: Type.Object({ id: IdSchema, name: Type.String(), brand: NamedSchema, marka: NamedSchema }),
  number: Type.String(),
  mileage: Type.Integer(),
});
export type Car = Static<typeof CarSchema>;

/** `model` is an id. `owner` is taken for the sake of the payload and never believed. */
export const NewCarSchema = Type.Object({
  vin: filledTextSchema(VIN_MAX_LENGTH),
  year: Type.Integer({ minimum: CAR_MIN_YEAR, maximum: CAR_MAX_YEAR }),
  owner: Type.Optional(IdSchema),
  model: IdSchema,
  number: filledTextSchema(PLATE_MAX_LENGTH),
  mileage: Type.Integer({ minimum: 0, maximum: MILEAGE_MAX }),
});
export type NewCar = Static<typeof NewCarSchema>;

/** The same fields; one that is left out stays as it is. */
export const CarChangeSchema = Type.Partial(NewCarSchema);
export type CarChange = Static<typeof CarChangeSchema>;

export const CarParamsSchema = Type.Object({ carId: IdSchema });

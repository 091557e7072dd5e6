import { type Static, Type } from 'typebox';
import { IdSchema } from './common';

export const EmployeeSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  position: Type.String(),
  photo: Type.String(),
});
export type Employee = Static<typeof EmployeeSchema>;

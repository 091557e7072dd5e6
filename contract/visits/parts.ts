import { type Static, Type } from 'typebox';
import { DateSchema, IdSchema, nullable, textSchema } from '../common';
import { MILEAGE_MAX } from '../limits';
import {
  FINDING_LEVELS,
  FINDING_NOTE_MAX_LENGTH,
  LINE_DECISIONS,
  LINE_KINDS,
  LINE_NAME_MAX_LENGTH,
  VISIT_STATES,
} from './limits';
import { MAX_PRICE, MAX_QUANTITY, WHOLE } from './money';

export const VisitStateSchema = Type.Enum([...VISIT_STATES]);
export const MileageSchema = Type.Integer({ minimum: 0, maximum: MILEAGE_MAX });

/** contract/visits/money.ts. */
export const DiscountSchema = Type.Union([
  Type.Object({ percent: Type.Integer({ minimum: 1, maximum: WHOLE }) }, { additionalProperties: false }),
  Type.Object({ sum: Type.Integer({ minimum: 1, maximum: MAX_PRICE }) }, { additionalProperties: false }),
]);

/** Soʻm. */
export const SumsSchema = Type.Object({ amount: Type.Integer(), discount: Type.Integer(), total: Type.Integer() });

/** A name in both languages, as it was. */
export const BothNamesSchema = Type.Object({
  ru: textSchema(LINE_NAME_MAX_LENGTH),
  uz: textSchema(LINE_NAME_MAX_LENGTH),
});
export type BothNames = Static<typeof BothNamesSchema>;

/** What is written of a line. `quantity`: thousandths. `price`: soʻm of one unit. */
export const lineFields = {
  kind: Type.Enum([...LINE_KINDS]),
  name: BothNamesSchema,
  quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
  price: Type.Integer({ minimum: 0, maximum: MAX_PRICE }),
  discount: nullable(DiscountSchema),
};

/** `decided_by_staff`: on the customer's word. */
export const decisionFields = {
  decision: nullable(Type.Enum([...LINE_DECISIONS])),
  decided_at: nullable(Type.String({ format: 'date-time' })),
  decided_by_staff: Type.Boolean(),
};

/** What is written of something found or recommended. `due_mileage`: km; never 0, which a null would be read as. */
export const findingFields = {
  level: Type.Enum([...FINDING_LEVELS]),
  title: BothNamesSchema,
  note: textSchema(FINDING_NOTE_MAX_LENGTH),
  service: nullable(IdSchema),
  due_date: nullable(DateSchema),
  due_mileage: nullable(Type.Integer({ minimum: 1, maximum: MILEAGE_MAX })),
};

/** Its address is of the call that sent it (`…/photos/{id}`). */
export const PhotoSchema = Type.Object({ id: IdSchema, width: Type.Integer(), height: Type.Integer() });
export type Photo = Static<typeof PhotoSchema>;

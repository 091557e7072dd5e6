import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { DateSchema, IdSchema, nullable } from './common';
import { MESSAGE_CHANNELS } from './limits';
import { FINDING_LEVELS } from './visits/limits';
import { MileageSchema } from './visits/parts';

const CountSchema = Type.Integer({ minimum: 0 });

/**
 * What is due and why. `service`: the one to book; `is_bookable`: a time for it, on line. `level`: of what was found; without it: by the interval, `every_km` or `every_months`.
 * `last_date`, `last_mileage`: when that was. `expected_on`: when the car will have `due_mileage` if it goes on as until now; not where it has it, or that day is past.
 */
export const DueSchema = Type.Object({
  fact: Type.String({ minLength: 1 }),
  title: Type.String(),
  service: Type.Optional(IdSchema),
  is_bookable: Type.Optional(Type.Boolean()),
  level: Type.Optional(Type.Enum([...FINDING_LEVELS])),
  every_km: Type.Optional(CountSchema),
  every_months: Type.Optional(CountSchema),
  last_date: DateSchema,
  last_mileage: MileageSchema,
  due_date: Type.Optional(DateSchema),
  due_mileage: Type.Optional(MileageSchema),
  expected_on: Type.Optional(DateSchema),
  is_overdue: Type.Boolean(),
});
export type Due = Static<typeof DueSchema>;

/** `kind`: of CarDocumentKind. `ends_on`: the last day on which it is good. */
export const CarDocumentSchema = Type.Object({ kind: IdSchema, ends_on: DateSchema });
export type CarDocument = Static<typeof CarDocumentSchema>;

/** `km_per_month`: how much the car drives; left out where nobody can tell yet. */
export const CarCareSchema = Type.Object({
  car: IdSchema,
  km_per_month: Type.Optional(CountSchema),
  due: Type.Array(DueSchema),
  documents: Type.Array(CarDocumentSchema),
});
export type CarCare = Static<typeof CarCareSchema>;

/** `expected`: the day when the form was opened, null for none; 409 `edit_conflict` with `stored: { ends_on }` where it is another by now. */
export const DocumentEndSchema = Type.Object({
  ends_on: DateSchema,
  expected: Type.Optional(nullable(DateSchema)),
});
export type DocumentEnd = Static<typeof DocumentEndSchema>;
const DocumentParamsSchema = Type.Object({ carId: IdSchema, kind: IdSchema });

const HourSchema = Type.Integer({ minimum: 0, maximum: 23 });
const wishFields = {
  channel: Type.Enum([...MESSAGE_CHANNELS]),
  language: Type.Enum(['ru', 'uz']),
  /** Whole hours in Tashkent between which nothing is sent; the same hour twice: none. */
  quiet_from: HourSchema,
  quiet_to: HourSchema,
};
const WishFieldsSchema = Type.Object(wishFields);
export type WishFields = Static<typeof WishFieldsSchema>;
/**
 * A field that is left out stays as it is. `expected`: what the changed fields were when the form was opened; 409 `edit_conflict` with
 * `stored: WishesChange` where one is different by now.
 */
export const WishesChangeSchema = Type.Object({
  ...Type.Partial(WishFieldsSchema).properties,
  expected: Type.Optional(Type.Partial(WishFieldsSchema)),
});
export type WishesChange = Static<typeof WishesChangeSchema>;
/** `connect`: a link to the bot, good once and for a day; whoever opens it is reminded there. Left out where there is no bot. */
export const WishesSchema = Type.Object({
  ...wishFields,
  has_chat: Type.Boolean(),
  connect: Type.Optional(Type.String()),
});
export type Wishes = Static<typeof WishesSchema>;

/** What a car needs next, and how its owner is reminded. */
export const careCalls = {
  carCare: {
    host: 'main',
    method: 'GET',
    path: '/authentication/cars/care',
    summary: "What is due of the signed-in customer's cars, and their documents",
    private: true,
    reply: { 200: Type.Array(CarCareSchema) },
  },
  setCarDocument: {
    host: 'main',
    method: 'PUT',
    path: '/authentication/cars/:carId/documents/:kind',
    summary: 'Until when a document of a car is good',
    private: true,
    params: DocumentParamsSchema,
    body: DocumentEndSchema,
    reply: { 204: null },
  },
  removeCarDocument: {
    host: 'main',
    method: 'DELETE',
    path: '/authentication/cars/:carId/documents/:kind',
    summary: 'Forgets a document of a car',
    private: true,
    params: DocumentParamsSchema,
    reply: { 204: null },
  },
  wishes: {
    host: 'main',
    method: 'GET',
    path: '/authentication/wishes',
    summary: 'How the signed-in customer is reminded',
    private: true,
    reply: { 200: WishesSchema },
  },
  changeWishes: {
    host: 'main',
    method: 'PUT',
    path: '/authentication/wishes',
    summary: 'Changes it; 409 `chat_missing` for Telegram before a chat has opened the link',
    private: true,
    body: WishesChangeSchema,
    reply: { 200: WishesSchema },
  },
} as const satisfies Record<string, Call>;

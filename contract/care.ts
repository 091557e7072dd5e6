import { type Static, Type } from 'typebox';
import { type Call } from './call';
import { CarParamsSchema } from './cars';
import {
  CountSchema,
  DateSchema,
  IdempotencyHeadersSchema,
  IdParamsSchema,
  IdSchema,
  nullable,
  TimeSchema,
  textSchema,
} from './common';
import { MESSAGE_CHANNELS, MILEAGE_MAX, OWN_NOTE_MAX_LENGTH, PRICE_MAX } from './rules/limits';
import { FINDING_LEVELS } from './rules/visits';
import { guaranteeFields, MileageSchema } from './visits';

/**
 * Without `level` the work is due by a maintenance interval since `last_date` and `last_mileage`.
 * `expected_on`: forecast day of reaching `due_mileage`, never in the past.
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
  /** The booking of this work for this car. Absent `token`: a booking without a link. */
  booking: Type.Optional(Type.Object({ starts_at: TimeSchema, token: Type.Optional(Type.String()) })),
  /** The owner postponed the work, and the day or mileage is not reached. */
  postponed: Type.Optional(
    Type.Object({ until_date: Type.Optional(DateSchema), until_mileage: Type.Optional(MileageSchema) }),
  ),
});
export type Due = Static<typeof DueSchema>;

const NewMileageSchema = Type.Integer({ minimum: 0, maximum: MILEAGE_MAX });
const FactSchema = Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w:]+$' });

/**
 * A due work that was done elsewhere. `cost`: whole soʻm. `mileage_seen` confirms an implausible mileage, which
 * otherwise gives 409 `mileage_implausible`.
 */
export const NewOwnRecordSchema = Type.Object({
  fact: FactSchema,
  done_on: DateSchema,
  mileage: NewMileageSchema,
  note: Type.Optional(textSchema(OWN_NOTE_MAX_LENGTH)),
  cost: Type.Optional(Type.Integer({ minimum: 0, maximum: PRICE_MAX })),
  mileage_seen: Type.Optional(Type.Boolean()),
});
export type NewOwnRecord = Static<typeof NewOwnRecordSchema>;

/** The owner's own record. Yolda has not checked it. */
export const OwnRecordSchema = Type.Object({
  id: IdSchema,
  car: IdSchema,
  service: Type.Optional(IdSchema),
  title: Type.String(),
  done_on: DateSchema,
  mileage: MileageSchema,
  note: Type.String(),
  cost: Type.Optional(CountSchema),
});
export type OwnRecord = Static<typeof OwnRecordSchema>;

/** Either a day or a mileage; neither ends the postponement. */
export const PostponementSchema = Type.Object({
  fact: FactSchema,
  until_date: Type.Optional(DateSchema),
  until_mileage: Type.Optional(NewMileageSchema),
});
export type Postponement = Static<typeof PostponementSchema>;

/** `entry`: entered by the owner in the garage. `record`: with a work done elsewhere. */
export const LoggedMileageSchema = Type.Object({
  date: DateSchema,
  mileage: MileageSchema,
  source: Type.Enum(['visit', 'record', 'entry']),
});
export type LoggedMileage = Static<typeof LoggedMileageSchema>;

export const CarDocumentSchema = Type.Object({ kind: IdSchema, ends_on: DateSchema });
export type CarDocument = Static<typeof CarDocumentSchema>;

/** Guarantee of the newest visit with this work or part. `days_left`: with today. Absent: not limited, or unknown. */
export const CarGuaranteeSchema = Type.Object({
  visit: IdSchema,
  title: Type.String(),
  done_on: DateSchema,
  ...guaranteeFields,
  days_left: Type.Optional(CountSchema),
  km_left: Type.Optional(CountSchema),
});
export type CarGuarantee = Static<typeof CarGuaranteeSchema>;

/** `guarantees`: running ones first, then by end; at most 50. */
export const CarMaintenanceSchema = Type.Object({
  car: IdSchema,
  km_per_month: Type.Optional(CountSchema),
  due: Type.Array(DueSchema),
  documents: Type.Array(CarDocumentSchema),
  guarantees: Type.Optional(Type.Array(CarGuaranteeSchema)),
});
export type CarMaintenance = Static<typeof CarMaintenanceSchema>;

export const DocumentEndSchema = Type.Object({
  ends_on: DateSchema,
  expected: Type.Optional(nullable(DateSchema)),
});
export type DocumentEnd = Static<typeof DocumentEndSchema>;
const DocumentParamsSchema = Type.Object({ carId: IdSchema, kind: IdSchema });

const HourSchema = Type.Integer({ minimum: 0, maximum: 23 });
const notificationPreferenceFields = {
  channel: Type.Enum([...MESSAGE_CHANNELS]),
  language: Type.Enum(['ru', 'uz']),
  /** Whole hours in Tashkent time between which no reminder is sent. Equal hours disable the quiet period. */
  quiet_from: HourSchema,
  quiet_to: HourSchema,
};
const NotificationPreferenceFieldsSchema = Type.Object(notificationPreferenceFields);
export type NotificationPreferenceFields = Static<typeof NotificationPreferenceFieldsSchema>;
export const NotificationPreferencesChangeSchema = Type.Object({
  ...Type.Partial(NotificationPreferenceFieldsSchema).properties,
  expected: Type.Optional(Type.Partial(NotificationPreferenceFieldsSchema)),
});
export type NotificationPreferencesChange = Static<typeof NotificationPreferencesChangeSchema>;
/** `connect`: single-use link to the bot, valid for a day. Absent without a bot. */
export const NotificationPreferencesSchema = Type.Object({
  ...notificationPreferenceFields,
  has_chat: Type.Boolean(),
  connect: Type.Optional(Type.String()),
});
export type NotificationPreferences = Static<typeof NotificationPreferencesSchema>;

export const careCalls = {
  carMaintenance: {
    host: 'main',
    method: 'GET',
    path: '/authentication/cars/care',
    summary: 'Returns upcoming maintenance and documents of the signed-in customer’s cars',
    private: true,
    reply: { 200: Type.Array(CarMaintenanceSchema) },
  },
  ownRecords: {
    host: 'main',
    method: 'GET',
    path: '/authentication/cars/records',
    summary: 'Lists works that the signed-in customer had done elsewhere',
    private: true,
    reply: { 200: Type.Array(OwnRecordSchema) },
  },
  recordOwnWork: {
    host: 'main',
    method: 'POST',
    path: '/authentication/cars/:carId/records',
    summary: 'Records a due work that was done elsewhere; 409 `due_gone` if it is no longer due',
    private: true,
    params: CarParamsSchema,
    headers: IdempotencyHeadersSchema,
    body: NewOwnRecordSchema,
    reply: { 201: OwnRecordSchema },
  },
  removeOwnRecord: {
    host: 'main',
    method: 'DELETE',
    path: '/authentication/cars/records/:id',
    summary: 'Removes an own record; its work is due as before',
    private: true,
    params: IdParamsSchema,
    reply: { 204: null },
  },
  postponeWork: {
    host: 'main',
    method: 'PUT',
    path: '/authentication/cars/:carId/postponed',
    summary: 'Postpones a due work until a day or a mileage, or ends its postponement',
    private: true,
    params: CarParamsSchema,
    body: PostponementSchema,
    reply: { 204: null },
  },
  carMileages: {
    host: 'main',
    method: 'GET',
    path: '/authentication/cars/:carId/mileages',
    summary: 'Lists the known mileages of a car, oldest first',
    private: true,
    params: CarParamsSchema,
    reply: { 200: Type.Array(LoggedMileageSchema) },
  },
  setCarDocument: {
    host: 'main',
    method: 'PUT',
    path: '/authentication/cars/:carId/documents/:kind',
    summary: 'Sets the expiry date of a car document',
    private: true,
    params: DocumentParamsSchema,
    body: DocumentEndSchema,
    reply: { 204: null },
  },
  removeCarDocument: {
    host: 'main',
    method: 'DELETE',
    path: '/authentication/cars/:carId/documents/:kind',
    summary: 'Removes a document of a car',
    private: true,
    params: DocumentParamsSchema,
    reply: { 204: null },
  },
  notificationPreferences: {
    host: 'main',
    method: 'GET',
    path: '/authentication/wishes',
    summary: 'Returns the notification preferences of the signed-in customer',
    private: true,
    reply: { 200: NotificationPreferencesSchema },
  },
  changeNotificationPreferences: {
    host: 'main',
    method: 'PUT',
    path: '/authentication/wishes',
    summary: 'Changes the notification preferences; 409 `chat_missing` for Telegram without a connected chat',
    private: true,
    body: NotificationPreferencesChangeSchema,
    reply: { 200: NotificationPreferencesSchema },
  },
} as const satisfies Record<string, Call>;

import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import {
  BranchRefSchema,
  CountSchema,
  CursorQuerySchema,
  CursorSchema,
  DaySchema,
  IdParamsSchema,
  IdSchema,
  nullable,
  PersonRefSchema,
  TimeSchema,
} from './common';
import { ContentKindNameSchema } from './content';
import { EnquirySectionSchema } from './enquiries';
import { AUDIT_THINGS, EVENT_THINGS, NOTIFICATION_KINDS } from './rules/deskLimits';
import { MAX_ID } from './rules/limits';

/** Counts of the present day are those of Tashkent's. `branch`: null are enquiries that wish for none. */
export const DeskTodaySchema = Type.Object({
  day: Type.String({ format: 'date' }),
  /** The first of the thirty days that end with it: what is counted below came in them, and is no spam. */
  from: Type.String({ format: 'date' }),
  /** Came today; are new now; are open and unanswered past their time. The last two end at DESK_MOST_COUNTED. */
  came: CountSchema,
  new: CountSchema,
  overdue: CountSchema,
  /** Seconds, of those that were answered; null: none was. */
  answer_seconds: nullable(CountSchema),
  branches: Type.Array(
    Type.Object({ branch: nullable(BranchRefSchema), answered: CountSchema, answer_seconds: nullable(CountSchema) }),
  ),
  sections: Type.Array(Type.Object({ section: EnquirySectionSchema, count: CountSchema })),
  /** 24 lines, hour 0 first: of the thirty days and of today. */
  hours: Type.Array(
    Type.Object({ hour: Type.Integer({ minimum: 0, maximum: 23 }), count: CountSchema, today: CountSchema }),
  ),
});
export type DeskToday = Static<typeof DeskTodaySchema>;

/** `down`: something waits and the last tries failed. `since`: since when the oldest waits. */
export const DeskChannelSchema = Type.Object({
  channel: Type.Enum(['sms', 'telegram']),
  set_up: Type.Boolean(),
  state: Type.Enum(['well', 'waiting', 'down']),
  waiting: CountSchema,
  failed: CountSchema,
  since: nullable(TimeSchema),
  reason: nullable(Type.String()),
});
export type DeskChannel = Static<typeof DeskChannelSchema>;

/** `retriable`: false where it was a code, or its text is no longer kept. */
export const DeadMessageSchema = Type.Object({
  id: IdSchema,
  channel: Type.Enum(['sms', 'telegram']),
  kind: Type.String(),
  state: Type.Enum(['dead', 'refused', 'unknown']),
  reason: nullable(Type.String()),
  attempts: CountSchema,
  created_at: TimeSchema,
  enquiry: nullable(Type.Object({ id: IdSchema, reference: Type.String() })),
  retriable: Type.Boolean(),
});
export type DeadMessage = Static<typeof DeadMessageSchema>;
export const DeskOutboxSchema = Type.Object({
  channels: Type.Array(DeskChannelSchema),
  /** The newest 200. */
  dead: Type.Array(DeadMessageSchema),
});
export type DeskOutbox = Static<typeof DeskOutboxSchema>;

export const deskOverviewCalls = {
  readToday: {
    host: 'desk',
    access: 'see today',
    method: 'GET',
    path: '/today',
    summary: 'The day at a glance',
    reply: { 200: DeskTodaySchema },
    reads: ['Today'],
  },
  readOutbox: {
    host: 'desk',
    access: 'see messages',
    method: 'GET',
    path: '/outbox',
    summary: 'How the channels are, and which messages were given up',
    reply: { 200: DeskOutboxSchema },
    reads: ['Message'],
  },
  retryMessage: {
    host: 'desk',
    access: 'retry messages',
    method: 'POST',
    path: '/outbox/:id/retry',
    summary: 'Tries a message that was given up once more',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['Message'],
  },
} as const satisfies Record<string, DeskCall>;

/**
 * `thing`: id of the enquiry, booking, visit, review or message. `name`: its reference, or the kind of a message; empty where it is gone. `branch` null: of no
 * branch. `starts_at`: of a booking. `car`: brand and model. `subject`: services, or the part or service of an enquiry, whose `section` is named too. Persons are
 * not: the desk reads this list by itself, and reads of persons are counted.
 */
export const DeskNotificationSchema = Type.Object({
  id: IdSchema,
  kind: Type.Enum([...NOTIFICATION_KINDS]),
  at: TimeSchema,
  thing: IdSchema,
  name: Type.String(),
  branch: nullable(BranchRefSchema),
  starts_at: nullable(TimeSchema),
  car: Type.String(),
  subject: Type.String(),
  section: nullable(EnquirySectionSchema),
  read: Type.Boolean(),
});
export type DeskNotification = Static<typeof DeskNotificationSchema>;
/** The newest first. `unread`: how many of the last 30 days, also of those that are not listed. */
export const DeskNotificationsSchema = Type.Object({
  unread: CountSchema,
  items: Type.Array(DeskNotificationSchema),
});
export type DeskNotifications = Static<typeof DeskNotificationsSchema>;

/** `earlier`: all before it too. */
export const NotificationReadingSchema = Type.Object({ id: IdSchema, earlier: Type.Optional(Type.Boolean()) });
export type NotificationReading = Static<typeof NotificationReadingSchema>;

export const deskNotificationsCalls = {
  listNotifications: {
    host: 'desk',
    method: 'GET',
    access: 'own account',
    path: '/notifications',
    summary: 'What concerns the own branches: enquiries, bookings, answers to estimates, reviews, failed messages',
    reply: { 200: DeskNotificationsSchema },
    reads: ['Notification'],
  },
  readNotifications: {
    host: 'desk',
    method: 'POST',
    access: 'own account',
    path: '/notifications/reads',
    summary: 'Marks one, or all up to one, as read by the signed-in person',
    body: NotificationReadingSchema,
    reply: { 204: null },
    changes: ['Notification'],
  },
} as const satisfies Record<string, DeskCall>;

/**
 * The `data` of an event named `change`; its `id` is what `Last-Event-ID` resumes after. `action`: `created`, `changed`, `noted`, `removed` or another
 * word of the audit. The first event of a stream is `hello`, with an id and `{}`: resumed from there, nothing is
 * missed. A `beat` without an id comes every 15 s: where it stays away, the connection is dead.
 */
export const DeskEventSchema = Type.Object({
  thing: Type.Enum([...EVENT_THINGS]),
  id: nullable(IdSchema),
  action: Type.String(),
  /** Who did it: one's own changes are on the screen already. Null: the site, or a visitor. */
  by: nullable(IdSchema),
});
export type DeskEvent = Static<typeof DeskEventSchema>;

const EventsHeadersSchema = Type.Object({ 'last-event-id': Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) });
/** The number of the last event received, in the address. Scripts that reopen a stream cannot send the `Last-Event-ID` header. */
const EventsQuerySchema = Type.Object({ after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) });

export const deskEventsCalls = {
  events: {
    host: 'desk',
    access: 'own account',
    method: 'GET',
    path: '/events',
    summary: 'What changes, as server-sent events, resumed by Last-Event-ID; it ends with the session',
    headers: EventsHeadersSchema,
    query: EventsQuerySchema,
    raw: 'events',
    reply: { 200: Type.String() },
  },
} as const satisfies Record<string, DeskCall>;

export const AuditThingSchema = Type.Enum([...AUDIT_THINGS]);
export type AuditThing = Static<typeof AuditThingSchema>;

/** Days are those of Tashkent, `to` included. */
export const AuditQuerySchema = Type.Object({
  person: Type.Optional(IdSchema),
  thing: Type.Optional(AuditThingSchema),
  /** Id of the thing. Allowed only together with `thing`. */
  thing_id: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID })),
  from: Type.Optional(DaySchema),
  to: Type.Optional(DaySchema),
  after: CursorQuerySchema,
});
export type AuditQuery = Static<typeof AuditQuerySchema>;

/**
 * `name`: what the thing is called: a reference, a person, a title in the language of the reader. `kind`: of content. `changes`: as in an
 * enquiry's trail, of content by the paths of its fields. `by`: null for a command or the site itself.
 */
export const AuditEntrySchema = Type.Object({
  id: IdSchema,
  at: TimeSchema,
  by: nullable(PersonRefSchema),
  action: Type.String(),
  thing: AuditThingSchema,
  thing_id: nullable(IdSchema),
  kind: nullable(ContentKindNameSchema),
  name: Type.String(),
  branch: nullable(BranchRefSchema),
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: nullable(Type.String()), after: nullable(Type.String()) }),
  ),
});
export type AuditEntry = Static<typeof AuditEntrySchema>;
export const AuditPageSchema = Type.Object({ items: Type.Array(AuditEntrySchema), next: CursorSchema });
export type AuditPage = Static<typeof AuditPageSchema>;

export const deskAuditCalls = {
  listAudit: {
    host: 'desk',
    access: 'read audit',
    method: 'GET',
    path: '/audit',
    summary: 'Who did what, newest first',
    query: AuditQuerySchema,
    reply: { 200: AuditPageSchema },
    reads: ['Audit'],
  },
} as const satisfies Record<string, DeskCall>;

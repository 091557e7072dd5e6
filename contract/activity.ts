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

/** Enquiries of the days `from` to today in Tashkent time. A null `branch` counts those without a branch. */
const TodayEnquiriesSchema = Type.Object({
  from: Type.String({ format: 'date' }),
  came: CountSchema,
  new: CountSchema,
  overdue: CountSchema,
  answer_seconds: nullable(CountSchema),
  branches: Type.Array(
    Type.Object({ branch: nullable(BranchRefSchema), answered: CountSchema, answer_seconds: nullable(CountSchema) }),
  ),
  sections: Type.Array(Type.Object({ section: EnquirySectionSchema, count: CountSchema })),
  hours: Type.Array(
    Type.Object({ hour: Type.Integer({ minimum: 0, maximum: 23 }), count: CountSchema, today: CountSchema }),
  ),
});
export type TodayEnquiries = Static<typeof TodayEnquiriesSchema>;

/**
 * `visits`: in progress, by stage (contract/rules/visitStages.ts); `all` is their sum; `late`: not ready by the
 * promised time. `bays`: of each branch, now.
 * `coming`: bookings of today that have not ended and whose car has not arrived. `tasks`: due ones of the reader.
 * `tasks` and `enquiries` are null for a mechanic.
 */
export const DeskTodaySchema = Type.Object({
  day: Type.String({ format: 'date' }),
  visits: Type.Object({
    all: CountSchema,
    open: CountSchema,
    sent: CountSchema,
    approved: CountSchema,
    in_work: CountSchema,
    ready: CountSchema,
    late: CountSchema,
  }),
  bays: Type.Array(Type.Object({ branch: BranchRefSchema, used: CountSchema, free: CountSchema })),
  coming: CountSchema,
  tasks: nullable(CountSchema),
  enquiries: nullable(TodayEnquiriesSchema),
});
export type DeskToday = Static<typeof DeskTodaySchema>;

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
  dead: Type.Array(DeadMessageSchema),
});
export type DeskOutbox = Static<typeof DeskOutboxSchema>;

export const deskOverviewCalls = {
  readToday: {
    host: 'desk',
    access: 'see today',
    method: 'GET',
    path: '/today',
    summary: 'Returns the overview of the day',
    reply: { 200: DeskTodaySchema },
    reads: ['Today'],
  },
  readOutbox: {
    host: 'desk',
    access: 'see messages',
    method: 'GET',
    path: '/outbox',
    summary: 'Returns the state of the channels and the failed messages',
    reply: { 200: DeskOutboxSchema },
    reads: ['Message'],
  },
  retryMessage: {
    host: 'desk',
    access: 'retry messages',
    method: 'POST',
    path: '/outbox/:id/retry',
    summary: 'Retries a failed message',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['Message'],
  },
} as const satisfies Record<string, DeskCall>;

/** Contains no personal data: the desk polls this list, and reads of personal data are audited. */
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
/** `unread` counts the last 30 days, including entries that are not listed. */
export const DeskNotificationsSchema = Type.Object({
  unread: CountSchema,
  items: Type.Array(DeskNotificationSchema),
});
export type DeskNotifications = Static<typeof DeskNotificationsSchema>;

export const NotificationReadingSchema = Type.Object({ id: IdSchema, earlier: Type.Optional(Type.Boolean()) });
export type NotificationReading = Static<typeof NotificationReadingSchema>;

export const deskNotificationsCalls = {
  listNotifications: {
    host: 'desk',
    method: 'GET',
    access: 'own account',
    path: '/notifications',
    summary:
      'Lists notifications of one’s own branches: enquiries, bookings, answers to estimates, reviews, failed messages',
    reply: { 200: DeskNotificationsSchema },
    reads: ['Notification'],
  },
  readNotifications: {
    host: 'desk',
    method: 'POST',
    access: 'own account',
    path: '/notifications/reads',
    summary: 'Marks one notification, or all up to one, as read by the signed-in person',
    body: NotificationReadingSchema,
    reply: { 204: null },
    changes: ['Notification'],
  },
} as const satisfies Record<string, DeskCall>;

/**
 * Server-sent event `change`. The first event `hello` has an id from which the stream resumes without a gap.
 * A `beat` follows every 15 s. Without it the client treats the connection as dead.
 */
export const DeskEventSchema = Type.Object({
  thing: Type.Enum([...EVENT_THINGS]),
  id: nullable(IdSchema),
  action: Type.String(),
  /** Id of the person who made the change, so that a client can skip its own changes. Null: the site or a visitor. */
  by: nullable(IdSchema),
});
export type DeskEvent = Static<typeof DeskEventSchema>;

const EventsHeadersSchema = Type.Object({ 'last-event-id': Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) });
/**
 * Id of the last received event, in the query because EventSource cannot set `Last-Event-ID` when a script reopens a
 * stream.
 */
const EventsQuerySchema = Type.Object({ after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) });

export const deskEventsCalls = {
  events: {
    host: 'desk',
    access: 'own account',
    method: 'GET',
    path: '/events',
    summary: 'Streams changes as server-sent events until the session ends; resumed by Last-Event-ID',
    headers: EventsHeadersSchema,
    query: EventsQuerySchema,
    raw: 'events',
    reply: { 200: Type.String() },
  },
} as const satisfies Record<string, DeskCall>;

export const AuditThingSchema = Type.Enum([...AUDIT_THINGS]);
export type AuditThing = Static<typeof AuditThingSchema>;

export const AuditQuerySchema = Type.Object({
  person: Type.Optional(IdSchema),
  thing: Type.Optional(AuditThingSchema),
  thing_id: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID })),
  from: Type.Optional(DaySchema),
  to: Type.Optional(DaySchema),
  after: CursorQuerySchema,
});
export type AuditQuery = Static<typeof AuditQuerySchema>;

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
    summary: 'Lists audit records, newest first',
    query: AuditQuerySchema,
    reply: { 200: AuditPageSchema },
    reads: ['Audit'],
  },
} as const satisfies Record<string, DeskCall>;

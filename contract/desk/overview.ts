import { type Static, Type } from 'typebox';
import { IdParamsSchema, IdSchema, nullable } from '../common';
import { EnquirySectionSchema } from '../enquiries';
import type { DeskCall } from './call';
import { BranchRefSchema, CountSchema, TimeSchema } from './common';

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

export const overviewCalls = {
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

import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import { CountSchema, CursorQuerySchema, CursorSchema, IdParamsSchema, IdSchema, nullable, TimeSchema } from './common';
import { MESSAGE_STATES, MESSAGE_SUBJECTS } from './rules/deskLimits';

/**
 * `delivered`: accepted by Telegram; SMS are only known to be `sent`. `unknown`: no reply of the channel. `failed`:
 * rejected by it. `given_up`: expired or superseded.
 * `settled_at`: the last attempt. `due_at`: the next one, null if there is none.
 */
export const LoggedMessageSchema = Type.Object({
  id: IdSchema,
  kind: Type.String(),
  channel: Type.Enum(['sms', 'telegram']),
  state: Type.Enum([...MESSAGE_STATES]),
  created_at: TimeSchema,
  settled_at: nullable(TimeSchema),
  due_at: nullable(TimeSchema),
  attempts: CountSchema,
  reason: nullable(Type.String()),
  about: nullable(Type.Object({ kind: Type.Enum([...MESSAGE_SUBJECTS]), id: IdSchema, reference: Type.String() })),
});
export type LoggedMessage = Static<typeof LoggedMessageSchema>;

/** `from`: older messages are deleted. */
export const MessageLogSchema = Type.Object({
  items: Type.Array(LoggedMessageSchema),
  next: CursorSchema,
  from: TimeSchema,
});
export type MessageLog = Static<typeof MessageLogSchema>;

export const MessageLogQuerySchema = Type.Object({ after: CursorQuerySchema });
export type MessageLogQuery = Static<typeof MessageLogQuerySchema>;

const log = {
  host: 'desk',
  method: 'GET',
  params: IdParamsSchema,
  query: MessageLogQuerySchema,
  reply: { 200: MessageLogSchema },
  reads: ['Message'],
} as const;

export const deskMessagesCalls = {
  listCustomerMessages: {
    ...log,
    access: 'read customers',
    path: '/customers/:id/messages',
    summary: 'Lists the messages to a customer without their texts, newest first',
  },
  listVisitMessages: {
    ...log,
    access: 'change visits',
    path: '/visits/:id/messages',
    summary: 'Lists the messages about a visit and its booking without their texts, newest first',
  },
  listBookingMessages: {
    ...log,
    access: 'change bookings',
    path: '/bookings/:id/messages',
    summary: 'Lists the messages about a booking without their texts, newest first',
  },
} as const satisfies Record<string, DeskCall>;

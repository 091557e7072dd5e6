import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import {
  CountSchema,
  CursorQuerySchema,
  CursorSchema,
  filledTextSchema,
  IdempotencyHeadersSchema,
  IdParamsSchema,
  IdSchema,
  nullable,
  PersonRefSchema,
  TimeSchema,
} from './common';
import { ContentLanguageSchema } from './content';
import { MESSAGE_RECEIVERS, MESSAGE_STATES, MESSAGE_SUBJECTS, STAFF_MESSAGE_MAX_LENGTH } from './rules/deskLimits';

/**
 * `delivered`: accepted by Telegram; SMS are only known to be `sent`. `unknown`: no reply of the channel. `failed`:
 * rejected by it. `given_up`: expired or superseded.
 * `text`, `author`: of a message that staff wrote; the texts of others have codes and links and are never shown.
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
  text: nullable(Type.String()),
  author: nullable(PersonRefSchema),
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

export const MessageToSchema = Type.Object({ kind: Type.Enum([...MESSAGE_RECEIVERS]), id: IdSchema });
export type MessageTo = Static<typeof MessageToSchema>;

/**
 * `off`: the customer turned messages off. `unreachable`: no phone that gets SMS, and no chat.
 * `due_at`: the end of the customer's quiet hours, null outside of them.
 * `before`, `after`: what the message has around the written text.
 * `templates`: with names in the reader's language and texts in the customer's, filled in.
 */
export const MessageDraftSchema = Type.Object({
  state: Type.Enum(['ready', 'off', 'unreachable']),
  channel: Type.Enum(['sms', 'telegram']),
  language: ContentLanguageSchema,
  due_at: nullable(TimeSchema),
  before: Type.String(),
  after: Type.String(),
  templates: Type.Array(Type.Object({ id: IdSchema, name: Type.String(), text: Type.String() })),
});
export type MessageDraft = Static<typeof MessageDraftSchema>;

export const NewStaffMessageSchema = Type.Object({
  to: MessageToSchema,
  text: filledTextSchema(STAFF_MESSAGE_MAX_LENGTH),
});
export type NewStaffMessage = Static<typeof NewStaffMessageSchema>;

export const SentMessageSchema = Type.Object({ id: IdSchema });
export type SentMessage = Static<typeof SentMessageSchema>;

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
    summary: 'Lists the messages to a customer, newest first, with the texts of staff only',
  },
  listVisitMessages: {
    ...log,
    access: 'change visits',
    path: '/visits/:id/messages',
    summary: 'Lists the messages about a visit and its booking, newest first, with the texts of staff only',
  },
  listBookingMessages: {
    ...log,
    access: 'change bookings',
    path: '/bookings/:id/messages',
    summary: 'Lists the messages about a booking, newest first, with the texts of staff only',
  },
  draftMessage: {
    host: 'desk',
    method: 'GET',
    access: 'message customers',
    path: '/messages/draft',
    summary: 'Returns channel, language and templates of a message to a customer',
    query: MessageToSchema,
    reply: { 200: MessageDraftSchema },
  },
  sendMessage: {
    host: 'desk',
    method: 'POST',
    access: 'message customers',
    path: '/messages',
    summary: 'Sends a message to a customer, not at night',
    headers: IdempotencyHeadersSchema,
    body: NewStaffMessageSchema,
    reply: { 201: SentMessageSchema },
    changes: ['Message'],
  },
} as const satisfies Record<string, DeskCall>;

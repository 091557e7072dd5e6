import { type Static, Type } from 'typebox';
import { IdSchema, nullable } from '../common';
import { EnquirySectionSchema } from '../enquiries';
import type { DeskCall } from './call';
import { BranchRefSchema, CountSchema, TimeSchema } from './common';
import { NOTIFICATION_KINDS } from './limits';

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

export const notificationsCalls = {
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

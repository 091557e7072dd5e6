import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { AuditField } from '#contract/rules/auditWords';
import { AUDIT_THINGS, EVENT_THINGS, NOTIFICATION_KINDS, TASK_KINDS } from '#contract/rules/deskLimits';
import { users } from './accounts';
import { bookings } from './booking';
import { branches } from './company';
import { enquiries } from './enquiries';
import { messages } from './messages';
import { staff } from './staff';
import { visitFindings, visits } from './visits';

export const deskNotes = pgTable(
  'desk_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enquiryId: integer('request_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => staff.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('desk_notes_by_request').on(table.enquiryId, table.id),
    index('desk_notes_by_user').on(table.userId, table.id),
  ],
);

export const deskViews = pgTable(
  'desk_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    filter: text().notNull(),
  },
  (table) => [unique('desk_views_once').on(table.staffId, table.name)],
);

/** Read access log: one row per staff member, day, call and entity, stored for 90 days. */
export const deskReads = pgTable(
  'desk_reads',
  {
    staffId: integer('staff_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    call: text().notNull(),
    thingId: integer('thing_id').notNull(),
    times: integer().notNull().default(1),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull().defaultNow(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.day, table.call, table.thingId] }),
    index('desk_reads_by_thing').on(table.call, table.thingId, table.day),
    index('desk_reads_by_day').on(table.day),
  ],
);

type AuditValue = string | number | boolean | null | number[] | string[];
export type AuditValues = { [Name in AuditField]?: AuditValue };
export type ContentAuditValues = Record<string, AuditValue>;
export type StoredAuditValues = { [field: string]: AuditValue | undefined };

/**
 * A trigger makes the table append-only. Rows must contain no customer's name, phone or text, which could not be
 * erased.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** No foreign key, because entries outlive the account. Null for operator commands. */
    staffId: integer('staff_id'),
    action: text().notNull(),
    thing: text({ enum: AUDIT_THINGS }).notNull(),
    thingId: integer('thing_id'),
    name: text().notNull().default(''),
    branchId: integer('branch_id'),
    formerBranchId: integer('former_branch_id'),
    before: jsonb().$type<StoredAuditValues>(),
    after: jsonb().$type<StoredAuditValues>(),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_entries_by_time').on(table.at, table.id),
    index('audit_entries_by_person').on(table.staffId, table.at, table.id),
    index('audit_entries_by_thing').on(table.thing, table.thingId, table.at, table.id),
    index('audit_entries_by_kind').on(table.thing, table.at, table.id),
  ],
);

export const deskEventNumbers = pgSequence('desk_event_numbers');

/** Written by triggers, so that changes by older releases are included. */
export const deskEvents = pgTable(
  'desk_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Assigned after the commit, because readers in the order of `id` would miss rows that are committed later. */
    number: bigint({ mode: 'number' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    thing: text({ enum: [...EVENT_THINGS, 'session'] }).notNull(),
    thingId: integer('thing_id'),
    action: text().notNull(),
    staffId: integer('staff_id'),
    branchId: integer('branch_id'),
    formerBranchId: integer('former_branch_id'),
  },
  (table) => [
    index('desk_events_by_number').on(table.number),
    index('desk_events_unnumbered').on(table.id).where(sql`${table.number} is null`),
    index('desk_events_by_time').on(table.at),
  ],
);

/** Contains no personal data. `recordBooking` writes notifications of bookings, a trigger on desk_events the others. */
export const deskNotifications = pgTable(
  'desk_notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    thingId: integer('thing_id').notNull(),
    branchId: integer('branch_id'),
    staffId: integer('staff_id'),
    isAnnounced: boolean('is_announced').notNull().default(false),
  },
  (table) => [
    index('desk_notifications_by_time').on(table.at),
    index('desk_notifications_to_announce').on(table.id).where(sql`not ${table.isAnnounced}`),
  ],
);

export const deskNotificationReads = pgTable(
  'desk_notification_reads',
  {
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    notificationId: integer('notification_id')
      .notNull()
      .references(() => deskNotifications.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.notificationId] }),
    index('desk_notification_reads_of').on(table.notificationId),
  ],
);

/** Text of a message that staff wrote. It is personal data and is deleted with its customer's. */
export const staffMessages = pgTable(
  'staff_messages',
  {
    messageId: integer('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    authorId: integer('author_id').references(() => staff.id, { onDelete: 'set null' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** That of the visit or booking, or the branch whose name the message has. */
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id, { onDelete: 'cascade' }),
  },
  (table) => [index('staff_messages_of_user').on(table.userId)],
);

/** A task has at most one subject. The text may contain personal data and is deleted with its subject's. */
export const deskTasks = pgTable(
  'desk_tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: TASK_KINDS }).notNull().default('own'),
    text: text().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** Null: for everybody at the branch. */
    staffId: integer('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    createdBy: integer('created_by').references(() => staff.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** That of the subject. Null: only assignee, author and owners see the task. */
    branchId: integer('branch_id').references(() => branches.id, { onDelete: 'set null' }),
    enquiryId: integer('request_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    visitId: integer('visit_id').references(() => visits.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    findingId: integer('finding_id')
      .unique()
      .references(() => visitFindings.id, { onDelete: 'cascade' }),
    /** Only in tasks of kind `promise`. Postponing the task changes only `dueAt`. */
    promisedAt: timestamp('promised_at', { withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('desk_tasks_open').on(table.dueAt, table.id).where(sql`${table.doneAt} is null`),
    index('desk_tasks_done').on(table.doneAt, table.id).where(sql`${table.doneAt} is not null`),
    index('desk_tasks_of_request').on(table.enquiryId),
    index('desk_tasks_of_booking').on(table.bookingId),
    index('desk_tasks_of_visit').on(table.visitId),
    unique('desk_tasks_of_promise').on(table.visitId, table.promisedAt),
    index('desk_tasks_of_user').on(table.userId),
  ],
);

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
import { AUDIT_THINGS, EVENT_THINGS, NOTIFICATION_KINDS } from '#contract/rules/deskLimits';
import { users } from './accounts';
import { requests } from './requests';
import { staff } from './staff';

/** What the staff write about an enquiry or a customer: one of the two. */
export const deskNotes = pgTable(
  'desk_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id').references(() => requests.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => staff.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('desk_notes_by_request').on(table.requestId, table.id),
    index('desk_notes_by_user').on(table.userId, table.id),
  ],
);

/** Filters of the inbox that somebody has named. */
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

/** Which of the staff have read what of customers: a row for a person, a day, a call and what it was of. It is kept for 90 days. */
export const deskReads = pgTable(
  'desk_reads',
  {
    /** No reference: it stays when the person is removed. */
    staffId: integer('staff_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The path of the call: `/customers/:id`. */
    call: text().notNull(),
    /** 0: a list. */
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

type AuditValue = string | number | boolean | null | number[];
export type AuditValues = { [Name in AuditField]?: AuditValue };
/** Changes of content are keyed by the paths of its fields. */
export type ContentAuditValues = Record<string, AuditValue>;
export type StoredAuditValues = { [field: string]: AuditValue | undefined };

/**
 * Who did what, written in the transaction of the change. A trigger refuses to change or remove a row, so no person's name, phone or words
 * may stand here: the law lets them be erased.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** No reference: it stays when the person is removed. Null: a command of the operator. */
    staffId: integer('staff_id'),
    action: text().notNull(),
    thing: text({ enum: AUDIT_THINGS }).notNull(),
    thingId: integer('thing_id'),
    /** The reference of an enquiry, the name of somebody of the staff. */
    name: text().notNull().default(''),
    /** Where it belongs, and where it did before. */
    branchId: integer('branch_id'),
    formerBranchId: integer('former_branch_id'),
    before: jsonb().$type<StoredAuditValues>(),
    after: jsonb().$type<StoredAuditValues>(),
    /** Of the HTTP request, as the log has it. */
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_entries_by_time').on(table.at, table.id),
    index('audit_entries_by_person').on(table.staffId, table.at, table.id),
    index('audit_entries_by_thing').on(table.thing, table.thingId, table.at, table.id),
    index('audit_entries_by_kind').on(table.thing, table.at, table.id),
  ],
);

/** Numbers of events, given in the order in which they can be read (server/staff/events/stored.ts). */
export const deskEventNumbers = pgSequence('desk_event_numbers');

/** What the desk's screens are told. Written by triggers, so that whoever changes something, the site and an earlier release too, tells it. */
export const deskEvents = pgTable(
  'desk_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null until it is numbered: an identity is given before the commit, and a late committer would come behind a reader. */
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

/**
 * Facts that a branch is notified of, one row for all of its staff. Enquiries, decisions of customers, reviews and failed messages come from a trigger on
 * desk_events; bookings from noteBooking, which knows what has changed. No person's name, phone or words may stand here.
 */
export const deskNotifications = pgTable(
  'desk_notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    thingId: integer('thing_id').notNull(),
    branchId: integer('branch_id'),
    /** Who did it, and is not notified of it. Null: a customer or the site. */
    staffId: integer('staff_id'),
    /** The staff's group has been sent it, or need not be. */
    isAnnounced: boolean('is_announced').notNull().default(false),
  },
  (table) => [
    index('desk_notifications_by_time').on(table.at),
    index('desk_notifications_to_announce').on(table.id).where(sql`not ${table.isAnnounced}`),
  ],
);

/** Which of them somebody has read. */
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

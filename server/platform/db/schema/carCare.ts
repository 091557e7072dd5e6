import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { MESSAGE_CHANNELS } from '#contract/rules/limits';
import { cars, users } from './accounts';
import { hidden, localized } from './columns';

export const carDocumentKinds = pgTable('car_document_kinds', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  name: localized('name'),
  hint: localized('hint'),
  remindDays: integer('remind_days').notNull(),
  position: integer().notNull().default(0),
});

const carId = () =>
  integer('car_id')
    .notNull()
    .references(() => cars.id, { onDelete: 'cascade' });

export const carDocuments = pgTable(
  'car_documents',
  {
    carId: carId(),
    kindId: integer('kind_id')
      .notNull()
      .references(() => carDocumentKinds.id),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.carId, table.kindId] }), index('car_documents_of_kind').on(table.kindId)],
);

/** A customer without a row gets no reminders. */
export const notificationPreferences = pgTable(
  'message_wishes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: MESSAGE_CHANNELS }).notNull(),
    language: text({ enum: ['ru', 'uz'] }).notNull(),
    /** Quiet hours in Tashkent time, across midnight if `from` is later than `to`. Equal hours disable them. */
    quietFrom: smallint('quiet_from').notNull(),
    quietTo: smallint('quiet_to').notNull(),
    chatId: bigint('chat_id', { mode: 'number' }),
    checkedOn: date('looked_on', { mode: 'string' }),
  },
  (table) => [
    index('message_wishes_to_look_at').on(table.checkedOn, table.userId).where(sql`${table.channel} <> 'off'`),
    index('message_wishes_by_chat').on(table.chatId),
    check('message_wishes_hours', sql`${table.quietFrom} between 0 and 23 and ${table.quietTo} between 0 and 23`),
    check('message_wishes_chat', sql`${table.channel} <> 'telegram' or ${table.chatId} is not null`),
  ],
);

/** Sent reminders, one per due entry (`fact`). Rows are never deleted, to prevent duplicates. */
export const carReminders = pgTable(
  'car_reminders',
  {
    carId: carId(),
    fact: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.carId, table.fact] })],
);

/** Mileage entries of the owner, one per car and day in Tashkent. Visits hold their own mileage. */
export const carMileages = pgTable(
  'car_mileages',
  {
    carId: carId(),
    day: date({ mode: 'string' }).notNull(),
    mileage: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.carId, table.day] })],
);

/** Works that the owner had done elsewhere. `fact`: the due entry that the record settled. */
export const carOwnRecords = pgTable(
  'car_own_records',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    carId: carId(),
    fact: text().notNull(),
    /** No foreign key, because records outlive services. */
    serviceId: integer('service_id'),
    title: localized('title'),
    doneOn: date('done_on', { mode: 'string' }).notNull(),
    mileage: integer().notNull(),
    note: text().notNull().default(''),
    /** Price in whole soʻm. */
    cost: bigint({ mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('car_own_records_of_car').on(table.carId, table.doneOn, table.id),
    check('car_own_records_figures', sql`${table.mileage} >= 0 and ${table.cost} >= 0`),
  ],
);

/** Due entries that the owner postponed, until a day or a mileage. */
export const carPostponedWorks = pgTable(
  'car_postponed_works',
  {
    carId: carId(),
    fact: text().notNull(),
    untilDate: date('until_date', { mode: 'string' }),
    untilMileage: integer('until_mileage'),
  },
  (table) => [
    primaryKey({ columns: [table.carId, table.fact] }),
    check('car_postponed_works_until', sql`num_nonnulls(${table.untilDate}, ${table.untilMileage}) = 1`),
  ],
);

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
    /** Quiet hours in Tashkent, across midnight if `from` is later. Equal hours disable them. */
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

/** One per fact, kept for ever to prevent duplicates. */
export const carReminders = pgTable(
  'car_reminders',
  {
    carId: carId(),
    fact: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.carId, table.fact] })],
);

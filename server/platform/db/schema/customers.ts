import { sql } from 'drizzle-orm';
import { date, index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { carModels } from './brands';

export const gender = pgEnum('gender', ['M', 'F']);

/** A customer whom the workshop entered has no password yet, and perhaps neither birthdate nor gender. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** It reads `+998XXXXXXXXX`; the wire calls it `username`. */
    phone: text().notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Both names' words, folded (contract/rules/fold.ts), by which the desk searches; null where an earlier release stored them. */
    nameFolded: text('name_folded'),
    birthdate: date({ mode: 'string' }),
    gender: gender(),
    /** It is argon2id, written as a PHC string. */
    passwordHash: text('password_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    // The desk searches for any part of them.
    index('users_found_by').using(
      'gin',
      table.phone.op('gin_trgm_ops'),
      table.firstName.op('gin_trgm_ops'),
      table.lastName.op('gin_trgm_ops'),
    ),
    index('users_named').using('gin', table.nameFolded.op('gin_trgm_ops')),
    index('users_unfolded').on(table.id).where(sql`${table.nameFolded} is null`),
  ],
);

/** Numbers that a customer had before: what was sent under one until then is theirs, and goes with the account. */
export const formerPhones = pgTable(
  'former_phones',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    /** Whoever has the number afterwards is somebody else. */
    until: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.phone, table.until] }),
    index('former_phones_by_phone').on(table.phone),
    index('former_phones_found_by').using('gin', table.phone.op('gin_trgm_ops')),
  ],
);

export const cars = pgTable(
  'cars',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => carModels.id),
    vin: text().notNull(),
    year: integer().notNull(),
    /** It is the state plate, which the wire calls `number`. */
    plate: text().notNull(),
    /** Kilometres. */
    mileage: integer().notNull(),
    /** When the customer wrote the mileage down. */
    mileageAt: timestamp('mileage_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the customer removed it. It stays out of the garage until the same customer adds it again, by its VIN or its plate. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('cars_by_user').on(table.userId, table.id),
    index('cars_by_plate').using('gin', table.plate.op('gin_trgm_ops')),
  ],
);

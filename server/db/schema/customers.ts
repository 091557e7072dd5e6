import { date, index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { carModels } from './brands';

export const gender = pgEnum('gender', ['M', 'F']);

/** A customer whom the workshop entered has no password yet, and perhaps neither birthdate nor gender. */
export const users = pgTable('users', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** `+998XXXXXXXXX`; `username` on the wire. */
  phone: text().notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  birthdate: date({ mode: 'string' }),
  gender: gender(),
  /** argon2id, PHC string. */
  passwordHash: text('password_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

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
    /** The state plate; `number` on the wire. */
    plate: text().notNull(),
    /** Kilometres. */
    mileage: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('cars_by_user').on(table.userId, table.id)],
);

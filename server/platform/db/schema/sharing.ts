import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { cars, users } from './accounts';
import { visits } from './visits';

const time = (name: string) => timestamp(name, { withTimezone: true });
const tokenHash = () => text('token_hash').notNull().unique();
const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const historyShares = pgTable(
  'history_shares',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    carId: integer('car_id')
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    tokenHash: tokenHash(),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
    opened: integer().notNull().default(0),
  },
  (table) => [
    index('history_shares_of_user').on(table.userId, table.id),
    index('history_shares_of_car').on(table.carId),
  ],
);

/** Transfer of a car's history: accepted by the buyer, then confirmed by the seller (`userId`). */
export const historyHandovers = pgTable(
  'history_handovers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    carId: integer('car_id')
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    tokenHash: tokenHash(),
    language: text({ enum: ['ru', 'uz'] })
      .notNull()
      .default('ru'),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    buyerId: integer('buyer_id').references(() => users.id, { onDelete: 'cascade' }),
    buyerCarId: integer('buyer_car_id').references(() => cars.id, { onDelete: 'cascade' }),
    acceptedAt: time('accepted_at'),
    confirmedAt: time('confirmed_at'),
    withdrawnAt: time('withdrawn_at'),
  },
  (table) => [
    index('history_handovers_of_user').on(table.userId, table.id),
    index('history_handovers_of_buyer').on(table.buyerId, table.id),
    index('history_handovers_of_car').on(table.carId),
    index('history_handovers_of_buyers_car').on(table.buyerCarId),
    check(
      'history_handovers_steps',
      sql`num_nulls(${table.buyerId}, ${table.buyerCarId}, ${table.acceptedAt}) in (0, 3)
        and (${table.confirmedAt} is null or ${table.acceptedAt} is not null)
        and (${table.confirmedAt} is null or ${table.withdrawnAt} is null)`,
    ),
  ],
);

/** Customers who opened a handover link: their account lists the offer, although no token is stored. */
export const handoverReaders = pgTable(
  'handover_readers',
  {
    handoverId: integer('handover_id')
      .notNull()
      .references(() => historyHandovers.id, { onDelete: 'cascade' }),
    userId: owner(),
    openedAt: time('opened_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.handoverId, table.userId] }),
    index('handover_readers_of_user').on(table.userId, table.handoverId),
  ],
);

/** Visits of the seller that a buyer may read, without the seller's personal data. */
export const historyGrants = pgTable(
  'history_grants',
  {
    userId: owner(),
    carId: integer('car_id')
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    visitId: integer('visit_id')
      .notNull()
      .references(() => visits.id),
    handoverId: integer('handover_id').references(() => historyHandovers.id, { onDelete: 'set null' }),
    grantedAt: time('granted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.visitId] }),
    index('history_grants_of_car').on(table.carId, table.visitId),
    index('history_grants_of_visit').on(table.visitId),
    index('history_grants_of_handover').on(table.handoverId),
  ],
);

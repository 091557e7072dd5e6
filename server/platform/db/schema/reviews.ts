import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { REVIEW_STATES } from '#contract/rules/visits';
import { users } from './accounts';
import { visits } from './visits';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const reviewLinks = pgTable('review_links', {
  visitId: integer('visit_id')
    .primaryKey()
    .references(() => visits.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  sentAt: time('sent_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
});

export const visitReviews = pgTable(
  'visit_reviews',
  {
    visitId: integer('visit_id')
      .primaryKey()
      .references(() => visits.id, { onDelete: 'cascade' }),
    branchId: integer('branch_id').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    stars: integer().notNull(),
    text: text().notNull(),
    language: text({ enum: ['ru', 'uz'] }).notNull(),
    state: text({ enum: REVIEW_STATES }).notNull().default('waiting'),
    writtenAt: time('written_at').notNull().defaultNow(),
    reason: text().notNull().default(''),
    answer: text().notNull().default(''),
    answeredAt: time('answered_at'),
    decidedBy: integer('decided_by'),
    decidedAt: time('decided_at'),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('visit_reviews_list').on(table.state, table.writtenAt, table.visitId),
    index('visit_reviews_of_branch').on(table.branchId, table.state, table.writtenAt),
    index('visit_reviews_of_user').on(table.userId),
    check('visit_reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
);

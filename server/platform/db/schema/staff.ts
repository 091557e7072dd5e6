import { bigint, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { SESSION_STAGES, STAFF_ROLES } from '#contract/rules/deskLimits';
import { branches } from './company';

/** Who works at the desk. Whoever was invited and has not come in yet has no password. */
export const staff = pgTable('staff', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** `+998XXXXXXXXX` */
  phone: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: STAFF_ROLES }).notNull(),
  /** It is argon2id, written as a PHC string. */
  passwordHash: text('password_hash'),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
  /** The secret of the second factor, sealed with a key of the server; null: none is asked for. */
  totpSealed: text('totp_sealed'),
  /** One that waits for its first code. */
  totpPending: text('totp_pending'),
  /** The half minute of the last code that was taken: no code is good twice. */
  totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const staffBranches = pgTable(
  'staff_branches',
  {
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.branchId] }),
    index('staff_branches_by_branch').on(table.branchId),
  ],
);

/** Links that let somebody make a password. One is used, withdrawn or replaced by being deleted. */
export const staffInvitations = pgTable('staff_invitations', {
  /** SHA-256 of the link's token. */
  tokenHash: text('token_hash').primaryKey(),
  staffId: integer('staff_id')
    .notNull()
    .unique()
    .references(() => staff.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** HMAC-SHA-256 with a key of the server. A code that was used is deleted. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie, which has 256 random bits. */
    tokenHash: text('token_hash').notNull(),
    stage: text({ enum: SESSION_STAGES }).notNull(),
    /** Wrong second factors. */
    failures: integer().notNull().default(0),
    browser: text(),
    system: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** To the minute. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    unique('staff_sessions_token').on(table.tokenHash),
    index('staff_sessions_by_staff').on(table.staffId),
    index('staff_sessions_by_use').on(table.lastUsedAt),
  ],
);

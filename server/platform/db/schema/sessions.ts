import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './customers';

/** One sign-in on one device, through all rotations of its refresh token. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** When a token of it was last exchanged. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    /** The browser and system of the sign-in, as the User-Agent named them. */
    browser: text(),
    system: text(),
  },
  (table) => [index('refresh_families_by_user').on(table.userId)],
);

/** A refresh token; only its hash is stored. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    familyId: integer('family_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    /** The token it was issued for; null for the first of a family. */
    predecessorId: integer('predecessor_id'),
    /** SHA-256, hex: the token itself has 256 random bits, so a slow hash would protect nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** It names its family under the server's seal, so that its row may go while a copy of it may still turn up. */
    sealed: boolean().notNull().default(false),
    /** When it, or the access token issued with it, was first used: from then on its predecessor is dead. */
    firstUsedAt: timestamp('first_used_at', { withTimezone: true }),
  },
  (table) => [
    index('refresh_tokens_by_predecessor').on(table.predecessorId),
    index('refresh_tokens_by_family').on(table.familyId),
    index('refresh_tokens_by_expiry').on(table.expiresAt),
  ],
);

import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { staff } from './staff';

/** Links that show a draft as its page to whoever has one. One is withdrawn by ending its time. */
export const contentPreviews = pgTable(
  'content_previews',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text().notNull(),
    itemId: integer('item_id').notNull(),
    /** Their links end with their right. */
    by: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('content_previews_of').on(table.kind, table.itemId),
    index('content_previews_expired').on(table.expiresAt),
    index('content_previews_by').on(table.by),
  ],
);

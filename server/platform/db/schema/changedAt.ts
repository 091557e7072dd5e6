import { timestamp } from 'drizzle-orm/pg-core';

/** When the row was written last; a trigger sets it with every update. The sitemap tells it to search engines. */
export const changedAt = () => timestamp('changed_at', { withTimezone: true }).notNull().defaultNow();

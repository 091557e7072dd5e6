import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a page was shown on a day: counts, nothing of whom it was shown to. */
export const pageViews = pgTable(
  'page_views',
  {
    /** Of Tashkent. */
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    /** Host; empty where no other site led here. */
    referrer: text().notNull(),
    language: text().notNull(),
    device: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer, table.language, table.device] })],
);

import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** One row; triggers on every content table bump it. It is the ETag of content and a part of every cache key. */
export const contentVersion = pgTable(
  'content_version',
  { id: integer().primaryKey(), version: bigint({ mode: 'number' }).notNull() },
  (table) => [check('content_version_one_row', sql`${table.id} = 1`)],
);

/** One row: the hash of the demo content that was put in last, so that a start with nothing changed writes nothing. */
export const seededContent = pgTable(
  'seeded_content',
  { id: integer().primaryKey(), hash: text().notNull() },
  (table) => [check('seeded_content_one_row', sql`${table.id} = 1`)],
);

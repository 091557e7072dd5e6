import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { localized } from './columns';
import { staff } from './staff';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const pictures = pgTable(
  'pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sha256: text().notNull().unique(),
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Re-encoded WebP without metadata, the source of all renditions. */
    original: bytea().notNull(),
    alt: localized('alt').default({ ru: '', uz: '' }),
    altFolded: text('alt_folded').notNull().default(''),
    focusX: doublePrecision('focus_x').notNull().default(0.5),
    focusY: doublePrecision('focus_y').notNull().default(0.5),
    version: integer().notNull().default(1),
    createdBy: integer('created_by').references(() => staff.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('pictures_by_time').on(table.createdAt, table.id),
    check('pictures_focus', sql`${table.focusX} between 0 and 1 and ${table.focusY} between 0 and 1`),
  ],
);

/** Content-addressed renditions `/media/p/<hash>.<width>x<height>.webp`, cached by browsers forever. */
export const pictureRenders = pgTable(
  'picture_renders',
  {
    hash: text().primaryKey(),
    pictureId: integer('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [index('picture_renders_by_picture').on(table.pictureId)],
);

export const pictureFiles = pgTable(
  'picture_files',
  {
    hash: text()
      .notNull()
      .references(() => pictureRenders.hash, { onDelete: 'cascade' }),
    width: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.width] })],
);

import { boolean } from 'drizzle-orm/pg-core';

/** Kept for what points to it, and read by the site through the views of shown.ts alone, which leave it out. */
export const hidden = () => boolean().notNull().default(false);

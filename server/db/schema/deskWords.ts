import { type SQL, sql } from 'drizzle-orm';

/** What the desk finds a row by, in both languages, as the function `desk_words` writes it: whatever the case, the apostrophe or ё. */
export const deskText = (...columns: readonly unknown[]): SQL =>
  sql`desk_words(${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql` || ' ' || `,
  )})`;

/** An index of it for the kinds that grow. */
export const deskWords = (...columns: readonly unknown[]): SQL => sql`${deskText(...columns)} gin_trgm_ops`;

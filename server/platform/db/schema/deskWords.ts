import { type SQL, sql } from 'drizzle-orm';

/** What the desk finds a row by, in both languages, as the function `desk_words` writes it: whatever the case, the apostrophe or ё. */
export const deskText = (...columns: readonly unknown[]): SQL =>
  sql`desk_words(${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql` || ' ' || `,
  )})`;

/** A number as it is typed by heart, without what stands between its pieces. */
export const bareNumber = (column: unknown): SQL => sql`translate(${column}, '-./ _', '')`;

/** An index of it for the kinds that grow. */
export const deskWords = (...columns: readonly unknown[]): SQL => sql`${deskText(...columns)} gin_trgm_ops`;
